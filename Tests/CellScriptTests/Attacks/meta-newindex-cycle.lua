-- expect: error
-- __newindex in a ring
local p, q = {}, {}
setmetatable(p, { __newindex = q }) setmetatable(q, { __newindex = p })
p.x = 1
