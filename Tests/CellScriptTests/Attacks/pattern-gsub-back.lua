-- expect: timeout
-- gsub that tries all ways at each place
return ("a"):rep(60000):gsub("a-a-a-a-b", "")
