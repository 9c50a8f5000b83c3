-- expect: timeout
-- rawequal compares from end to end
local z, y = ("x"):rep(250000), ("x"):rep(250000)
while true do rawequal(z, y) end
