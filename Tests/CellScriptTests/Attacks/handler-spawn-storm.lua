-- expect: error
-- more sequences than may wait
local cell, touch, p = ...
local fx = require "cellfx"
while true do fx.spawn(cell, function() fx.wait(10) end) end
