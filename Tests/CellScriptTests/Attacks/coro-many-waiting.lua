-- expect: memory
-- coroutines that all wait for each other
local t = {}
while true do
  local co = coroutine.wrap(function(...) coroutine.yield(...) end)
  co(co, t) t[#t + 1] = co
end
