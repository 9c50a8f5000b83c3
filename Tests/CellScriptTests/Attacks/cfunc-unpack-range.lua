-- expect: error
-- a range around the greatest integer
return table.unpack({}, math.mininteger, math.maxinteger)
