-- expect: timeout
-- the stop comes while sequences wait
local cell, touch, p = ...
local fx = require "cellfx"
for i = 1, 100 do fx.spawn(cell, function() pcall(fx.wait, 0.1) while true do end end) end
fx.wait(0.2)
