#include "sandbox.h"

#include <string.h>

#include "base.h"
#include "coroutine.h"
#include "list.h"
#include "object.h"
#include "parameters.h"
#include "mathematics.h"
#include "sentence.h"
#include "text.h"

/// A library, made when it is first asked for: most scripts use one or two of them, and to make all
/// takes longer than to load a small plugin.
typedef struct sandbox_library {
  const char *name;
  void (*push)(lua_State *);
} sandbox_library;

enum { LIBRARIES = 5 };

// stack: 0 · raises: never · allocates: no
static const sandbox_library *library_at(int place) {
  static const sandbox_library libraries[LIBRARIES] = {
    {"string", cellscript_text_push_library}, {"table", cellscript_list_push},
    {"math", cellscript_mathematics_push},    {"coroutine", cellscript_coroutine_push},
    {"utf8", cellscript_text_push_codes},
  };
  return &libraries[place];
}

// Makes a library, sets it among the globals, and where messages look for the names of functions.
// stack: 8 · raises: memory · allocates: yes
static void library_open(lua_State *L, const sandbox_library *library) {
  cellscript_push_kept(L, cellscript_kept_globals);
  lua_getfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  library->push(L);
  lua_pushvalue(L, -1);
  lua_setfield(L, -3, library->name);
  lua_setfield(L, -3, library->name);
  lua_pop(L, 2);
}

// Makes the library that has the name of a global, if that was not done; `_G` shows all. The stock
// ones open by a plain call of C, since one of Lua's could raise where the stack is deep.
// stack: 10 · raises: memory · allocates: yes
static void open_for(lua_State *L, const char *name) {
  cellscript_machine *machine = cellscript_machine_of(L);
  bool all = strcmp(name, "_G") == 0;
  for (int place = 0; place < LIBRARIES; place++) {
    const sandbox_library *library = library_at(place);
    bool open = machine->open_libraries >> place & 1;
    if (open || (!all && strcmp(name, library->name) != 0)) { continue; }
    library_open(L, library);
    machine->open_libraries |= (uint8_t)(1u << place);
  }
}

// Pushes the global whose name stands at 2, or nil.
// stack: 12 · raises: any · allocates: yes
static int push_global(lua_State *L) {
  bool all = lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "_G") == 0;
  if (all) { open_for(L, "_G"); }
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL || lua_type(L, 2) != LUA_TSTRING) {
    return lua_type(L, -1);
  }
  open_for(L, lua_tostring(L, 2));
  lua_pushvalue(L, 2);
  return lua_rawget(L, lua_upvalueindex(1));
}

// stack: 12 · raises: any · allocates: yes
static int global_index(lua_State *L) {
  if (push_global(L) != LUA_TNIL) { return 1; }
  const char *name = luaL_checkstring(L, 2);
  if (strcmp(name, "fx") == 0) { return cellscript_raise(L, cellscript_sentence_no_fx); }
  if (cellscript_api_find(L, 2, cellscript_owner_fx) >= 0) {
    return cellscript_raise(L, cellscript_sentence_in_fx, name, name);
  }
  open_for(L, "_G");
  cellscript_name_search search = cellscript_name_search_for(name);
  cellscript_name_offer_keys(L, lua_upvalueindex(1), &search);
  cellscript_hint hint = cellscript_name_hint(&search);
  return cellscript_raise(L, cellscript_sentence_no_global, name, hint.text);
}

// stack: 12 · raises: any · allocates: yes
static int global_new_index(lua_State *L) {
  if (push_global(L) == LUA_TNIL) {
    const char *name = luaL_checkstring(L, 2);
    if (cellscript_api_find(L, 2, cellscript_owner_handler) >= 0) {
      char table[CELLSCRIPT_NAME_LIMIT];
      cellscript_plugin_write_table(cellscript_machine_of(L), table);
      return cellscript_raise(L, cellscript_sentence_handler_to_set, table, name);
    }
    return cellscript_raise(L, cellscript_sentence_no_global_to_set, name, name);
  }
  lua_settop(L, 3);
  lua_rawset(L, lua_upvalueindex(1));
  return 0;
}

// The first look into a string makes its library, which then takes this function's place.
// stack: 12 · raises: any · allocates: yes
static int string_index(lua_State *L) {
  open_for(L, "string");
  lua_getmetatable(L, 1);
  lua_getfield(L, -1, "__index");
  lua_pushvalue(L, 2);
  lua_gettable(L, -2);
  return 1;
}

// stack: 3 · raises: memory · allocates: yes
static void open_strings(lua_State *L) {
  lua_pushliteral(L, "");
  lua_createtable(L, 0, 2);
  lua_pushcfunction(L, string_index);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

// Sets a function that guards the globals; its upvalue are they.
// stack: 2 · raises: memory · allocates: yes
static void set_guard(lua_State *L, const char *event, lua_CFunction guard) {
  cellscript_push_kept(L, cellscript_kept_globals);
  lua_pushcclosure(L, guard, 1);
  lua_setfield(L, -2, event);
}

// stack: 10 · raises: memory · allocates: yes
static void open_globals(lua_State *L) {
  lua_createtable(L, 0, 6);
  lua_createtable(L, 0, 32);
  cellscript_base_add(L);
  lua_pushvalue(L, -1);
  lua_setfield(L, -2, "_G");
  lua_pushvalue(L, -1);
  lua_setfield(L, -3, "_G");
  cellscript_keep(L, cellscript_kept_globals);
  lua_setfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);

  lua_newtable(L);
  lua_createtable(L, 0, 2);
  set_guard(L, "__index", global_index);
  set_guard(L, "__newindex", global_new_index);
  lua_setmetatable(L, -2);
  cellscript_keep(L, cellscript_kept_environment);
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
  open_strings(L);
  open_module(L);
  return 0;
}
