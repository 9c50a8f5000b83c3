--!cellfx api=1
local bounce = {
  summary = "Shrinks a cell while it is pressed and springs it back on release.",
  parameters = {
    scale            = { 0.96, min = 0.5, max = 1.5, about = "size while pressed" },
    duration         = { 0.4, min = 0, max = 10, unit = "seconds" },
    damping          = { 1, min = 0.01, max = 10 },
    press_velocity   = { 1, min = -1000, max = 1000, unit = "distances per second" },
    release_velocity = { 0, min = -1000, max = 1000, unit = "distances per second" },
  },
}

function bounce.touch_began(cell, touch, p)
  cell:spring { scale = p.scale, duration = p.duration, damping = p.damping, velocity = p.press_velocity }
end

function bounce.touch_ended(cell, touch, p)
  cell:spring { scale = 1, duration = p.duration, damping = p.damping, velocity = p.release_velocity }
end

bounce.touch_cancelled = bounce.touch_ended

return bounce
