-- expect: error
-- a length that is no number for the table functions
local t = setmetatable({}, { __len = function() return math.maxinteger end })
table.insert(t, 1)
