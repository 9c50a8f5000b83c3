-- expect: timeout
-- what is written is bounded
while true do print(("x"):rep(5000)) end
