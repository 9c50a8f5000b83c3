-- expect: error
-- directives in a message
error("%s %d %p %n %99999s" .. ("%s"):rep(1000))
