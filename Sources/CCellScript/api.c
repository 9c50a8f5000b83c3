#include "api.h"

#include <assert.h>
#include <string.h>

#include <CCellMath.h>

#include "machine.h"

// stack: 0 · raises: never · allocates: no
const cellscript_api_entry *cellscript_api(cellscript_api_id id) {
  static const cellscript_api_entry entries[cellscript_api_count] = {
#define FIELD(owner, name, kind, unit, low, high, writable, about)           \
  {cellscript_owner_##owner, #name, cellscript_kind_##kind, unit, low, high, \
   writable, NULL, "", about},
#define FUNCTION(owner, name, call, about)                               \
  {cellscript_owner_##owner, #name, cellscript_kind_function, "", 0, 0, \
   false, cellscript_##owner##_##name, call, about},
#include "cell_api.inl"
#undef FIELD
#undef FUNCTION
  };
  return &entries[id];
}

/// Strings that are found again at once.
enum { RECENT = sizeof((cellscript_api_index *)NULL)->recent
         / sizeof *((cellscript_api_index *)NULL)->recent };

// Whether the entry with a number is one that an owner finds.
// stack: 0 · raises: never · allocates: no
static bool belongs(const cellscript_api_entry *entry, cellscript_owner owner) {
  bool shared = owner == cellscript_owner_cell || owner == cellscript_owner_option;
  return entry->owner == owner || (shared && entry->owner == cellscript_owner_property);
}

// The place of a name, or the free one where it belongs.
// stack: 0 · raises: never · allocates: no
static uint32_t index_place(
  const cellscript_api_index *index, cellscript_owner owner, const char *name
) {
  uint32_t mask = sizeof index->places / sizeof *index->places - 1;
  uint32_t place = cellscript_name_hash((uint32_t)owner, name, strlen(name)) & mask;
  for (; index->places[place] != 0; place = (place + 1) & mask) {
    int id = index->places[place] - 1;
    const cellscript_api_entry *entry = cellscript_api((cellscript_api_id)id);
    if (belongs(entry, owner) && strcmp(entry->name, name) == 0) { break; }
  }
  return place;
}

// stack: 0 · raises: never · allocates: no
void cellscript_api_fill(cellscript_api_index *index) {
  static_assert(cellscript_api_count < 300, "the index has room for twice the entries");
  for (int id = 0; id < cellscript_api_count; id++) {
    const cellscript_api_entry *entry = cellscript_api((cellscript_api_id)id);
    bool property = entry->owner == cellscript_owner_property;
    cellscript_owner owner = property ? cellscript_owner_cell : entry->owner;
    index->places[index_place(index, owner, entry->name)] = (uint16_t)(id + 1);
    if (!property) { continue; }
    index->places[index_place(index, cellscript_owner_option, entry->name)] = (uint16_t)(id + 1);
  }
}

// stack: 0 · raises: never · allocates: no
int cellscript_api_find(lua_State *L, int place, cellscript_owner owner) {
  if (lua_type(L, place) != LUA_TSTRING) { return -1; }
  cellscript_api_index *index = &cellscript_machine_of(L)->index;
  const char *name = lua_tostring(L, place);
  size_t spot = ((uintptr_t)name >> 4 ^ (uintptr_t)owner << 2) % RECENT;
  if (index->recent[spot].name == name && index->recent[spot].owner == owner) {
    int id = (int)index->recent[spot].place;
    if (strcmp(cellscript_api((cellscript_api_id)id)->name, name) == 0) { return id; }
  }
  int id = (int)index->places[index_place(index, owner, name)] - 1;
  if (id < 0) { return -1; }
  index->recent[spot].name = name;
  index->recent[spot].owner = (uint16_t)owner;
  index->recent[spot].place = (uint16_t)id;
  return id;
}

// stack: 0 · raises: never · allocates: no
void cellscript_api_offer(cellscript_name_search *search, cellscript_owner owner) {
  for (int id = 0; id < cellscript_api_count; id++) {
    const cellscript_api_entry *entry = cellscript_api((cellscript_api_id)id);
    if (entry->owner == owner) { cellscript_name_offer(search, entry->name); }
  }
}
