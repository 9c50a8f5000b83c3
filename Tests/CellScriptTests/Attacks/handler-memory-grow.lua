-- expect: memory
-- a cell's memory without end
local cell, touch, p = ...
local m = cell.memory
for i = 1, math.huge do m[i] = { i } end
