-- expect: timeout
-- a walk that never comes to an end
local s = ("x"):rep(100000)
while true do for a, b in s:gmatch("()x-()") do end end
