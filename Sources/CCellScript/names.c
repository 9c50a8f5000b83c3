#include "names.h"

#include <stdlib.h>
#include <string.h>

#include "name.h"

// The place of bytes, or the free one where they belong.
// stack: 0 · raises: never · allocates: no
static uint32_t *names_place(const cellscript_names *names, const char *bytes, size_t length) {
  uint32_t mask = names->place_count - 1;
  uint32_t place = cellscript_name_hash(names->salt, bytes, length) & mask;
  while (names->places[place] != 0) {
    if (cellscript_names_match(names, (int32_t)names->places[place] - 1, bytes, length)) { break; }
    place = (place + 1) & mask;
  }
  return &names->places[place];
}

// stack: 0 · raises: never · allocates: yes
static bool names_widen(cellscript_names *names) {
  uint32_t wanted = names->place_count == 0 ? 64 : names->place_count * 2;
  uint32_t *places = calloc(wanted, sizeof *places);
  if (!places) { return false; }
  free(names->places);
  names->places = places;
  names->place_count = wanted;
  for (int32_t i = 0; i < names->count; i++) {
    *names_place(names, names->all[i].bytes, names->all[i].length) = (uint32_t)i + 1;
  }
  return true;
}

// stack: 0 · raises: never · allocates: yes
bool cellscript_names_add(
  cellscript_names *names, cellscript_store *store, const char *bytes, size_t length
) {
  cellscript_text *all = cellscript_store_extend(
    store, names->all, names->count, &names->capacity, sizeof *all);
  if (!all) { return false; }
  names->all = all;
  bool full = (uint32_t)names->count >= names->place_count / 2;
  if (full && !names_widen(names)) { return false; }
  char *copy = cellscript_store_copy(store, bytes, length);
  if (!copy) { return false; }
  all[names->count] = (cellscript_text){copy, length};
  names->count += 1;
  *names_place(names, copy, length) = (uint32_t)names->count;
  return true;
}

// stack: 0 · raises: never · allocates: no
int32_t cellscript_names_find(const cellscript_names *names, const char *bytes, size_t length) {
  if (names->place_count == 0) { return -1; }
  return (int32_t)*names_place(names, bytes, length) - 1;
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
  return cellscript_text_is(names->all[number], bytes, length);
}

// stack: 0 · raises: never · allocates: no
void cellscript_names_free(cellscript_names *names) {
  for (int32_t i = 0; i < names->count; i++) { free((void *)(uintptr_t)names->all[i].bytes); }
  free(names->all);
  free(names->places);
}
