-- expect: error
-- a replacement that yields
local co = coroutine.wrap(function() ("abc"):gsub(".", function() coroutine.yield() end) end)
co() co()
