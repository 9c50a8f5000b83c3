-- expect: ok
-- a metatable that is changed after it was given
local m = { __index = { a = 1 } }
local t = setmetatable({}, m)
m.__gc = function() while true do end end
m.__close = m.__gc
m.__index = nil
assert(t.a == 1 and getmetatable(t) == nil)
