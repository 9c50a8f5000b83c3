-- expect: error
-- every byte of a long text at once
local s = ("x"):rep(250000)
return math.max(s:byte(1, -1))
