-- expect: error
-- new texts without end
local cell, touch, p = ...
local s = ("x"):rep(60000)
for i = 1, 1e9 do cell.text = s .. i end
