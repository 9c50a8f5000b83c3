#include "plugin.h"

#include <stdio.h>
#include <string.h>

#include "object.h"
#include "parameters.h"
#include "sentence.h"

// stack: 0 · raises: any · allocates: yes
cellscript_text cellscript_plugin_keep(lua_State *L, const char *bytes, size_t length) {
  cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_plugin_record *plugin = &machine->plugin;
  plugin->texts = cellscript_machine_grow(
    L, plugin->texts, plugin->text_count, &plugin->text_capacity, sizeof *plugin->texts);
  char *copy = cellscript_store_block(&machine->store, length + 1);
  if (!copy) { cellscript_raise_memory(L); }
  memcpy(copy, bytes, length);
  cellscript_text text = {copy, length};
  plugin->texts[plugin->text_count] = text;
  plugin->text_count += 1;
  return text;
}

// stack: 0 · raises: never · allocates: no
void cellscript_plugin_drop_texts(
  cellscript_plugin_record *plugin, cellscript_store *store, int32_t count
) {
  for (int32_t i = count; i < plugin->text_count; i++) {
    void *bytes = (void *)(uintptr_t)plugin->texts[i].bytes;
    cellscript_store_release(store, bytes, plugin->texts[i].length + 1);
  }
  plugin->text_count = count;
}

// stack: 0 · raises: never · allocates: no
void cellscript_plugin_free(cellscript_plugin_record *plugin, cellscript_store *store) {
  cellscript_plugin_drop_texts(plugin, store, 0);
  cellscript_store_release(
    store, plugin->texts, (size_t)plugin->text_capacity * sizeof *plugin->texts);
  cellscript_store_release(
    store, plugin->parameters, (size_t)plugin->parameter_capacity * sizeof *plugin->parameters);
}

// stack: 0 · raises: never · allocates: no
static bool is_entry(const char *name) {
  for (int id = cellscript_api_plugin_summary; id <= cellscript_api_handler_item_changed; id++) {
    if (strcmp(cellscript_api((cellscript_api_id)id)->name, name) == 0) { return true; }
  }
  return false;
}

// stack: 0 · raises: never · allocates: no
static void keep_defect(lua_State *L, cellscript_defect defect, const char *name) {
  cellscript_failure_record *failure = &cellscript_machine_of(L)->failure;
  failure->defect = defect;
  snprintf(failure->name, sizeof failure->name, "%s", name);
  cellscript_failure_clean(failure->name);
}

// Of several unknown entries the first in the alphabet is told.
// stack: 3 · raises: any · allocates: yes
static void check_entries(lua_State *L, int table) {
  const char *unknown = NULL, *strange = NULL;
  cellscript_budget_charge_scan(L);
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pop(L, 1);
    if (lua_type(L, -1) != LUA_TSTRING) {
      strange = cellscript_name_first(strange, cellscript_object_describe(L, -1));
      continue;
    }
    const char *name = lua_tostring(L, -1);
    if (!is_entry(name)) { unknown = cellscript_name_first(unknown, name); }
  }
  if (strange) {
    keep_defect(L, cellscript_defect_unknown_entry, strange);
    cellscript_raise(L, cellscript_sentence_key_is_name, "the plugin's table", strange);
  }
  if (!unknown) { return; }
  cellscript_name_search search = cellscript_name_search_for(unknown);
  cellscript_api_offer(&search, cellscript_owner_plugin);
  cellscript_api_offer(&search, cellscript_owner_handler);
  keep_defect(L, cellscript_defect_unknown_entry, unknown);
  cellscript_failure_record *failure = &cellscript_machine_of(L)->failure;
  snprintf(failure->nearest, sizeof failure->nearest, "%s", search.nearest);
  cellscript_failure_clean(failure->nearest);
  cellscript_hint hint = cellscript_name_hint(&search);
  cellscript_raise(L, cellscript_sentence_plugin_entry, unknown, hint.text);
}

// stack: 0 · raises: never · allocates: no
void cellscript_plugin_write_table(
  const cellscript_machine *machine, char table[CELLSCRIPT_NAME_LIMIT]
) {
  snprintf(table, CELLSCRIPT_NAME_LIMIT, "%s", machine->plugin.name.bytes);
  for (char *at = table; *at; at++) { *at = *at == '-' ? '_' : *at; }
}

/// A handler is given its cell, its event and the parameters.
enum { HANDLER_ARGUMENTS = 3 };

