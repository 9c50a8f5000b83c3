-- expect: memory
-- memory runs out inside __tostring
local bomb = setmetatable({}, { __tostring = function() local s = "x" while true do s = s .. s end end })
while true do pcall(tostring, bomb) end
