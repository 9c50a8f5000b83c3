-- expect: ok
-- curves that are none
local cell, touch, p = ...
local fx = require "cellfx"
for _, c in ipairs { "ease", ("x"):rep(10000), {}, { 0, 0, 0 }, { 2, 0, -1, 0 }, { 0 / 0, 0, 1, 1 }, { 0.5, 1e300, 0.5, -1e300 } } do
  local ok, f = pcall(fx.curve, c)
  if ok then for _, x in ipairs { -1, 0, 0.5, 1, 2, 0 / 0, math.huge } do pcall(f, x) end end
end
for _, n in ipairs { 0, -1, 1e9, 0.5, 0 / 0, math.huge } do pcall(fx.steps, n) end
local ok, s = pcall(fx.spring, { duration = 0.5, damping = 1e-300 })
if ok then for _, x in ipairs { -1, 0, 1e300, 0 / 0 } do pcall(s, x) end end
