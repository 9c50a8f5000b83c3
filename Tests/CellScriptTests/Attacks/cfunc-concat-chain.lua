-- expect: timeout
-- one long chain of concatenations
local s = ("x"):rep(1000)
while true do local b = s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s..s end
