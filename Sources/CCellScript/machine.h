// The whole of a machine, composed of what its parts keep.
#ifndef CELLSCRIPT_MACHINE_PRIVATE_H
#define CELLSCRIPT_MACHINE_PRIVATE_H

#include <lauxlib.h>
#include <lua.h>

#include "api.h"
#include "budget.h"
#include "cellscript_machine.h"
#include "cellscript_stimulus.h"
#include "failure.h"
#include "field.h"
#include "lines.h"
#include "mathematics.h"
#include "module.h"
#include "names.h"
#include "overlay.h"
#include "plugin.h"
#include "random.h"
#include "recorder.h"
#include "sequence.h"
#include "store.h"

/// Invariant: between calls the stack of `L` is empty, `view` is NULL and nothing runs.
struct cellscript_machine {
  lua_State *L;
  cellscript_limits limits;
  cellscript_store store;
  cellscript_budget budget;
  cellscript_failure_record failure;
  cellscript_random random;
  cellscript_modules modules;
  cellscript_names names;
  cellscript_lines lines;
  cellscript_plugin_record plugin;
  cellscript_recorder recorder;
  cellscript_overlay overlay;
  cellscript_sequences sequences;
  cellscript_api_index index;
  cellscript_fields fields;
  /// What stands behind the guards of `math`.
  lua_CFunction stock_mathematics[CELLSCRIPT_STOCK_MATHEMATICS];
  /// What the running call lends; NULL outside and while loading.
  const cellscript_view *view;
  bool loaded;
  /// Bit l: the library with number l was made; a script may have taken it away since.
  uint8_t open_libraries;
};

/// What a machine keeps in Lua's registry: behind what the library keeps there itself, as a row.
typedef enum cellscript_kept {
  cellscript_kept_animations = 1,
  cellscript_kept_threads,
  cellscript_kept_held,
  /// One after the other, in the order of their numbers.
  cellscript_kept_handlers,
  cellscript_kept_last_handler = cellscript_kept_handlers + cellscript_handler_count - 1,
  cellscript_kept_parameters,
  cellscript_kept_parameter_values,
  cellscript_kept_grid,
  cellscript_kept_grid_memory,
  cellscript_kept_globals,
  cellscript_kept_environment,
  cellscript_kept_loaded,
  cellscript_kept_cell_metatable,
  cellscript_kept_grid_metatable,
  cellscript_kept_animation_metatable,
  cellscript_kept_color_metatable,
  cellscript_kept_curve_metatable,
  cellscript_kept_transition_metatable,
  cellscript_kept_item_metatable,
  cellscript_kept_event_metatable,
  cellscript_kept_symbol_metatable,
  cellscript_kept_source_metatable,
  cellscript_kept_field_metatable,
  cellscript_kept_play_metatable,
  cellscript_kept_inputs_metatable,
  /// The cell of each slot, from here on.
  cellscript_kept_cells,
} cellscript_kept;

/// Where the handler with a number is kept.
static inline cellscript_kept cellscript_kept_handler(int handler) {
  return (cellscript_kept)(cellscript_kept_handlers + handler);
}

/// Where the cell of a slot is kept.
static inline cellscript_kept cellscript_kept_cell(int32_t slot) {
  return (cellscript_kept)(cellscript_kept_cells + slot);
}

/// The library's own places, and the one where `luaL_ref` would begin its list.
enum { CELLSCRIPT_KEPT_BEFORE = LUA_RIDX_LAST + 1 };

/// Pushes what is kept; `false` where nothing is yet.
static inline int cellscript_push_kept(lua_State *L, cellscript_kept kept) {
  return lua_rawgeti(L, LUA_REGISTRYINDEX, CELLSCRIPT_KEPT_BEFORE + (lua_Integer)kept);
}

/// Keeps the value on top of the stack and pops it.
static inline void cellscript_keep(lua_State *L, cellscript_kept kept) {
  lua_rawseti(L, LUA_REGISTRYINDEX, CELLSCRIPT_KEPT_BEFORE + (lua_Integer)kept);
}

/// The machine that a state belongs to.
static inline cellscript_machine *cellscript_machine_of(lua_State *L) {
  return *(cellscript_machine **)lua_getextraspace(L);
}

/// Makes room for one more element of a counted array, if need be by collecting what nobody holds;
/// raises without memory.
void *cellscript_machine_grow(
  lua_State *L, void *array, int32_t count, int32_t *capacity, size_t element);

/// The error for memory that could not be had outside the heap.
_Noreturn int cellscript_raise_memory(lua_State *L);

/// The same for a text that would be longer than texts may be.
_Noreturn int cellscript_raise_long_text(lua_State *L);

/// Makes room for one more element of a row of a field.
#define CELLSCRIPT_MAKE_ROOM(L, row) \
  (row).all = cellscript_machine_grow(L, (row).all, (row).count, &(row).capacity, sizeof *(row).all)

/// The field that is traced.
static inline cellscript_field_record *cellscript_field_traced(lua_State *L) {
  return &cellscript_machine_of(L)->fields.traced;
}

#endif
