-- expect: ok
-- an event is the script's own to spoil
local cell, touch, p = ...
pcall(function() touch.x = {} end) pcall(function() touch.nothing = 1 end)
pcall(setmetatable, touch, {}) pcall(rawset, touch, "x", 1)
