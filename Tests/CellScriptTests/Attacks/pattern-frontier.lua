-- expect: timeout
-- frontiers at every place
return ("ab "):rep(20000):find((".-%f[a]"):rep(8) .. "c")
