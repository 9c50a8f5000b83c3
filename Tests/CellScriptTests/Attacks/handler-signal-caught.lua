-- expect: timeout
-- the same, caught each time
local cell, touch, p = ...
while true do pcall(cell.signal, cell, "x") end
