--!cellfx api=1
local fx = require "cellfx"

local ripple = {
  summary = "A ring of size and colour runs over the grid from where a cell is touched.",
  parameters = {
    tint     = { fx.color "#ff9500", about = "the colour of the ring" },
    strength = { 0.25, min = 0, max = 1, about = "how much of it the ring's middle takes" },
    depth    = { 0.08, min = -0.5, max = 0.5, about = "by how much its middle is larger" },
    speed    = { 600, min = 50, max = 5000, unit = "points per second" },
    length   = { 120, min = 10, max = 1000, unit = "points", about = "from its front to its end" },
    reach    = { 600, min = 50, max = 5000, unit = "points", about = "how far it runs, fading" },
  },
}

local ring = fx.field(function(cell, now, input, p)
  local distance = fx.hypot(cell.center_x - input.x, cell.center_y - input.y)
  -- 0 where the front is, 1 where the ring ends; one hump of a squared sine in between.
  local part = fx.clamp((p.speed * now - distance) / p.length, 0, 1)
  local hump = fx.sin(math.pi * part)
  local wave = hump * hump * (1 - fx.smoothstep(0, p.reach, distance))
  return {
    scale = cell.scale * (1 + p.depth * wave),
    background = fx.mix(cell.background, p.tint, p.strength * wave),
  }
end)

function ripple.touch_began(cell, touch, p)
  -- By then the end of the ring has passed every cell that it reaches: it leaves without a jump.
  local seconds = (p.reach + p.length) / p.speed
  cell.grid:play(ring, { x = touch.content_x, y = touch.content_y }, seconds)
end

return ripple
