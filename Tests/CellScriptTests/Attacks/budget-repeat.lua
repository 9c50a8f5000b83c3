-- expect: timeout
-- a condition that never holds
repeat local x = 1 until not x
