-- expect: error
-- selecting and deselecting without end
local cell, touch, p = ...
while true do cell:select() cell:deselect { animated = false } end
