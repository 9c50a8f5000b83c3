-- expect: ok
-- a replacement by a table whose __index replaces
local t = setmetatable({}, { __index = function(_, k) return (k:gsub(".", "%0%0")) end })
assert(("ab"):gsub(".", t) == "aabb")
