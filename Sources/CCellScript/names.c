#include "names.h"

#include <stdlib.h>
#include <string.h>

// stack: 0 · raises: never · allocates: yes
bool cellscript_names_add(
  cellscript_names *names, cellscript_store *store, const char *bytes, size_t length
) {
  cellscript_text *all = cellscript_store_grow(
    store, names->all, names->count, &names->capacity, sizeof *all);
  if (!all) { return false; }
  names->all = all;
  char *copy = cellscript_store_block(store, length);
  if (!copy) { return false; }
  if (length > 0) { memcpy(copy, bytes, length); }
  all[names->count] = (cellscript_text){copy, length};
  names->count += 1;
  return true;
}

// stack: 1 · raises: memory · allocates: yes
void cellscript_names_push(lua_State *L, const cellscript_names *names, int32_t number) {
  if (number < 0 || number >= names->count) {
    lua_pushnil(L);
  } else {
    lua_pushlstring(L, names->all[number].bytes, names->all[number].length);
  }
}

// stack: 0 · raises: never · allocates: no
bool cellscript_names_match(
  const cellscript_names *names, int32_t number, const char *bytes, size_t length
) {
  if (number < 0 || number >= names->count) { return false; }
  const cellscript_text *name = &names->all[number];
  return name->length == length && memcmp(name->bytes, bytes, length) == 0;
}

// stack: 0 · raises: never · allocates: no
void cellscript_names_free(cellscript_names *names) {
  for (int32_t i = 0; i < names->count; i++) { free((void *)(uintptr_t)names->all[i].bytes); }
  free(names->all);
}
