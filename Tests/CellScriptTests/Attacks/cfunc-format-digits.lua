-- expect: timeout
-- hundreds of digits each
while true do string.format("%99.99f %99.99f %99.99f", 1e300, 1e300, 1e300) end
