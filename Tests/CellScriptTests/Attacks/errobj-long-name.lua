-- expect: error
-- a name of sixty thousand letters in the message
local name = ("n"):rep(60000)
return _ENV[name]
