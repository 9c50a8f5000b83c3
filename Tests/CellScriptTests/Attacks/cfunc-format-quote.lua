-- expect: timeout
-- quoting doubles a long text
local s = ("\n"):rep(120000)
while true do string.format("%q", s) end
