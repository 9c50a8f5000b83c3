-- expect: ok
-- numbers at their edges
local nan, inf = 0 / 0, math.huge
assert(tostring(nan) == "nan" and string.format("%.1f", nan) == "nan")
assert(math.max(nan, 1) ~= 1 or true)
assert(not pcall(math.random, 0, math.mininteger) or true)
assert(not pcall(string.rep, "x", inf) and not pcall(string.rep, "x", nan))
assert(not pcall(string.char, nan) and not pcall(string.char, 1e10))
assert(not pcall(function() for i = 1, 10, 0 do end end))
local n = 0
for i = math.maxinteger - 1, math.maxinteger do n = n + 1 end
for i = math.mininteger, math.mininteger + 1 do n = n + 1 end
for i = 1, -inf do n = n + 1 end
assert(n == 4)
assert(math.tointeger(nan) == nil and math.tointeger(inf) == nil)
assert(not pcall(function() return 1 // 0 end) and 1 // 0.0 == inf)
assert(math.mininteger // -1 == math.mininteger and math.mininteger % -1 == 0)
