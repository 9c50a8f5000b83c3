-- expect: timeout
-- the comparing coroutine was made before there was a long string
local z = ""
local co = coroutine.wrap(function() coroutine.yield() while true do if z < z then end if z <= z then end end end)
co()
z = ("\0"):rep(250000)
co()
