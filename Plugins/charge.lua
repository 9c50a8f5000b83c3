--!cellfx api=1
local fx = require "cellfx"

local charge = {
  summary = "A long press charges a cell; when it is full the host hears `charged`.",
  parameters = {
    duration = { 0.8, min = 0.05, max = 10, unit = "seconds", about = "of a press that fills it" },
    border   = { 5, min = 0, max = 50, unit = "points", about = "width of the border when full" },
    color    = { fx.color "#34c759", about = "of the border" },
    scale    = { 0.94, min = 0.5, max = 1.5, about = "size when full" },
    drain    = { 0.25, min = 0, max = 5, unit = "seconds", about = "until what is in it is gone" },
  },
}

local function drain(cell, p)
  -- Replacing ends a filling before its time: what waits for that hears false, and signals nothing.
  local draining = cell:animate {
    border_width = 0, duration = p.drain, curve = "ease_out", replaces = true,
  }
  if draining:wait() then cell:clear("border_color") end
end

function charge.touch_began(cell, touch, p)
  cell.border_color = p.color
  local filling = cell:animate {
    border_width = p.border, scale = p.scale, duration = p.duration, curve = "linear",
    replaces = true,
  }
  cell.memory.filling = filling
  if filling:wait() then
    cell:signal("charged")
    cell:spring { scale = 1, response = 0.35, bounce = 0.5, replaces = true }
    drain(cell, p)
  end
end

-- The press is over, or no longer on the cell.
function charge.touch_ended(cell, touch, p)
  local filling = cell.memory.filling
  if not filling or not filling.running then return end
  cell:animate { scale = 1, duration = p.drain, curve = "ease_out", replaces = true }
  drain(cell, p)
end

charge.touch_left = charge.touch_ended
charge.touch_cancelled = charge.touch_ended

return charge
