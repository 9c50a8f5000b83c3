-- expect: timeout
-- a metatable with many entries is looked through each time
local m = {}
for i = 1, 40000 do m["k" .. i] = i end
while true do setmetatable({}, m) end
