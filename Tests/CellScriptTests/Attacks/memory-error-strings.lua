-- expect: timeout
-- errors that carry long texts
local s = ("x"):rep(100000)
while true do pcall(error, s .. "y") end
