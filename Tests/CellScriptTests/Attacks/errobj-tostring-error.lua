-- expect: error
-- an error whose __tostring fails
error(setmetatable({}, { __tostring = function() error "again" end }))
