-- expect: timeout
-- every way of catching at once
while true do
  xpcall(function()
    coroutine.wrap(function() pcall(function() while true do end end) while true do end end)()
  end, function() while true do end end)
end
