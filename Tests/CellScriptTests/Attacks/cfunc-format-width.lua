-- expect: error
-- a width of three digits
return string.format("%1000d", 1)
