-- expect: error
-- a pattern of ten thousand opened captures
return ("x"):find(("("):rep(10000))
