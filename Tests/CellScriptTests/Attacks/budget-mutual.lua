-- expect: timeout
-- two functions that end in each other
local even
local function odd(n) return even(n + 1) end
function even(n) return odd(n + 1) end
return even(0)
