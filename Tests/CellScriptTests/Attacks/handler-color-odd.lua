-- expect: ok
-- colours that are none
local cell, touch, p = ...
local fx = require "cellfx"
for _, c in ipairs { "#", "#12", "#gggggg", ("#"):rep(1000), {}, { 1, 2, 3 }, 1, true, setmetatable({}, { __index = function() return 1 end }) } do
  pcall(function() cell.background = c end) pcall(fx.color, c) pcall(fx.mix, c, "#fff", 0.5)
end
pcall(fx.color, 0 / 0, 1, 2, 3) pcall(fx.mix, "#fff", "#000", 0 / 0)
