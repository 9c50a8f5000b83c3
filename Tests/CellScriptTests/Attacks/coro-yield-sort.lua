-- expect: error
-- a comparator that yields
local co = coroutine.wrap(function() table.sort({ 3, 2, 1 }, function(x, y) coroutine.yield() return x < y end) end)
co() co()
