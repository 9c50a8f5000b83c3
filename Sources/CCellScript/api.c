#include "api.h"

#include <CCellMath.h>

// stack: 0 · raises: never · allocates: no
const cellscript_api_entry *cellscript_api(cellscript_api_id id) {
  static const cellscript_api_entry entries[cellscript_api_count] = {
#define FIELD(owner, name, kind, unit, low, high, writable, about) \
  {cellscript_owner_##owner, #name, cellscript_kind_##kind, unit, low, high, writable, NULL, about},
#define FUNCTION(owner, name, about)                                     \
  {cellscript_owner_##owner, #name, cellscript_kind_function, "", 0, 0, \
   false, cellscript_##owner##_##name, about},
#include "cell_api.inl"
#undef FIELD
#undef FUNCTION
  };
  return &entries[id];
}

// stack: 2 · raises: memory · allocates: yes
void cellscript_api_add_names(lua_State *L, cellscript_owner owner) {
  for (int id = 0; id < cellscript_api_count; id++) {
    const cellscript_api_entry *entry = cellscript_api((cellscript_api_id)id);
    if (entry->owner != owner) { continue; }
    if (entry->function) {
      lua_pushcfunction(L, entry->function);
    } else {
      lua_pushinteger(L, id);
    }
    lua_setfield(L, -2, entry->name);
  }
}

// stack: 3 · raises: memory · allocates: yes
void cellscript_api_push_names(lua_State *L, cellscript_owner owner) {
  lua_newtable(L);
  cellscript_api_add_names(L, owner);
}

// stack: 0 · raises: never · allocates: no
void cellscript_api_offer(cellscript_name_search *search, cellscript_owner owner) {
  for (int id = 0; id < cellscript_api_count; id++) {
    const cellscript_api_entry *entry = cellscript_api((cellscript_api_id)id);
    if (entry->owner == owner) { cellscript_name_offer(search, entry->name); }
  }
}
