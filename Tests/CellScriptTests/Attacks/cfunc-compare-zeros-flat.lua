-- expect: timeout
-- the same without a loop between comparisons
local z, y = ("\0"):rep(250000), ("\0"):rep(250000)
while true do if z < y then end if z <= y then end if y < z then end if y > z then end end
