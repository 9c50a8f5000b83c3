-- expect: timeout
-- the same inside pcall inside coroutines
local cell, touch, p = ...
local fx = require "cellfx"
while true do pcall(coroutine.wrap(function() pcall(fx.wait, 0) end)) end
