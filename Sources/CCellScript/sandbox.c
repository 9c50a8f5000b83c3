#include "sandbox.h"

#include "base.h"
#include "coroutine.h"
#include "list.h"
#include "object.h"
#include "parameters.h"
#include "scalar.h"
#include "sentence.h"
#include "text.h"

// stack: 2 · raises: any · allocates: yes
static int global_index(lua_State *L) {
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) { return 1; }
  const char *name = luaL_checkstring(L, 2);
  cellscript_name_search search = cellscript_name_search_for(name);
  cellscript_name_offer_keys(L, lua_upvalueindex(1), &search);
  cellscript_hint hint = cellscript_name_hint(&search);
  return cellscript_raise(L, cellscript_sentence_no_global, name, hint.text);
}

// stack: 3 · raises: any · allocates: yes
static int global_new_index(lua_State *L) {
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TNIL) {
    const char *name = luaL_checkstring(L, 2);
    return cellscript_raise(L, cellscript_sentence_no_global_to_set, name, name);
  }
  lua_settop(L, 3);
  lua_rawset(L, lua_upvalueindex(1));
  return 0;
}

// Adds a library to the globals on top of the stack, and to the table beneath, in which messages
// look for the names of functions.
// stack: 8 · raises: memory · allocates: yes
static void add_library(lua_State *L, const char *name, void (*push)(lua_State *)) {
  push(L);
  lua_pushvalue(L, -1);
  lua_setfield(L, -4, name);
  lua_setfield(L, -2, name);
}

// stack: 10 · raises: memory · allocates: yes
static void open_globals(lua_State *L) {
  lua_createtable(L, 0, 6);
  lua_createtable(L, 0, 32);
  cellscript_base_add(L);
  add_library(L, "string", cellscript_text_push_library);
  add_library(L, "table", cellscript_list_push);
  add_library(L, "math", cellscript_scalar_push_math);
  add_library(L, "coroutine", cellscript_coroutine_push);
  add_library(L, "utf8", cellscript_text_push_codes);
  lua_pushvalue(L, -1);
  lua_setfield(L, -2, "_G");
  lua_pushvalue(L, -1);
  lua_setfield(L, -3, "_G");
  lua_insert(L, -2);
  lua_setfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);

  lua_newtable(L);
  lua_createtable(L, 0, 2);
  lua_pushvalue(L, -3);
  lua_pushcclosure(L, global_index, 1);
  lua_setfield(L, -2, "__index");
  lua_pushvalue(L, -3);
  lua_pushcclosure(L, global_new_index, 1);
  lua_setfield(L, -2, "__newindex");
  lua_setmetatable(L, -2);
  cellscript_keep(L, cellscript_kept_environment);
  cellscript_keep(L, cellscript_kept_globals);
}

// A function of the module is put into its table when it is first asked for.
// stack: 3 · raises: any · allocates: yes
static int fx_index(lua_State *L) {
  int id = cellscript_api_find(L, 2, cellscript_owner_fx);
  if (id < 0) { return cellscript_object_unknown(L, "fx", 2, cellscript_owner_fx); }
  lua_settop(L, 2);
  cellscript_object_push_function(L, id);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, 1);
  return 1;
}

// stack: 4 · raises: memory · allocates: yes
static void open_module(lua_State *L) {
  lua_createtable(L, 0, 1);
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, fx_index);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, "cellfx");
  cellscript_keep(L, cellscript_kept_loaded);
}

// Filled in order the registry's places stand in a row, which is found fastest.
// stack: 3 · raises: memory · allocates: yes
static void open_tables(lua_State *L) {
  for (int kept = 0; kept < cellscript_kept_cells; kept++) {
    lua_pushboolean(L, false);
    cellscript_keep(L, (cellscript_kept)kept);
  }
  static const cellscript_kept tables[] = {
    cellscript_kept_animations, cellscript_kept_threads,
    cellscript_kept_parameter_values, cellscript_kept_grid_memory,
  };
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    lua_newtable(L);
    cellscript_keep(L, tables[i]);
  }
  // Coroutines that are held but that nobody can reach any more are collected.
  lua_newtable(L);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "k");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  cellscript_keep(L, cellscript_kept_held);
}

// stack: 8 · raises: any · allocates: yes
int cellscript_sandbox_open(lua_State *L) {
  open_tables(L);
  cellscript_parameters_open(L);
  open_globals(L);
  open_module(L);
  return 0;
}
