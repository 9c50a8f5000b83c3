--!cellfx api=1
local fx = require "cellfx"

local tint = {
  summary = "Colours a cell's background while it is highlighted or selected.",
  parameters = {
    normal_color      = { fx.color "system_background" },
    selected_color    = { fx.color "opaque_separator" },
    deselect_duration = { 0.35, min = 0, max = 10, unit = "seconds" },
  },
}

local function is_on(cell)
  return cell.highlighted or cell.selected
end

local function show(cell, p)
  cell.background = is_on(cell) and p.selected_color or p.normal_color
end

function tint.appeared(cell, event, p)
  show(cell, p)
end

function tint.highlight_changed(cell, change, p)
  show(cell, p)
end

function tint.selection_changed(cell, change, p)
  if change.on or not change.animated or is_on(cell) then
    show(cell, p)
  else
    cell:animate {
      background = p.normal_color, duration = p.deselect_duration, along = change.transition,
    }
  end
end

function tint.parameters_changed(grid, change, p)
  for _, cell in ipairs(grid:cells()) do show(cell, p) end
end

return tint
