-- expect: timeout
-- as much as one field can be, of as many names, over and over
local fx = require "cellfx"
local names = {}
for i = 1, 64 do names[i] = ("n"):rep(60) .. i end
while true do
  pcall(fx.field, function(cell, now, input, p)
    pcall(function() for i = 1, 64 do local x = cell.item[names[i]] + input[names[i]] end end)
    pcall(function() for i = 1, 300 do local x = p[names[i % 64 + 1]] end end)
    local open = input.a
    pcall(function() for i = 1, 300 do open = fx.mix(open, p.b, now) end end)
    pcall(fx.sin, open)
    pcall(function() for i = 1, 9000 do local x = now + i end end)
    return 1
  end)
end
