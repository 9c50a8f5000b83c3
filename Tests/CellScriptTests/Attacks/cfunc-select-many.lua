-- expect: error
-- arguments by the ten thousand, passed on and on
local function grow(n, ...)
  if n == 0 then return select("#", ...) end
  return grow(n - 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, ...)
end
assert(grow(1000) == 20000)
return select(-20001, table.unpack({}, 1, 900))
