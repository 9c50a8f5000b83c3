-- expect: ok
-- metamethods that yield
local t = setmetatable({}, { __index = function(_, k) return coroutine.yield(k) end,
  __lt = function() return coroutine.yield("lt") end, __add = function() return coroutine.yield("add") end })
local co = coroutine.wrap(function() return t.x, t < t, t + 1 end)
assert(co() == "x" and co(1) == "lt" and co(true) == "add")
local a, b, c = co(3)
assert(a == 1 and b == true and c == 3)
