--!cellfx api=1
local domino = {
  summary = "A selection topples the cells beside, above and below it, one after the other.",
  parameters = {
    reach    = { 6, kind = "integer", min = 1, max = 50, about = "how many fall on each side" },
    gap      = { 0.09, min = 0, max = 2, unit = "seconds", about = "from one to the next" },
    lean     = { 0.25, min = 0, max = 3, unit = "radians", about = "of the next one; then less" },
    duration = { 0.6, min = 0, max = 5, unit = "seconds", about = "of one fall and getting up" },
  },
}

local ways = {
  { rows = 0, columns = -1, side = -1 }, { rows = 0, columns = 1, side = 1 },
  { rows = -1, columns = 0, side = -1 }, { rows = 1, columns = 0, side = 1 },
}

-- Has cells fall one after the other in one way, as far as there are any.
local function topple(cell, way, p)
  for step = 1, p.reach do
    local row, column = cell.row + step * way.rows, cell.column + step * way.columns
    local other = row >= 0 and column >= 0 and cell.grid:cell_at(row, column)
    if not other then return end
    local force = 1 - (step - 1) / p.reach
    other:keyframes {
      delay = step * p.gap, duration = p.duration,
      { at = 0.3, rotation = way.side * force * p.lean, curve = "quad_out" },
      { at = 1, rotation = 0, curve = "back_out" },
    }
  end
end

function domino.selection_changed(cell, change, p)
  -- Only when it is new: not for a selected cell that scrolls in.
  if not change.on or change.cause == "restore" then return end
  for _, way in ipairs(ways) do topple(cell, way, p) end
end

return domino
