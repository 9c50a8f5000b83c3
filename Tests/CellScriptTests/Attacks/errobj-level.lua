-- expect: ok
-- levels that are not there
assert(not pcall(error, "x", 1000000))
assert(not pcall(error, "x", -5))
assert(not pcall(error, "x", math.maxinteger))
