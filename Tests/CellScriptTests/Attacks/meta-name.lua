-- expect: ok
-- a __name that pretends
local t = setmetatable({}, { __name = "cell" })
assert(not tostring(t):find("0x"))
