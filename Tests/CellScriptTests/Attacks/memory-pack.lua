-- expect: memory
-- lists in lists
local t = {}
while true do t = table.pack(t, table.unpack({}, 1, 900)) end
