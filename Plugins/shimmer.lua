--!cellfx api=1
local fx = require "cellfx"

local shimmer = {
  summary = "A band of light passes over the cells whose item says `loading`.",
  parameters = {
    light    = { fx.color "system_gray3", about = "the colour of the band" },
    strength = { 0.35, min = 0, max = 1, about = "how much of the colour its middle takes" },
    period   = { 1.6, min = 0.4, max = 30, unit = "seconds", about = "from one band to the next" },
    width    = { 160, min = 10, max = 2000, unit = "points", about = "of the band" },
    slant    = { 0.5, min = -2, max = 2, about = "points to the left for each point down" },
  },
}

local band = fx.field(function(cell, now, input, p)
  local grid = cell.grid
  -- A pass goes from before the left edge of the viewport to behind the right one.
  local along = cell.center_x - grid.offset_x + p.slant * (cell.center_y - grid.offset_y)
  local low, high = fx.min(0, p.slant * grid.height), grid.width + fx.max(0, p.slant * grid.height)
  local middle = fx.mix(low - p.width / 2, high + p.width / 2, now / input.seconds)
  local passing = 1 - fx.smoothstep(0, p.width / 2, fx.abs(along - middle))
  -- With reduced motion nothing passes: all brighten and darken together.
  local together = fx.sin(math.pi * now / input.seconds)
  local glow = fx.where(input.is_still, together * together, passing)
  return { background = fx.mix(cell.background, p.light, p.strength * glow * cell.item.loading) }
end)

local function is_any_loading(grid)
  for _, cell in ipairs(grid:cells()) do
    if cell.item.loading == true then return true end
  end
  return false
end

local is_running = false

-- Pass after pass, for as long as a visible cell loads; one that scrolled away does not count.
local function run(grid, p)
  while is_any_loading(grid) do
    local is_still = grid.reduce_motion and 1 or 0
    grid:play(band, { seconds = p.period, is_still = is_still }, p.period):wait()
  end
  is_running = false
end

function shimmer.appeared(cell, event, p)
  if is_running or cell.item.loading ~= true then return end
  is_running = true
  -- The grid's, not the cell's: it goes on when this cell has its data, or is gone.
  local grid = cell.grid
  fx.spawn(grid, function() run(grid, p) end)
end

shimmer.item_changed = shimmer.appeared

return shimmer
