-- expect: error
-- parameters are read only
local cell, touch, p = ...
p.x = 1
