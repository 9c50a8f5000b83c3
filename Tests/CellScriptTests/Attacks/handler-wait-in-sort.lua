-- expect: error
-- a wait inside a comparator
local cell, touch, p = ...
local fx = require "cellfx"
table.sort({ 3, 2, 1 }, function(a, b) fx.wait(0.1) return a < b end)
