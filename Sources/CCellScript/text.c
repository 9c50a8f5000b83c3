#include "text.h"

#include <lualib.h>
#include <string.h>

#include "object.h"
#include "sentence.h"

// stack: 1 · raises: memory · allocates: yes
static void push_object(lua_State *L, int index) {
  const cellscript_cell_object *cell = cellscript_object_at(L, index, cellscript_object_cell);
  if (cell) {
    lua_pushfstring(L, "cell %I", (LUAI_UACINT)cell->item);
  } else {
    lua_pushstring(L, cellscript_object_name(L, index));
  }
}

// stack: 3 · raises: any · allocates: yes
const char *cellscript_text_push(lua_State *L, int index, size_t *length) {
  index = lua_absindex(L, index);
  int type = lua_type(L, index);
  bool stock = type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TBOOLEAN
    || type == LUA_TNIL;
  if (stock) { return luaL_tolstring(L, index, length); }
  if (type == LUA_TTABLE && luaL_getmetafield(L, index, "__tostring") != LUA_TNIL) {
    lua_pushvalue(L, index);
    lua_call(L, 1, 1);
    if (lua_type(L, -1) != LUA_TSTRING) {
      cellscript_raise(L, cellscript_sentence_tostring_kind);
    }
  } else {
    push_object(L, index);
  }
  return lua_tolstring(L, -1, length);
}

// stack: 3 · raises: any · allocates: yes
int cellscript_text_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  cellscript_text_push(L, 1, NULL);
  return 1;
}

// stack: 3 · raises: any · allocates: yes
static int text_rep(lua_State *L) {
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
  cellscript_budget_charge(L, count + (count * (lua_Integer)(length + between)) / 64);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (lua_Integer i = 0; i < count; i++) {
    if (i > 0) { luaL_addlstring(&buffer, separator, between); }
    luaL_addlstring(&buffer, bytes, length);
  }
  luaL_pushresult(&buffer);
  return 1;
}

// The stock function, with addresses kept out. Upvalue: the stock function.
// stack: arguments + 3 · raises: any · allocates: yes
static int text_format(lua_State *L) {
  const char *format = luaL_checkstring(L, 1);
  for (const char *at = strchr(format, '%'); at; at = strchr(at, '%')) {
    at += 1 + strspn(at + 1, "-+ #0123456789.");
    if (*at == 'p') { return cellscript_raise(L, cellscript_sentence_no_address); }
    if (*at != 0) { at += 1; }
  }
  int count = lua_gettop(L);
  for (int i = 2; i <= count; i++) {
    int type = lua_type(L, i);
    if (type == LUA_TTABLE || type == LUA_TFUNCTION || type == LUA_TUSERDATA
        || type == LUA_TTHREAD) {
      cellscript_text_push(L, i, NULL);
      lua_replace(L, i);
    }
  }
  cellscript_budget_charge(L, (int64_t)strlen(format) / 8 + count);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, count, LUA_MULTRET);
  return lua_gettop(L);
}

// A stock function, charged by the length of its first argument. Upvalue: the stock function.
// stack: arguments + 1 · raises: any · allocates: yes
static int text_charged(lua_State *L) {
  size_t length = 0;
  if (lua_type(L, 1) == LUA_TSTRING) { lua_tolstring(L, 1, &length); }
  cellscript_budget_charge(L, (int64_t)length / 16);
  int count = lua_gettop(L);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, count, LUA_MULTRET);
  return lua_gettop(L);
}

// `find`, `match`, `gmatch` and `gsub` are the stock library's: a pattern that goes back again and
// again is bounded by the length of strings alone.
// stack: 6 · raises: memory · allocates: yes
void cellscript_text_push_library(lua_State *L) {
  static const char *const stock[] = {"char", "find", "gmatch", "gsub", "len", "match"};
  static const char *const charged[] = {"byte", "lower", "reverse", "sub", "upper"};
  luaL_requiref(L, LUA_STRLIBNAME, luaopen_string, 0);
  lua_newtable(L);
  for (size_t i = 0; i < sizeof stock / sizeof *stock; i++) {
    lua_getfield(L, -2, stock[i]);
    lua_setfield(L, -2, stock[i]);
  }
  for (size_t i = 0; i < sizeof charged / sizeof *charged; i++) {
    lua_getfield(L, -2, charged[i]);
    lua_pushcclosure(L, text_charged, 1);
    lua_setfield(L, -2, charged[i]);
  }
  lua_getfield(L, -2, "format");
  lua_pushcclosure(L, text_format, 1);
  lua_setfield(L, -2, "format");
  lua_pushcfunction(L, text_rep);
  lua_setfield(L, -2, "rep");
  lua_remove(L, -2);

  lua_pushliteral(L, "");
  lua_createtable(L, 0, 2);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}
