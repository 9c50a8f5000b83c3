-- expect: ok
-- every function with every wrong first argument
local cell, touch, p = ...
local things = { cell, cell.grid, touch, p, cell:animate { duration = 0.1, scale = 2 }, {}, 1, "x", print }
for _, name in ipairs { "animate", "spring", "keyframes", "dissolve", "clear", "select", "deselect", "signal" } do
  for _, thing in ipairs(things) do if thing ~= cell then pcall(cell[name], thing, {}) end end
  pcall(cell[name]) pcall(cell[name], nil, nil, nil)
end
