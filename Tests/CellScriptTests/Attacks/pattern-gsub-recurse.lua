-- expect: error
-- a replacement that replaces, as deep as it goes
local function dive(c) return (c:gsub(".", dive)) end
return dive("x")
