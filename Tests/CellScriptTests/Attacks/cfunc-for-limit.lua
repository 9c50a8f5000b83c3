-- expect: timeout
-- a long text of spaces as the limit of a loop is read as a number
local s = (" "):rep(250000) .. "1"
while true do for i = 1, s do break end end
