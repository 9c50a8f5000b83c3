--!cellfx api=1
local fx = require "cellfx"

local breathe = {
  summary = "The grid is never quite still: its cells swell and sink in a slow wave.",
  parameters = {
    depth  = { 0.02, min = 0, max = 0.5, about = "by how much a cell is larger, and smaller" },
    period = { 6, min = 0.5, max = 60, unit = "seconds", about = "of one breath" },
    length = { 500, min = 20, max = 10000, unit = "points", about = "from one crest to the next" },
    unrest = { 0.08, min = 0, max = 1, about = "how much of a breath cells are apart by chance" },
  },
}

local air = fx.field(function(cell, now, input, p)
  local along = (cell.center_x + cell.center_y) / p.length
  local phase = now / p.period - along - p.unrest * cell.random
  -- The first breath deepens slowly: nothing jumps where the wave begins.
  local depth = p.depth * fx.smoothstep(0, p.period, now)
  return { scale = cell.scale * (1 + depth * fx.sin(2 * math.pi * phase)) }
end)

function breathe.attached(grid, event, p)
  grid:play(air)
end

return breathe
