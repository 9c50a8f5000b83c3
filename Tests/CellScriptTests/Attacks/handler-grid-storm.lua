-- expect: timeout
-- all cells, again and again
local cell, touch, p = ...
while true do for _, c in ipairs(cell.grid:cells()) do local x = c.index + c.center_x end end
