// What the plugin's file returned: its handlers and what it says about itself.
#ifndef CELLSCRIPT_PLUGIN_PRIVATE_H
#define CELLSCRIPT_PLUGIN_PRIVATE_H

#include <lua.h>

#include "cellscript_plugin.h"
#include "cellscript_stimulus.h"
#include "failure.h"
#include "store.h"

typedef struct cellscript_machine cellscript_machine;

/// Texts are kept one by one, freed together; everything is counted as heap.
typedef struct cellscript_plugin_record {
  cellscript_plugin view;
  /// How many of its arguments each handler has names for.
  uint8_t takes[cellscript_handler_count];
  /// The plugin's name; empty before it is loaded.
  cellscript_text name;
  cellscript_parameter *parameters;
  int32_t parameter_capacity;
  cellscript_text *texts;
  int32_t text_count, text_capacity;
} cellscript_plugin_record;

/// Copies bytes for the machine's life.
cellscript_text cellscript_plugin_keep(lua_State *L, const char *bytes, size_t length);

/// Frees what was kept since there were so many texts.
void cellscript_plugin_drop_texts(
  cellscript_plugin_record *plugin, cellscript_store *store, int32_t count);

/// Raises if a text that people are shown holds a control character.
void cellscript_plugin_check_text(
  lua_State *L, const char *what, const char *bytes, size_t length);

/// Reads the table on top of the stack: checks its entries, keeps its handlers.
void cellscript_plugin_read(lua_State *L);

/// Writes what a plugin's table is called in messages: its name, as far as it is one of Lua's.
void cellscript_plugin_write_table(
  const cellscript_machine *machine, char table[CELLSCRIPT_NAME_LIMIT]);

/// Frees what was kept.
void cellscript_plugin_free(cellscript_plugin_record *plugin, cellscript_store *store);

#endif
