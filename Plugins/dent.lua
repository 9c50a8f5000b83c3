--!cellfx api=1
local fx = require "cellfx"

local dent = {
  summary = "The grid gives way under the finger: cells sink and lean away, and spring back.",
  parameters = {
    radius  = { 180, min = 10, max = 2000, unit = "points", about = "how far around the finger" },
    depth   = { 0.15, min = 0, max = 0.9, about = "how much smaller the cell under it is" },
    shade   = { 0.12, min = 0, max = 1, about = "how much of its opacity that cell loses" },
    push    = { 10, min = -200, max = 200, unit = "points", about = "how far cells give way" },
    press   = { 0.25, min = 0.01, max = 5, unit = "seconds", about = "how fast it gives way" },
    release = { 0.5, min = 0.01, max = 5, unit = "seconds", about = "how fast it comes back" },
    bounce  = { 0.5, min = 0, max = 0.9, about = "how much it swings when it comes back" },
  },
}

local hollow = fx.field(function(cell, now, input, p)
  local right, down = cell.center_x - input.x, cell.center_y - input.y
  local near = 1 - fx.smoothstep(0, p.radius, fx.hypot(right, down))
  -- `near` times the way from the finger is nothing at the finger, nothing at the rim, and 0.26 of
  -- the radius where it is most, at 0.42 of it.
  local push = input.force * p.push * near / (0.26 * p.radius)
  return {
    scale = cell.scale * (1 - input.force * p.depth * near),
    -- Also the answer to the finger where motion is reduced.
    opacity = cell.opacity * (1 - input.force * p.shade * near),
    translation_x = cell.translation_x + push * right,
    translation_y = cell.translation_y + push * down,
  }
end)

-- By finger: the hollow under it.
local hollows = {}

function dent.touch_began(cell, touch, p)
  local play = cell.grid:play(hollow, { x = touch.content_x, y = touch.content_y, force = 0 })
  play:spring { force = 1, response = p.press }
  hollows[touch.id] = play
end

function dent.touch_moved(cell, touch, p)
  local play = hollows[touch.id]
  -- None where the plugin was loaded while the finger was down already.
  if not play then return end
  play:spring { x = touch.content_x, y = touch.content_y, response = p.press, replaces = true }
end

function dent.touch_ended(cell, touch, p)
  local play = hollows[touch.id]
  if not play then return end
  hollows[touch.id] = nil
  local back = play:spring { force = 0, response = p.release, bounce = p.bounce }
  -- The grid's, not the cell's: the hollow must end even when the cell has scrolled away by then.
  fx.spawn(cell.grid, function()
    back:wait()
    play:stop { fade = 0.1 }
  end)
end

dent.touch_cancelled = dent.touch_ended

return dent
