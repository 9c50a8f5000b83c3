-- expect: ok
-- the environment is no way out
local names = { "load", "loadfile", "dofile", "loadstring", "collectgarbage", "os", "io", "debug", "package", "newproxy", "arg" }
for _, name in ipairs(names) do assert(rawget(_G, name) == nil) end
assert(string.dump == nil and string.pack == nil and coroutine.close == nil and utf8.codes == nil)
assert(not pcall(function() return _ENV.os end))
local _ENV = setmetatable({}, { __index = function() return nil end })
x = 1
