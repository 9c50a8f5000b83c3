-- expect: timeout
-- sorting equal long texts
local z, t = ("\0"):rep(250000), {}
for i = 1, 8000 do t[i] = z end
while true do table.sort(t) end
