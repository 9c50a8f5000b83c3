-- expect: ok
-- bytes that are no text
for _, s in ipairs { "\xff", "\xc0\x80", "\xed\xa0\x80", "\xf8\x88\x80\x80\x80", "a\x80" } do
  local n, at = utf8.len(s)
  assert(n == nil and at)
  assert(not pcall(utf8.codepoint, s, 1, -1))
end
assert(not pcall(utf8.char, -1) and not pcall(utf8.char, 1 << 40))
assert(not pcall(utf8.offset, "\x80\x80", 1, 2))
