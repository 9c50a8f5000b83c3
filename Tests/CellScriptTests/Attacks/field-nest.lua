-- expect: ok
-- fields within fields, in coroutines, in comparators and in handlers of errors
local fx = require "cellfx"
local function plain() return { scale = 1 } end
local function deep(cell)
  assert(not pcall(fx.field, deep))
  assert(not pcall(fx.field, plain))
  local co = coroutine.wrap(function() return pcall(fx.field, plain) end)
  assert(co() == false)
  table.sort({ 1, 2, 3 }, function(a, b) pcall(fx.field, plain) return a < b end)
  local text = ("a"):gsub("a", function() pcall(fx.field, plain) return "b" end)
  xpcall(error, function() pcall(fx.field, plain) end)
  return { opacity = 1 }
end
pcall(fx.field, deep)
xpcall(fx.field, function(m) pcall(fx.field, plain) return m end, function(cell) error(cell) end)
pcall(coroutine.wrap(function() fx.field(function() coroutine.yield() end) end))
pcall(fx.field, coroutine.wrap(plain))
pcall(fx.field, setmetatable({}, { __call = plain }))
