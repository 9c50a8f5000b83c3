-- expect: timeout
-- `<` goes through zero bytes one call of the C library at a time
local z = ("\0"):rep(250000)
while true do local b = z < z end
