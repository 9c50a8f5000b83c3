-- expect: error
-- a set without an end
return ("x"):find("[" .. ("a"):rep(10000))
