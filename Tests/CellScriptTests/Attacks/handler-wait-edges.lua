-- expect: ok
-- seconds that are none
local cell, touch, p = ...
local fx = require "cellfx"
for _, s in ipairs { -1, 0 / 0, math.huge, "x", {}, 1e300 } do assert(not pcall(fx.wait, s)) end
