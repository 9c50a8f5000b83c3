-- expect: timeout
-- a wait that takes no time, for ever
local cell, touch, p = ...
local fx = require "cellfx"
while true do fx.wait(0) end
