-- expect: ok
-- numerals at their edges
assert(0xffffffffffffffffff == -1 and 1e400 == math.huge and 0x1p-2000 == 0)
assert(9223372036854775808 == 2^63)
assert(tonumber("0x") == nil and tonumber("1e") == nil and tonumber(("9"):rep(400)) == math.huge)
