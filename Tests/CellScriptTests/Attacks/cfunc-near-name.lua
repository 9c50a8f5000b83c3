-- expect: timeout
-- an unknown name is compared with tens of thousands
for i = 1, 20000 do _G["name" .. i] = i end
while true do pcall(function() return unknownname end) end
