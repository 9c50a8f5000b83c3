--!cellfx api=1
local crossfade = {
  summary = "Flashes a cell's highlighted picture: a dissolve to it, then back at once.",
  parameters = {
    normal      = { "@normal", kind = "image", about = "the picture at rest" },
    highlighted = { "@highlighted", kind = "image", about = "the picture that flashes" },
    duration    = { 0.08, min = 0, max = 10, unit = "seconds" },
  },
}

function crossfade.appeared(cell, event, p)
  cell.image = p.normal
end

function crossfade.highlight_changed(cell, change, p)
  if not change.on or change.cause == "restore" then return end
  if cell:dissolve { image = p.highlighted, duration = p.duration }:wait() then
    cell.image = p.normal
  end
end

return crossfade
