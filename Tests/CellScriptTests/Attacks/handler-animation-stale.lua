-- expect: ok
-- animations that are over are asked again
local cell, touch, p = ...
local fx = require "cellfx"
local first = cell:animate { duration = 0.05, scale = 2 }
assert(first:wait())
for i = 1, 100 do first:stop() first:finish() assert(first:wait() and not first.running) end
assert(not pcall(first.wait) and not pcall(first.wait, cell) and not pcall(function() first.x = 1 end))
