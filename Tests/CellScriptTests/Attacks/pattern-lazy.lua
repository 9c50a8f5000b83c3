-- expect: timeout
-- lazy captures, again and again
return ("a"):rep(5000):find(("(.-)"):rep(20) .. "b")
