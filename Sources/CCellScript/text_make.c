// The functions of `string` that need no pattern: as the stock library's, in the C locale, charged
// by what they go through.
#include <string.h>

#include "machine.h"
#include "sentence.h"
#include "text.h"

// stack: 0 · raises: never · allocates: no
size_t cellscript_text_begin(lua_Integer position, size_t length) {
  if (position > 0) { return (size_t)position; }
  if (position == 0 || position < -(lua_Integer)length) { return 1; }
  return length + (size_t)position + 1;
}

// stack: 0 · raises: never · allocates: no
static size_t text_end(lua_Integer position, size_t length) {
  if (position > (lua_Integer)length) { return length; }
  if (position >= 0) { return (size_t)position; }
  return position < -(lua_Integer)length ? 0 : length + (size_t)position + 1;
}

// stack: 1 · raises: any · allocates: no
int cellscript_text_len(lua_State *L) {
  size_t length;
  luaL_checklstring(L, 1, &length);
  lua_pushinteger(L, (lua_Integer)length);
  return 1;
}

// stack: 1 · raises: any · allocates: yes
int cellscript_text_sub(lua_State *L) {
  size_t length;
  const char *bytes = luaL_checklstring(L, 1, &length);
  size_t begin = cellscript_text_begin(luaL_checkinteger(L, 2), length);
  size_t end = text_end(luaL_optinteger(L, 3, -1), length);
  if (begin > end) {
    lua_pushliteral(L, "");
    return 1;
  }
  size_t count = end - begin + 1;
  cellscript_budget_charge(L, (int64_t)(count / 32));
  lua_pushlstring(L, bytes + begin - 1, count);
  return 1;
}

// stack: results · raises: any · allocates: no
int cellscript_text_byte(lua_State *L) {
  size_t length;
  const char *bytes = luaL_checklstring(L, 1, &length);
  lua_Integer first = luaL_optinteger(L, 2, 1);
  size_t begin = cellscript_text_begin(first, length);
  size_t end = text_end(luaL_optinteger(L, 3, first), length);
  if (begin > end) { return 0; }
  int count = (int)(end - begin) + 1;
  cellscript_budget_charge(L, count / 4);
  luaL_checkstack(L, count, "string slice too long");
  for (size_t i = begin - 1; i < end; i++) { lua_pushinteger(L, (unsigned char)bytes[i]); }
  return count;
}

// stack: 2 · raises: any · allocates: yes
int cellscript_text_char(lua_State *L) {
  int count = lua_gettop(L);
  cellscript_budget_charge(L, count / 4);
  luaL_Buffer buffer;
  char *bytes = luaL_buffinitsize(L, &buffer, (size_t)count);
  for (int i = 1; i <= count; i++) {
    lua_Unsigned code = (lua_Unsigned)luaL_checkinteger(L, i);
    luaL_argcheck(L, code <= 255, i, "value out of range");
    bytes[i - 1] = (char)(unsigned char)code;
  }
  luaL_pushresultsize(&buffer, (size_t)count);
  return 1;
}

// Pushes the text at 1 with its letters from `first` to `first` + 25 moved by `shift`.
// stack: 2 · raises: any · allocates: yes
static int text_shift(lua_State *L, char first, int shift) {
  size_t length;
  const char *bytes = luaL_checklstring(L, 1, &length);
  cellscript_budget_charge(L, (int64_t)(length / 8));
  luaL_Buffer buffer;
  char *out = luaL_buffinitsize(L, &buffer, length);
  for (size_t i = 0; i < length; i++) {
    bool moves = bytes[i] >= first && bytes[i] <= first + 25;
    out[i] = (char)(bytes[i] + (moves ? shift : 0));
  }
  luaL_pushresultsize(&buffer, length);
  return 1;
}

// stack: 2 · raises: any · allocates: yes
int cellscript_text_lower(lua_State *L) {
  return text_shift(L, 'A', 32);
}

// stack: 2 · raises: any · allocates: yes
int cellscript_text_upper(lua_State *L) {
  return text_shift(L, 'a', -32);
}

// stack: 2 · raises: any · allocates: yes
int cellscript_text_reverse(lua_State *L) {
  size_t length;
  const char *bytes = luaL_checklstring(L, 1, &length);
  cellscript_budget_charge(L, (int64_t)(length / 8));
  luaL_Buffer buffer;
  char *out = luaL_buffinitsize(L, &buffer, length);
  for (size_t i = 0; i < length; i++) { out[i] = bytes[length - 1 - i]; }
  luaL_pushresultsize(&buffer, length);
  return 1;
}

// The stock function would count to any number without adding a byte.
// stack: 3 · raises: any · allocates: yes
int cellscript_text_rep(lua_State *L) {
  size_t length, between;
  const char *bytes = luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  const char *separator = luaL_optlstring(L, 3, "", &between);
  size_t limit = cellscript_machine_of(L)->limits.string;
  if (count <= 0 || length + between == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  if ((uint64_t)count > limit / (length + between) + 1) {
    return cellscript_raise(L, cellscript_sentence_text_too_long, (int)limit);
  }
  size_t unit = length + between, size = unit * (size_t)count - between;
  if (size > limit) { return cellscript_raise(L, cellscript_sentence_text_too_long, (int)limit); }
  cellscript_budget_charge(L, (int64_t)(size / 32));
  luaL_Buffer buffer;
  char *out = luaL_buffinitsize(L, &buffer, size + between);
  memcpy(out, bytes, length);
  memcpy(out + length, separator, between);
  for (size_t filled = unit; filled < size;) {
    size_t part = size - filled < filled ? size - filled : filled;
    memcpy(out + filled, out, part);
    filled += part;
  }
  luaL_pushresultsize(&buffer, size);
  return 1;
}
