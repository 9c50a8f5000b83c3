-- expect: ok
-- cells and events as __index of tables
local cell, touch, p = ...
assert(not pcall(setmetatable, {}, { __index = cell }))
local t = setmetatable({}, { __index = function(_, k) return cell[k] end })
for i = 1, 50 do local u = t t = setmetatable({}, { __index = u }) end
assert(t.index == cell.index and not pcall(function() return t.nothing end))
