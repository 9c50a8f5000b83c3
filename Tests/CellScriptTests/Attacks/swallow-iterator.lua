-- expect: timeout
-- the stop strikes in an iterator inside a metamethod
local t = setmetatable({}, { __index = function(t, k) for _ = 1, math.huge do end end })
while true do pcall(function() for i, v in ipairs(t) do end end) end
