--!cellfx api=1
local fx = require "cellfx"

local lean = {
  summary = "A pressed cell leans towards the finger and springs back when it lifts.",
  parameters = {
    reach    = { 6, min = 0, max = 100, unit = "points", about = "for a finger at its edge" },
    turn     = { 0.03, min = 0, max = 1, unit = "radians", about = "for a finger at its corner" },
    scale    = { 0.98, min = 0.5, max = 1.5, about = "size while pressed" },
    response = { 0.3, min = 0.01, max = 5, unit = "seconds" },
    bounce   = { 0.3, min = 0, max = 0.9, about = "how much it swings when it is let go" },
  },
}

-- Where a place within a length is: −1 at its beginning, 1 at its end and beyond.
local function side(place, length)
  return fx.clamp(2 * place / length - 1, -1, 1)
end

function lean.touch_began(cell, touch, p)
  local right, down = side(touch.x, cell.width), side(touch.y, cell.height)
  cell:spring {
    translation_x = p.reach * right, translation_y = p.reach * down,
    rotation = p.turn * right * down, scale = p.scale, response = p.response, replaces = true,
  }
end

lean.touch_moved = lean.touch_began

function lean.touch_ended(cell, touch, p)
  cell:spring {
    translation_x = 0, translation_y = 0, rotation = 0, scale = 1,
    response = p.response, bounce = p.bounce, replaces = true,
  }
end

lean.touch_cancelled = lean.touch_ended

return lean
