-- expect: ok
-- a coroutine that ended, one that failed, one that runs
local co = coroutine.create(function() end)
assert(coroutine.resume(co))
assert(not coroutine.resume(co) and coroutine.status(co) == "dead")
local bad = coroutine.create(function() error {} end)
assert(not coroutine.resume(bad) and not coroutine.resume(bad))
local w = coroutine.wrap(function() error "x" end)
assert(not pcall(w) and not pcall(w))
