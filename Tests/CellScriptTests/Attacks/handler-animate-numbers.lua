-- expect: ok
-- numbers that are none, in every property
local cell, touch, p = ...
for _, name in ipairs { "scale", "opacity", "rotation", "translation_x", "corner_radius", "z", "border_width" } do
  for _, x in ipairs { 0 / 0, math.huge, -math.huge, 1e308, math.mininteger, "1", {}, cell, true } do
    pcall(function() cell[name] = x end)
    pcall(cell.animate, cell, { duration = 0.1, [name] = x })
    pcall(cell.spring, cell, { duration = 0.1, velocity = x, [name] = 1 })
    pcall(cell.animate, cell, { duration = x, [name] = 1 })
    pcall(cell.animate, cell, { repeats = x, delay = x, duration = 0.1, [name] = 1 })
  end
end
