-- expect: memory
-- a chunk that fills a table of tables of texts
local t, n = {}, 0
while true do
  n = n + 1
  t[n] = { "k" .. n, { n, { n } }, tostring(n):rep(20), function() return t, n end }
end
