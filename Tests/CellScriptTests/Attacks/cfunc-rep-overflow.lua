-- expect: error
-- a product that does not fit
return ("xx"):rep(math.maxinteger, "yyy")
