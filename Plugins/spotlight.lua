--!cellfx api=1
local fx = require "cellfx"

local spotlight = {
  summary = "Light follows the finger, and all around is dim until it lifts.",
  parameters = {
    radius = { 160, min = 10, max = 2000, unit = "points", about = "from the finger to the dark" },
    dim    = { 0.6, min = 0, max = 1, about = "how much opacity the dark takes" },
    kindle = { 0.2, min = 0, max = 5, unit = "seconds", about = "until the light is whole" },
    lag    = { 0.15, min = 0.01, max = 2, unit = "seconds", about = "behind the finger" },
    fade   = { 0.4, min = 0, max = 5, unit = "seconds", about = "until it is out" },
  },
}

local light = fx.field(function(cell, now, input, p)
  local distance = fx.hypot(cell.center_x - input.x, cell.center_y - input.y)
  local shade = fx.smoothstep(0, p.radius, distance)
  return { opacity = cell.opacity * (1 - input.power * p.dim * shade) }
end)

-- The play, and the finger that it follows: the last one that came down.
local shown, finger

function spotlight.touch_began(cell, touch, p)
  if shown then shown:stop { fade = p.fade } end
  shown = cell.grid:play(light, { x = touch.content_x, y = touch.content_y, power = 0 })
  shown:animate { power = 1, duration = p.kindle, curve = "ease_out" }
  finger = touch.id
end

function spotlight.touch_moved(cell, touch, p)
  if touch.id ~= finger then return end
  -- Replacing keeps the speed: the light swings into each new way without a corner.
  shown:spring { x = touch.content_x, y = touch.content_y, response = p.lag, replaces = true }
end

function spotlight.touch_ended(cell, touch, p)
  if touch.id ~= finger then return end
  shown:stop { fade = p.fade }
  shown, finger = nil, nil
end

spotlight.touch_cancelled = spotlight.touch_ended

return spotlight
