// The stage's names of pictures, texts and item values, outside the Lua heap.
#ifndef CELLSCRIPT_NAMES_H
#define CELLSCRIPT_NAMES_H

#include <lua.h>

#include "store.h"

/// Invariant: a number, once given, keeps its bytes; only grows.
typedef struct cellscript_names {
  cellscript_text *all;
  int32_t count, capacity;
} cellscript_names;

/// Adds the next name; copies its bytes. False without memory.
bool cellscript_names_add(
  cellscript_names *names, cellscript_store *store, const char *bytes, size_t length);

/// Pushes a name as a string, or nil for −1.
void cellscript_names_push(lua_State *L, const cellscript_names *names, int32_t number);

/// Whether the name with a number has these bytes.
bool cellscript_names_match(
  const cellscript_names *names, int32_t number, const char *bytes, size_t length);

/// Frees all names.
void cellscript_names_free(cellscript_names *names);

#endif
