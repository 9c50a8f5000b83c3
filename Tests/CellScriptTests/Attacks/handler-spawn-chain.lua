-- expect: error
-- each sequence begins the next at once
local cell, touch, p = ...
local fx = require "cellfx"
local function go() fx.spawn(cell, go) fx.spawn(cell, go) end
go()
