#include "base.h"

#include <string.h>

#include "lines.h"
#include "machine.h"
#include "metatable.h"
#include "order.h"
#include "protect.h"
#include "text.h"

// stack: 1 · raises: any · allocates: yes
static int base_assert(lua_State *L) {
  luaL_checkany(L, 1);
  if (lua_toboolean(L, 1)) { return lua_gettop(L); }
  if (lua_gettop(L) == 1) { return luaL_error(L, "%s", "assertion failed!"); }
  lua_settop(L, 2);
  return lua_error(L);
}

// stack: 2 · raises: any · allocates: yes
static int base_error(lua_State *L) {
  int level = (int)luaL_optinteger(L, 2, 1);
  lua_settop(L, 1);
  if (lua_type(L, 1) == LUA_TSTRING && level > 0) {
    luaL_where(L, level);
    lua_insert(L, 1);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

// stack: 2 · raises: any · allocates: yes
static int ipairs_step(lua_State *L) {
  lua_Integer place = luaL_checkinteger(L, 2) + 1;
  lua_pushinteger(L, place);
  return lua_geti(L, 1, place) == LUA_TNIL ? 1 : 2;
}

// stack: 3 · raises: any · allocates: no
static int base_ipairs(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushcfunction(L, ipairs_step);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, 0);
  return 3;
}

// stack: 1 · raises: any · allocates: no
static int base_rawequal(lua_State *L) {
  luaL_checkany(L, 1);
  luaL_checkany(L, 2);
  if (lua_type(L, 1) == LUA_TSTRING && lua_type(L, 2) == LUA_TSTRING) {
    cellscript_budget_charge(L, (int64_t)(lua_rawlen(L, 1) / 64));
  }
  lua_pushboolean(L, lua_rawequal(L, 1, 2));
  return 1;
}

// stack: 1 · raises: any · allocates: no
static int base_rawlen(lua_State *L) {
  int type = lua_type(L, 1);
  luaL_argexpected(L, type == LUA_TTABLE || type == LUA_TSTRING, 1, "table or string");
  lua_pushinteger(L, (lua_Integer)lua_rawlen(L, 1));
  return 1;
}

// stack: 0 · raises: any · allocates: no
static int base_rawget(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  lua_settop(L, 2);
  lua_rawget(L, 1);
  return 1;
}

// stack: 0 · raises: any · allocates: yes
static int base_rawset(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  luaL_checkany(L, 3);
  lua_settop(L, 3);
  lua_rawset(L, 1);
  return 1;
}

// stack: 1 · raises: any · allocates: no
static int base_select(lua_State *L) {
  int count = lua_gettop(L);
  if (lua_type(L, 1) == LUA_TSTRING && strcmp(lua_tostring(L, 1), "#") == 0) {
    lua_pushinteger(L, count - 1);
    return 1;
  }
  lua_Integer place = luaL_checkinteger(L, 1);
  if (place < 0) {
    place = count + place;
  } else if (place > count) {
    place = count;
  }
  luaL_argcheck(L, place >= 1, 1, "index out of range");
  return count - (int)place;
}

// stack: 1 · raises: any · allocates: no
static int base_type(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushstring(L, luaL_typename(L, 1));
  return 1;
}

// stack: 2 · raises: memory · allocates: yes
void cellscript_base_add(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"assert", base_assert},
    {"error", base_error},
    {"getmetatable", cellscript_metatable_get},
    {"ipairs", base_ipairs},
    {"next", cellscript_order_next},
    {"pairs", cellscript_order_pairs},
    {"pcall", cellscript_protect_pcall},
    {"print", cellscript_lines_write},
    {"rawequal", base_rawequal},
    {"rawget", base_rawget},
    {"rawlen", base_rawlen},
    {"rawset", base_rawset},
    {"require", cellscript_modules_require},
    {"select", base_select},
    {"setmetatable", cellscript_metatable_set},
    {"tonumber", cellscript_text_tonumber},
    {"tostring", cellscript_text_tostring},
    {"type", base_type},
    {"xpcall", cellscript_protect_xpcall},
    {NULL, NULL},
  };
  luaL_setfuncs(L, functions, 0);
  lua_pushliteral(L, LUA_VERSION);
  lua_setfield(L, -2, "_VERSION");
}
