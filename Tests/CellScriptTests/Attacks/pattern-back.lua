-- expect: timeout
-- a capture that is compared with itself everywhere
return ("a"):rep(60000):find("(.-)%1%1%1b")
