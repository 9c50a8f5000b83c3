-- expect: ok
-- plays of what is none, and the functions of plays on what is none
local cell, touch, p = ...
local grid = cell.grid
for _, odd in ipairs { 1, "a", {}, cell, grid, print, true, 0 / 0, math.huge } do
  assert(not pcall(grid.play, grid, odd))
  assert(not pcall(grid.play, odd, odd))
end
local way = cell:animate { scale = 2 }
local functions = {}
for _, name in ipairs { "wait", "stop", "animate", "spring", "inputs", "running" } do
  local ok, value = pcall(function() return way[name] end)
  if ok then functions[#functions + 1] = value end
end
for _, f in pairs(functions) do
  if type(f) == "function" then for _, odd in ipairs { 1, "a", {}, cell, grid } do pcall(f, odd) end end
end
