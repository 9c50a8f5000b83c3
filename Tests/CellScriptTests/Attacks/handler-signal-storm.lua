-- expect: error
-- more signals than an instant may have
local cell, touch, p = ...
for i = 1, 1e9 do cell:signal("s" .. i) end
