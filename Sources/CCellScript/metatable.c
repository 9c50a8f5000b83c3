#include "metatable.h"

#include <string.h>

#include "name.h"
#include "object.h"
#include "sentence.h"

// What a script's metatable may say, NULL past the end. The copy cannot be changed afterwards, so
// nothing can run when memory is collected or the state is closed. `__concat` is left out because
// Debian's 5.4.4 corrupts memory with it; a table as `__call` would shift the stack for ever.
// stack: 0 · raises: never · allocates: no
static const char *metatable_allowed(int place) {
  static const char *const names[] = {
    "__index", "__newindex", "__call", "__tostring", "__len", "__eq", "__lt", "__le", "__add",
    "__sub", "__mul", "__div", "__mod", "__pow", "__unm", "__idiv", "__band", "__bor", "__bxor",
    "__shl", "__shr", "__bnot", NULL,
  };
  return names[place];
}

// stack: 0 · raises: never · allocates: no
static bool is_allowed(const char *name) {
  for (int i = 0; metatable_allowed(i); i++) {
    if (strcmp(metatable_allowed(i), name) == 0) { return true; }
  }
  return false;
}

// stack: 3 · raises: any · allocates: yes
static void check_names(lua_State *L) {
  const char *refused = NULL;
  cellscript_budget_charge_scan(L);
  lua_pushnil(L);
  while (lua_next(L, 2)) {
    lua_pop(L, 1);
    cellscript_budget_charge(L, 1);
    if (lua_type(L, -1) != LUA_TSTRING) { continue; }
    const char *name = lua_tostring(L, -1);
    if (strncmp(name, "__", 2) == 0 && !is_allowed(name) && strcmp(name, "__name") != 0) {
      refused = cellscript_name_first(refused, name);
    }
  }
  if (refused) { cellscript_raise(L, cellscript_sentence_metatable_entry, refused); }
}

// stack: 4 · raises: any · allocates: yes
static void copy_allowed(lua_State *L) {
  lua_createtable(L, 0, 4);
  for (int i = 0; metatable_allowed(i); i++) {
    const char *name = metatable_allowed(i);
    lua_pushstring(L, name);
    int type = lua_rawget(L, 2);
    if (type == LUA_TNIL) {
      lua_pop(L, 1);
      continue;
    }
    bool indexes = strcmp(name, "__index") == 0 || strcmp(name, "__newindex") == 0;
    if (indexes && type == LUA_TTABLE) { cellscript_machine_of(L)->budget.links += 1; }
    if (type != LUA_TFUNCTION && !(indexes && type == LUA_TTABLE)) {
      const char *found = cellscript_object_describe(L, -1);
      cellscript_raise(L, cellscript_sentence_metatable_kind, name, found);
    }
    lua_setfield(L, -2, name);
  }
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
}

// stack: 4 · raises: any · allocates: yes
int cellscript_metatable_set(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  int type = lua_type(L, 2);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
  lua_settop(L, 2);
  if (lua_getmetatable(L, 1)) { return cellscript_raise(L, cellscript_sentence_metatable_stays); }
  cellscript_budget_charge(L, 10);
  if (type == LUA_TTABLE) {
    check_names(L);
    copy_allowed(L);
  }
  lua_setmetatable(L, 1);
  lua_settop(L, 1);
  return 1;
}

// stack: 1 · raises: any · allocates: no
int cellscript_metatable_get(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushnil(L);
  return 1;
}
