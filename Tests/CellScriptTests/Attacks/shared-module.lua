-- expect: error
-- the module's functions cannot be taken away from others
local fx = require "cellfx"
fx.wait = nil
fx.color = function() return 1 end
assert(require "cellfx" == fx)
return fx.nothing
