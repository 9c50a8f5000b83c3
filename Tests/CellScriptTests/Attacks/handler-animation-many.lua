-- expect: timeout
-- an animation for every step of a loop, each waited for
local cell, touch, p = ...
while true do cell:animate { duration = 0, scale = 2 }:wait() end
