-- expect: timeout
-- fields that are traced again and again and never made
local fx = require "cellfx"
while true do
  pcall(fx.field, function(cell, now)
    local sum = now
    for i = 1, 4000 do sum = sum + cell.x * i end
    error(sum)
  end)
end
