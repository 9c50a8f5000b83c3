-- expect: timeout
-- numbers are made texts one by one
local t = {}
for i = 1, 20000 do t[i] = i + 0.5 end
while true do table.concat(t, " ", 1, 5000) end
