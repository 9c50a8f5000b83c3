-- expect: error
-- more frames than there may be
local cell, touch, p = ...
local frames = { duration = 1 }
for i = 0, 20000 do frames[i + 1] = { at = i / 20000, scale = 1 } end
cell:keyframes(frames)
