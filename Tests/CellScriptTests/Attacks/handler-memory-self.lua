-- expect: ok
-- a cell's memory that holds itself and the cell
local cell, touch, p = ...
local m = cell.memory
m.m, m.cell, m[m], m[cell] = m, cell, m, m
assert(cell.memory == m)
