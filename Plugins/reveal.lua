--!cellfx api=1
local fx = require "cellfx"

local reveal = {
  summary = "Cells rise into place one after the other, by row and column.",
  parameters = {
    rise     = { 24, min = -500, max = 500, unit = "points", about = "how far it comes up" },
    scale    = { 0.92, min = 0, max = 2, about = "size that it begins with" },
    stagger  = { 0.04, min = 0, max = 1, unit = "seconds", about = "from one row or column on" },
    duration = { 0.45, min = 0, max = 5, unit = "seconds", about = "of one cell's way" },
  },
}

-- How many rows and columns come before a cell.
local function steps_before(cell, cause)
  if cause == "insert" then return 0 end
  local grid = cell.grid
  -- A cell beyond the viewport need not wait for all that nobody sees.
  local left = fx.min(cell.column, fx.ceil(grid.width / cell.width))
  -- Rows that scroll in come one by one anyway.
  if cause == "scroll" then return left end
  local above = fx.floor((cell.y - grid.offset_y) / cell.height)
  return fx.clamp(above, 0, fx.ceil(grid.height / cell.height)) + left
end

function reveal.appeared(cell, event, p)
  if not event.first or event.cause == "restore" then return end
  cell.opacity, cell.translation_y, cell.scale = 0, p.rise, p.scale
  cell:animate {
    opacity = 1, translation_y = 0, scale = 1, curve = "cubic_out",
    duration = p.duration, delay = p.stagger * steps_before(cell, event.cause),
  }
end

return reveal
