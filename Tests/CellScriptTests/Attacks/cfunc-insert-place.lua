-- expect: error
-- a place beyond the list
table.insert({}, math.maxinteger, 1)
