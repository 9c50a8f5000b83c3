-- expect: error
-- more arguments than a coroutine's stack holds
local co = coroutine.wrap(function(...) local t = { ... } return coroutine.yield(...) end)
local function grow(n, ...) if n == 0 then return co(...) end return grow(n - 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...) end
grow(1000)
error "done"
