-- expect: timeout
-- an unknown entry of the module is compared with all
local fx = require "cellfx"
while true do pcall(function() return fx.unknownname end) end
