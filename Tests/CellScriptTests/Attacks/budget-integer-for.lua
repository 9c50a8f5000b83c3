-- expect: timeout
-- a loop over all integers
for i = math.mininteger, math.maxinteger do end
