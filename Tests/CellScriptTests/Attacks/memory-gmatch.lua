-- expect: memory
-- iterators over a long text
local s, t = ("x"):rep(200000), {}
while true do t[#t + 1] = (s .. #t):gmatch("x") end
