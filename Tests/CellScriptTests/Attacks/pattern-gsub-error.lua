-- expect: error
-- a replacement that fails
return ("abc"):gsub(".", function() error "no" end)
