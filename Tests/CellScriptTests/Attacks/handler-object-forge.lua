-- expect: ok
-- a table is no cell and a cell is no table
local cell, touch, p = ...
assert(not pcall(cell.animate, {}, { scale = 2 }))
assert(not pcall(cell.animate, touch, { scale = 2 }))
assert(not pcall(setmetatable, cell, {}) and getmetatable(cell) == nil)
assert(not pcall(rawset, cell, "x", 1) and not pcall(rawget, cell, "scale") and not pcall(next, cell))
assert(not pcall(pairs, cell) and not pcall(function() return #cell end))
assert(not pcall(function() return cell .. "x" end) and not pcall(function() return cell + 1 end))
assert(not pcall(function() return cell() end) and not pcall(function() return cell < cell end))
