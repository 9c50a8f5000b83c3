-- expect: error
-- coroutines inside coroutines as deep as they go
local function dive() coroutine.wrap(dive)() end
coroutine.wrap(dive)()
