--!cellfx api=1
local fx = require "cellfx"

local pulse = {
  summary = "A selected cell wears a border and breathes until it is deselected.",
  parameters = {
    scale    = { 1.04, min = 0.5, max = 1.5, about = "size at the height of a breath" },
    duration = { 0.9, min = 0.1, max = 10, unit = "seconds", about = "of breathing in, or out" },
    border   = { 3, min = 0, max = 50, unit = "points" },
    color    = { fx.color "#007aff", about = "of the border" },
    settle   = { 0.3, min = 0, max = 5, unit = "seconds", about = "until it is at rest again" },
  },
}

local function breathe(cell, p)
  cell.border_color = p.color
  cell:animate { border_width = p.border, duration = p.settle, replaces = true }
  cell:animate {
    scale = p.scale, duration = p.duration, curve = "sine_in_out",
    repeats = math.huge, autoreverses = true, replaces = true,
  }
end

local function rest(cell, p)
  -- From whatever size the breath was at; the border's colour goes when there is no border to see.
  local last = cell:animate {
    scale = 1, border_width = 0, duration = p.settle, curve = "ease_out", replaces = true,
  }
  if last:wait() then cell:clear("border_color") end
end

function pulse.selection_changed(cell, change, p)
  if change.on then breathe(cell, p) else rest(cell, p) end
end

return pulse
