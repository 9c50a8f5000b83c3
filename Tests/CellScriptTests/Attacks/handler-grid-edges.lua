-- expect: ok
-- places that are none
local cell, touch, p = ...
local grid = cell.grid
for _, x in ipairs { -1, 0 / 0, math.huge, 1e300, math.maxinteger, math.mininteger, 0.5 } do
  pcall(grid.cell_at, grid, x, 0) pcall(grid.cell_at, grid, 0, x)
end
assert(not pcall(grid.cell_at, cell, 0, 0))
