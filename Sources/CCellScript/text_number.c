// `tonumber`, as the stock function in the C locale.
#include <string.h>

#include "machine.h"
#include "text.h"

// stack: 0 · raises: never · allocates: no
static const char *skip_space(const char *at) {
  return at + strspn(at, " \f\n\r\t\v");
}

// The value of a digit in some base, or 36.
// stack: 0 · raises: never · allocates: no
static int digit_value(char byte) {
  if (byte >= '0' && byte <= '9') { return byte - '0'; }
  if (byte >= 'a' && byte <= 'z') { return byte - 'a' + 10; }
  return byte >= 'A' && byte <= 'Z' ? byte - 'A' + 10 : 36;
}

// Reads a whole number of a base, which wraps around. NULL if there is none, else where it ends.
// stack: 0 · raises: never · allocates: no
static const char *read_whole(const char *at, int base, lua_Integer *out) {
  lua_Unsigned number = 0;
  at = skip_space(at);
  bool negative = *at == '-';
  if (*at == '-' || *at == '+') { at += 1; }
  if (digit_value(*at) >= 36) { return NULL; }
  for (int digit; (digit = digit_value(*at)) < 36; at++) {
    if (digit >= base) { return NULL; }
    number = number * (lua_Unsigned)base + (lua_Unsigned)digit;
  }
  *out = (lua_Integer)(negative ? 0u - number : number);
  return skip_space(at);
}

// stack: 1 · raises: any · allocates: no
static int number_of_base(lua_State *L) {
  size_t length;
  lua_Integer base = luaL_checkinteger(L, 2), number = 0;
  luaL_checktype(L, 1, LUA_TSTRING);
  const char *bytes = lua_tolstring(L, 1, &length);
  luaL_argcheck(L, base >= 2 && base <= 36, 2, "base out of range");
  cellscript_budget_charge(L, (int64_t)(length / 4));
  if (read_whole(bytes, (int)base, &number) == bytes + length) {
    lua_pushinteger(L, number);
  } else {
    lua_pushnil(L);
  }
  return 1;
}

// stack: 1 · raises: any · allocates: no
int cellscript_text_tonumber(lua_State *L) {
  if (!lua_isnoneornil(L, 2)) { return number_of_base(L); }
  luaL_checkany(L, 1);
  if (lua_type(L, 1) == LUA_TNUMBER) {
    lua_settop(L, 1);
    return 1;
  }
  size_t length;
  const char *bytes = lua_type(L, 1) == LUA_TSTRING ? lua_tolstring(L, 1, &length) : NULL;
  if (bytes) { cellscript_budget_charge(L, (int64_t)(length / 4)); }
  if (!bytes || lua_stringtonumber(L, bytes) != length + 1) { lua_pushnil(L); }
  return 1;
}
