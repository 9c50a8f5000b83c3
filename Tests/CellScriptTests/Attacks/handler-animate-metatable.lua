-- expect: ok
-- tables that answer by functions where values are asked for
local cell, touch, p = ...
local odd = setmetatable({}, { __index = function(_, k) return ({ duration = 0.2, scale = 2 })[k] end,
  __len = function() return 1 << 60 end })
pcall(cell.animate, cell, odd) pcall(cell.keyframes, cell, odd) pcall(cell.spring, cell, odd)
pcall(cell.clear, cell, odd) pcall(cell.dissolve, cell, odd)
