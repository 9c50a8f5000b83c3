// The stage's names of pictures, texts and item values, outside the Lua heap.
#ifndef CELLSCRIPT_NAMES_H
#define CELLSCRIPT_NAMES_H

#include <string.h>

#include <lua.h>

#include "cellscript_machine.h"
#include "store.h"

enum {
  /// Bytes of names that a script may bring to a stage, while the stage cannot forget names.
  CELLSCRIPT_BROUGHT_LIMIT = 1 << 20,
};

/// Whether a text has these bytes.
static inline bool cellscript_text_is(cellscript_text text, const char *bytes, size_t length) {
  return text.length == length && (length == 0 || memcmp(text.bytes, bytes, length) == 0);
}

/// Invariant: a number, once given, keeps its bytes; only grows. `places` finds the number of
/// bytes: numbers above 0 by hash, 0 for none, at most half full.
typedef struct cellscript_names {
  cellscript_text *all;
  int32_t count, capacity;
  uint32_t *places;
  uint32_t place_count;
  /// Bytes of the names that this script was the first to bring.
  uint64_t brought;
  /// What hashes begin with: unknown to scripts, so that none can choose names that all fall on one
  /// place.
  uint32_t salt;
} cellscript_names;

/// Adds the next name; copies its bytes. False without memory.
bool cellscript_names_add(
  cellscript_names *names, cellscript_store *store, const char *bytes, size_t length);

/// The number of a name, or −1 if it is not known.
int32_t cellscript_names_find(const cellscript_names *names, const char *bytes, size_t length);

/// Pushes a name as a string, or nil for −1.
void cellscript_names_push(lua_State *L, const cellscript_names *names, int32_t number);

/// Whether the name with a number has these bytes.
bool cellscript_names_match(
  const cellscript_names *names, int32_t number, const char *bytes, size_t length);

/// Frees all names.
void cellscript_names_free(cellscript_names *names);

#endif
