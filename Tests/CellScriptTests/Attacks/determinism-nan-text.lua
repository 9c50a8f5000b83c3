-- expect: ok
-- what is not a number has no sign
local nan = 0 / 0
assert(tostring(nan) == tostring(-nan))
assert(string.format("%f %g %e", nan, -nan, nan) == "nan nan nan")
assert(("x"):gsub("x", nan) == "nan" and ("x"):gsub("x", function() return -nan end) == "nan")
assert(table.concat({ nan, -nan }, " ") == "nan nan")
