#include "module.h"

#include <stdlib.h>
#include <string.h>

#include "chain.h"
#include "machine.h"
#include "sentence.h"

// stack: 0 · raises: never · allocates: no
static void module_free(cellscript_module *module) {
  free(module->name);
  free(module->file);
  free(module->bytes);
}

// stack: 0 · raises: never · allocates: no
void cellscript_modules_free(cellscript_modules *modules) {
  for (int32_t i = 0; i < modules->count; i++) { module_free(&modules->all[i]); }
  free(modules->all);
}

// stack: 0 · raises: never · allocates: yes
cellscript_status cellscript_machine_add_module(
  cellscript_machine *machine, const char *name, const char *file, const char *bytes,
  size_t length
) {
  cellscript_modules *modules = &machine->modules;
  cellscript_store *store = &machine->store;
  cellscript_module *all = cellscript_store_extend(
    store, modules->all, modules->count, &modules->capacity, sizeof *all);
  if (!all) { return cellscript_status_memory; }
  modules->all = all;
  cellscript_module module = {
    cellscript_store_copy(store, name, strlen(name)),
    cellscript_store_copy(store, file, strlen(file)),
    cellscript_store_copy(store, bytes, length), length,
  };
  if (!module.name || !module.file || !module.bytes) {
    module_free(&module);
    return cellscript_status_memory;
  }
  all[modules->count] = module;
  modules->count += 1;
  if (length > modules->longest) { modules->longest = length; }
  return cellscript_status_ok;
}

// stack: 0 · raises: never · allocates: no
bool cellscript_modules_have(const cellscript_machine *machine, const char *file, size_t length) {
  for (int32_t i = 0; i < machine->modules.count; i++) {
    const char *known = machine->modules.all[i].file;
    if (strlen(known) == length && memcmp(known, file, length) == 0) { return true; }
  }
  return false;
}

// stack: 0 · raises: never · allocates: no
const cellscript_module *cellscript_modules_named(
  const cellscript_machine *machine, const char *name
) {
  for (int32_t i = 0; i < machine->modules.count; i++) {
    if (strcmp(machine->modules.all[i].name, name) == 0) { return &machine->modules.all[i]; }
  }
  return NULL;
}

// Text only: what is compiled already could corrupt the machine.
// stack: 3 · raises: any · allocates: yes
static void module_compile(lua_State *L, const cellscript_module *module) {
  int32_t chain = cellscript_chain_line(module->bytes, module->length);
  if (chain > 0) {
    cellscript_machine_of(L)->failure.defect = cellscript_defect_syntax;
    lua_pushfstring(L, "%s:%d: ", module->file, (int)chain);
    lua_pushfstring(
      L, cellscript_sentence(cellscript_sentence_long_chain), CELLSCRIPT_CHAIN_LIMIT);
    lua_concat(L, 2);
    lua_error(L);
  }
  lua_pushfstring(L, "@%s", module->file);
  int status = luaL_loadbufferx(L, module->bytes, module->length, lua_tostring(L, -1), "t");
  if (status != LUA_OK) {
    cellscript_machine_of(L)->failure.defect = cellscript_defect_syntax;
    lua_error(L);
  }
  cellscript_push_kept(L, cellscript_kept_environment);
  lua_setupvalue(L, -2, 1);
  lua_remove(L, -2);
}

// stack: 3 · raises: any · allocates: yes
_Noreturn static void no_module(lua_State *L, const char *name) {
  const cellscript_modules *modules = &cellscript_machine_of(L)->modules;
  cellscript_name_search search = cellscript_name_search_for(name);
  for (int32_t i = 0; i < modules->count; i++) {
    cellscript_name_offer(&search, modules->all[i].name);
  }
  cellscript_name_offer(&search, "cellfx");
  cellscript_hint hint = cellscript_name_hint(&search);
  cellscript_raise(L, cellscript_sentence_no_module, name, hint.text);
}

// stack: 3 · raises: any · allocates: yes
void cellscript_modules_run(lua_State *L, const char *name) {
  cellscript_machine *machine = cellscript_machine_of(L);
  const cellscript_module *module = cellscript_modules_named(machine, name);
  if (!module) { no_module(L, name); }
  cellscript_budget_charge(L, (int64_t)module->length / 16);
  module_compile(L, module);
  lua_call(L, 0, 1);
}

// A module that is being loaded stands as `false` in the table of those loaded.
// stack: 6 · raises: any · allocates: yes
int cellscript_modules_require(lua_State *L) {
  size_t length;
  const char *name = luaL_checklstring(L, 1, &length);
  lua_settop(L, 1);
  // A name is compared up to its first zero.
  if (strlen(name) != length) { no_module(L, name); }
  cellscript_push_kept(L, cellscript_kept_loaded);
  int found = lua_getfield(L, 2, name);
  if (found == LUA_TBOOLEAN && !lua_toboolean(L, 3)) {
    return cellscript_raise(L, cellscript_sentence_module_cycle, name);
  }
  if (found != LUA_TNIL) { return 1; }
  lua_pop(L, 1);
  lua_pushboolean(L, false);
  lua_setfield(L, 2, name);
  cellscript_modules_run(L, name);
  if (lua_isnil(L, -1) || (lua_isboolean(L, -1) && !lua_toboolean(L, -1))) {
    lua_pop(L, 1);
    lua_pushboolean(L, true);
  }
  lua_pushvalue(L, -1);
  lua_setfield(L, 2, name);
  return 1;
}
