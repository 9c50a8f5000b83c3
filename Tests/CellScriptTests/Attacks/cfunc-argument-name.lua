-- expect: timeout
-- the name of a function is looked for among tens of thousands
for i = 1, 30000 do _G["name" .. i] = i end
while true do pcall(math.abs) end
