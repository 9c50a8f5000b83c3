-- expect: error
-- commands without end in one stretch
local cell, touch, p = ...
while true do cell:animate { scale = 2, opacity = 0.5, rotation = 1, translation_x = 5 } end
