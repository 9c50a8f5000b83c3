-- expect: error
-- a cell's memory is not to be replaced
local cell, touch, p = ...
cell.memory = {}
