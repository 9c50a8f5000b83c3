#include "sandbox.h"

#include <lualib.h>

#include "coroutine.h"
#include "event.h"
#include "lines.h"
#include "list.h"
#include "metatable.h"
#include "object.h"
#include "order.h"
#include "parameters.h"
#include "protect.h"
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

// Adds what is allowed of the base library to the globals on top of the stack.
// stack: 4 · raises: memory · allocates: yes
static void add_base(lua_State *L) {
  static const char *const stock[] = {
    "assert", "error", "ipairs", "rawequal", "rawget", "rawlen", "rawset", "select", "tonumber",
    "type", "_VERSION",
  };
  static const luaL_Reg own[] = {
    {"getmetatable", cellscript_metatable_get}, {"next", cellscript_order_next},
    {"pairs", cellscript_order_pairs},          {"pcall", cellscript_protect_pcall},
    {"print", cellscript_lines_write},          {"require", cellscript_modules_require},
    {"setmetatable", cellscript_metatable_set}, {"tostring", cellscript_text_tostring},
    {"xpcall", cellscript_protect_xpcall},      {NULL, NULL},
  };
  luaL_setfuncs(L, own, 0);
  lua_pushcfunction(L, luaopen_base);
  lua_call(L, 0, 1);
  for (size_t i = 0; i < sizeof stock / sizeof *stock; i++) {
    lua_getfield(L, -1, stock[i]);
    lua_setfield(L, -3, stock[i]);
  }
  lua_pop(L, 1);
}

// stack: 5 · raises: memory · allocates: yes
static void add_text_codes(lua_State *L) {
  static const char *const stock[] = {"char", "charpattern", "codepoint", "len", "offset"};
  luaL_requiref(L, LUA_UTF8LIBNAME, luaopen_utf8, 0);
  lua_newtable(L);
  for (size_t i = 0; i < sizeof stock / sizeof *stock; i++) {
    lua_getfield(L, -2, stock[i]);
    lua_setfield(L, -2, stock[i]);
  }
  lua_remove(L, -2);
}

// stack: 8 · raises: memory · allocates: yes
static void open_globals(lua_State *L) {
  lua_newtable(L);
  add_base(L);
  cellscript_text_push_library(L);
  lua_setfield(L, -2, "string");
  cellscript_list_push(L);
  lua_setfield(L, -2, "table");
  cellscript_scalar_push_math(L);
  lua_setfield(L, -2, "math");
  cellscript_coroutine_push(L);
  lua_setfield(L, -2, "coroutine");
  add_text_codes(L);
  lua_setfield(L, -2, "utf8");
  lua_pushvalue(L, -1);
  lua_setfield(L, -2, "_G");

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

// stack: 3 · raises: any · allocates: yes
static int fx_index(lua_State *L) {
  return cellscript_object_unknown(L, "fx", 2, cellscript_owner_fx);
}

// stack: 4 · raises: memory · allocates: yes
static void open_module(lua_State *L) {
  lua_newtable(L);
  cellscript_api_push_names(L, cellscript_owner_fx);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, fx_index);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, "cellfx");
  cellscript_keep(L, cellscript_kept_loaded);
}

// stack: 3 · raises: memory · allocates: yes
static void open_tables(lua_State *L) {
  static const cellscript_kept tables[] = {
    cellscript_kept_cells, cellscript_kept_animations, cellscript_kept_threads,
    cellscript_kept_handlers, cellscript_kept_parameter_values, cellscript_kept_grid_memory,
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

// From the names of properties and options to their bits in a request.
// stack: 3 · raises: memory · allocates: yes
static void open_options(lua_State *L) {
  lua_newtable(L);
  for (int id = cellscript_api_property_translation_x; id <= cellscript_api_option_at; id++) {
    lua_pushinteger(L, id - cellscript_api_property_translation_x);
    lua_setfield(L, -2, cellscript_api((cellscript_api_id)id)->name);
  }
  cellscript_keep(L, cellscript_kept_options);
}

// stack: 8 · raises: any · allocates: yes
int cellscript_sandbox_open(lua_State *L) {
  open_tables(L);
  open_options(L);
  cellscript_object_open(L);
  cellscript_event_open(L);
  cellscript_parameters_open(L);
  open_globals(L);
  open_module(L);
  cellscript_plain_object *grid = cellscript_object_push(
    L, cellscript_object_grid, sizeof *grid, 0, cellscript_kept_grid_metatable);
  (void)grid;
  cellscript_keep(L, cellscript_kept_grid);
  return 0;
}
