--!cellfx api=1
local shake = {
  summary = "A cell that refuses the finger shakes its head.",
  -- Without the movement nothing would say no.
  reduce_motion = "keep",
  parameters = {
    reach    = { 8, min = 0, max = 100, unit = "points", about = "of the first and widest swing" },
    duration = { 0.4, min = 0, max = 5, unit = "seconds" },
  },
}

function shake.refused(cell, refusal, p)
  cell:keyframes {
    duration = p.duration, replaces = true,
    { at = 0.125, translation_x = -p.reach, curve = "ease_out" },
    { at = 0.375, translation_x = p.reach * 0.75, curve = "ease_in_out" },
    { at = 0.625, translation_x = -p.reach * 0.5, curve = "ease_in_out" },
    { at = 0.875, translation_x = p.reach * 0.25, curve = "ease_in_out" },
    { at = 1, translation_x = 0, curve = "ease_in_out" },
  }
end

return shake
