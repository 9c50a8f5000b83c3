-- expect: timeout
-- handlers that fail, in handlers that fail: twice as many at each depth
local function bad() error(setmetatable({}, { __index = bad }), 2) end
for i = 1, 50 do xpcall(bad, function(e) xpcall(bad, bad) error(e) end) end
