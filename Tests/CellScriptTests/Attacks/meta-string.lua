-- expect: error
-- the metatable of strings is not to be had
local m = getmetatable("")
m.__index = nil
