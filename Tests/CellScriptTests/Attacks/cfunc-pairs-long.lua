-- expect: timeout
-- keys that begin alike are put in order
local p, t = ("x"):rep(250000), {}
for i = 1, 12 do t[p .. i] = i end
while true do for k in pairs(t) do break end end
