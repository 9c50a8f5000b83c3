-- expect: memory
-- memory runs out and the pieces are let go again and again
while true do
  pcall(function() local t = {} for i = 1, math.huge do t[i] = { i } end end)
end
