-- expect: timeout
-- functions of numbers take long numerals
local s = ("0"):rep(250000) .. "1"
while true do math.abs(s) math.floor(s) end
