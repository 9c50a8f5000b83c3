-- expect: ok
-- symbols and what they are read from, used where they mean nothing
local fx = require "cellfx"
local kept = {}
local function trace(cell, now, input, p)
  kept = { cell, now, input, p, cell.grid, cell.item, cell.background, input.a, p.b }
  error("no")
end
pcall(fx.field, trace)
local co = coroutine.create(function() pcall(fx.field, trace) coroutine.yield() end)
coroutine.resume(co)
for pass = 1, 2 do
  for _, value in pairs(kept) do
    assert(not pcall(function() return value.x end))
    assert(not pcall(function() return value + 1 end) and not pcall(function() return -value end))
    assert(not pcall(fx.sin, value) and not pcall(fx.noise, value) and not pcall(fx.mix, value, 1, value))
    assert(not pcall(fx.clamp, 1, value, value) and not pcall(fx.curve "linear", value))
    assert(not pcall(fx.spring {}, value) and not pcall(math.abs, value))
    assert(not pcall(function() value.x = 1 end) and not pcall(fx.max, value, value))
    tostring(value)
  end
  -- And within another field.
  pcall(fx.field, function(cell, now)
    local old = kept[2]
    if old then assert(not pcall(function() return now + old end)) end
    error("no")
  end)
end
