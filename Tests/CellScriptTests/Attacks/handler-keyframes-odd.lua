-- expect: ok
-- frames that are none
local cell, touch, p = ...
for _, frames in ipairs { { { at = 2, scale = 1 } }, { { at = 0 / 0, scale = 1 } }, { { scale = 1 } }, { 1 }, { {} },
  { { at = 0.5, scale = 1 }, { at = 0.1, scale = 1 } }, { { at = 0, scale = 0 / 0 } }, { { at = 0, nothing = 1 } } } do
  frames.duration = 1
  pcall(cell.keyframes, cell, frames)
end