// The function on top of the stack; its place is that of the failure, should it be one. Returns
// how many arguments it takes.
// stack: 2 · raises: any · allocates: yes
static int check_handler(lua_State *L, const char *name) {
  cellscript_failure_record *failure = &cellscript_machine_of(L)->failure;
  lua_Debug function;
  lua_pushvalue(L, -1);
  lua_getinfo(L, ">Su", &function);
  lua_pushvalue(L, -1);
  const char *first = lua_getlocal(L, NULL, 1);
  lua_pop(L, 1);
  bool takes_self = first && strcmp(first, "self") == 0;
  if (!takes_self && function.nparams <= HANDLER_ARGUMENTS) {
    return function.isvararg ? HANDLER_ARGUMENTS : function.nparams;
  }
  keep_defect(L, cellscript_defect_bad_handler, name);
  snprintf(failure->place.file, sizeof failure->place.file, "%s", function.short_src);
  failure->place.line = function.linedefined;
  char table[CELLSCRIPT_NAME_LIMIT];
  cellscript_plugin_write_table(cellscript_machine_of(L), table);
  cellscript_raise(L, cellscript_sentence_write_dot, table, name, table);
}

// stack: 4 · raises: any · allocates: yes
static void read_handlers(lua_State *L, int table) {
  cellscript_plugin_record *record = &cellscript_machine_of(L)->plugin;
  for (int handler = 0; handler < cellscript_handler_count; handler++) {
    const char *name = cellscript_handler_name(handler);
    lua_pushstring(L, name);
    int type = lua_rawget(L, table);
    if (type == LUA_TNIL) {
      lua_pop(L, 1);
      continue;
    }
    if (type != LUA_TFUNCTION) {
      keep_defect(L, cellscript_defect_bad_entry, name);
      const char *found = cellscript_object_describe(L, -1);
      cellscript_raise(L, cellscript_sentence_wants_function, name, found);
    }
    record->takes[handler] = (uint8_t)check_handler(L, name);
    cellscript_keep(L, cellscript_kept_handler(handler));
    record->view.handlers |= 1u << handler;
  }
}

// stack: 0 · raises: any · allocates: yes
void cellscript_plugin_check_text(
  lua_State *L, const char *what, const char *bytes, size_t length
) {
  for (size_t i = 0; i < length; i++) {
    if (!cellscript_failure_shows(bytes + i, bytes + length)) {
      cellscript_raise(L, cellscript_sentence_control_character, what);
    }
  }
}

// stack: 2 · raises: any · allocates: yes
static void read_texts(lua_State *L, int table) {
  cellscript_plugin_record *record = &cellscript_machine_of(L)->plugin;
  lua_pushliteral(L, "summary");
  if (lua_rawget(L, table) != LUA_TNIL) {
    keep_defect(L, cellscript_defect_bad_entry, "summary");
    if (lua_type(L, -1) != LUA_TSTRING) {
      const char *found = cellscript_object_describe(L, -1);
      cellscript_raise(L, cellscript_sentence_wants_text, "summary", found);
    }
    size_t length;
    const char *bytes = lua_tolstring(L, -1, &length);
    cellscript_plugin_check_text(L, "summary", bytes, length);
    record->view.summary = cellscript_plugin_keep(L, bytes, length);
  }
  lua_pushliteral(L, "reduce_motion");
  if (lua_rawget(L, table) != LUA_TNIL) {
    keep_defect(L, cellscript_defect_bad_entry, "reduce_motion");
    bool keeps = lua_type(L, -1) == LUA_TSTRING && strcmp(lua_tostring(L, -1), "keep") == 0;
    if (!keeps) { cellscript_raise(L, cellscript_sentence_reduce_motion); }
    record->view.keeps_motion = true;
  }
  cellscript_machine_of(L)->failure.defect = cellscript_defect_none;
  lua_pop(L, 2);
}

// stack: 16 · raises: any · allocates: yes
void cellscript_plugin_read(lua_State *L) {
  int table = lua_gettop(L);
  if (lua_type(L, table) != LUA_TTABLE) {
    keep_defect(L, cellscript_defect_no_table, "");
    const char *found = cellscript_object_describe(L, table);
    cellscript_raise(L, cellscript_sentence_no_table, found);
  }
  check_entries(L, table);
  read_texts(L, table);
  lua_pushliteral(L, "parameters");
  int type = lua_rawget(L, table);
  if (type != LUA_TNIL && type != LUA_TTABLE) {
    keep_defect(L, cellscript_defect_bad_entry, "parameters");
    const char *found = cellscript_object_describe(L, -1);
    cellscript_raise(L, cellscript_sentence_wants_table, "parameters", found);
  }
  if (type == LUA_TTABLE) { cellscript_parameters_declare(L); }
  lua_pop(L, 1);
  read_handlers(L, table);
}
