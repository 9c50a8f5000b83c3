// The table of everything a script sees, and the search for names in it.
#ifndef CELLSCRIPT_API_H
#define CELLSCRIPT_API_H

#include <lua.h>

#include "cellscript_types.h"
#include "name.h"

/// To whom an entry belongs.
typedef enum cellscript_owner {
  cellscript_owner_plugin,
  cellscript_owner_handler,
  cellscript_owner_property,
  cellscript_owner_option,
  cellscript_owner_cell,
  cellscript_owner_grid,
  cellscript_owner_animation,
  cellscript_owner_play,
  cellscript_owner_field_cell,
  cellscript_owner_field_grid,
  cellscript_owner_set_event,
  cellscript_owner_appeared_event,
  cellscript_owner_change_event,
  cellscript_owner_refused_event,
  cellscript_owner_touch_event,
  cellscript_owner_declaration,
  cellscript_owner_fx,
} cellscript_owner;

/// What an entry is.
typedef enum cellscript_kind {
  cellscript_kind_number,
  cellscript_kind_integer,
  cellscript_kind_boolean,
  cellscript_kind_text,
  cellscript_kind_color,
  cellscript_kind_curve,
  cellscript_kind_content,
  cellscript_kind_order,
  cellscript_kind_table,
  cellscript_kind_event,
  cellscript_kind_transition,
  cellscript_kind_grid,
  cellscript_kind_function,
} cellscript_kind;

/// One entry of the table.
typedef struct cellscript_api_entry {
  cellscript_owner owner;
  const char *name;
  cellscript_kind kind;
  const char *unit;
  /// The range of a number that is written; 0…0: none.
  double low, high;
  bool writable;
  lua_CFunction function;
  /// What follows a function's name where it is called; else empty.
  const char *call;
  const char *about;
} cellscript_api_entry;

/// The numbers of the entries: `cellscript_api_cell_index`.
typedef enum cellscript_api_id {
#define FIELD(owner, name, kind, unit, low, high, writable, about) cellscript_api_##owner##_##name,
#define FUNCTION(owner, name, call, about) cellscript_api_##owner##_##name,
#include "cell_api.inl"
#undef FIELD
#undef FUNCTION
  cellscript_api_count
} cellscript_api_id;

/// The functions of the entries: `cellscript_cell_animate`.
#define FIELD(owner, name, kind, unit, low, high, writable, about)
#define FUNCTION(owner, name, call, about) int cellscript_##owner##_##name(lua_State *L);
#include "cell_api.inl"
#undef FIELD
#undef FUNCTION

/// The entry with a number.
const cellscript_api_entry *cellscript_api(cellscript_api_id id);

/// Where the entries of owners are found by name: numbers above 0 by hash, 0 for none. Properties
/// belong to cells and to options as well.
///
/// `recent` finds again what was found by the same string: it is right only if the entry has that
/// name still, since another string may have come to lie where one was.
typedef struct cellscript_api_index {
  uint16_t places[512];
  struct {
    const char *name;
    uint16_t owner, place;
  } recent[64];
} cellscript_api_index;

/// Fills an index.
void cellscript_api_fill(cellscript_api_index *index);

/// The number of the entry that an owner has of the name at `place` of the stack, or −1.
int cellscript_api_find(lua_State *L, int place, cellscript_owner owner);

/// Offers the names of an owner to a search.
void cellscript_api_offer(cellscript_name_search *search, cellscript_owner owner);

#endif
