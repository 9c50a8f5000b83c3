-- expect: timeout
-- never a hundred instructions in one coroutine
while true do
  local co = coroutine.create(function() for i = 1, 20 do coroutine.yield() end end)
  for i = 1, 20 do coroutine.resume(co) end
end
