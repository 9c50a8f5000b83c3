-- expect: timeout
-- the string grows by one, so that counting never comes to an end
local z = ("\0"):rep(1000)
while true do
  for i = 1, 9 do if z < z then end end
  if #z < 250000 then z = z .. "\0" end
end
