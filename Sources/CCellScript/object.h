// What scripts hold of the stage, as userdata that only the bridge makes.
#ifndef CELLSCRIPT_OBJECT_H
#define CELLSCRIPT_OBJECT_H

#include <lua.h>

#include "machine.h"

/// The kinds of objects; each object begins with its kind.
typedef enum cellscript_object_kind {
  cellscript_object_cell = 1,
  cellscript_object_grid,
  cellscript_object_animation,
  cellscript_object_color,
  cellscript_object_curve,
  cellscript_object_transition,
  cellscript_object_item,
  cellscript_object_parameters,
  cellscript_object_event,
  cellscript_object_symbol,
  cellscript_object_source,
  cellscript_object_field,
  cellscript_object_play,
  cellscript_object_inputs,
} cellscript_object_kind;

/// A cell for as long as it shows one item. Its user value is its memory.
typedef struct cellscript_cell_object {
  cellscript_object_kind object;
  cellscript_cell_id id;
  int64_t item;
  /// When it was forgotten, in seconds; below 0: not yet.
  double gone_since;
} cellscript_cell_object;

/// The grid, the parameters.
typedef struct cellscript_plain_object {
  cellscript_object_kind object;
} cellscript_plain_object;

/// How an animation stands.
typedef enum cellscript_animation_state {
  cellscript_animation_running,
  cellscript_animation_finished,
  cellscript_animation_unfinished,
} cellscript_animation_state;

/// An animation. While it runs the machine keeps it.
typedef struct cellscript_animation_object {
  cellscript_object_kind object;
  cellscript_animation_state state;
  cellscript_cell_id cell;
  uint64_t number;
} cellscript_animation_object;

typedef struct cellscript_color_object {
  cellscript_object_kind object;
  cellscript_paint paint;
} cellscript_color_object;

typedef struct cellscript_curve_object {
  cellscript_object_kind object;
  cellscript_curve curve;
} cellscript_curve_object;

typedef struct cellscript_transition_object {
  cellscript_object_kind object;
  uint32_t number;
} cellscript_transition_object;

/// The values of a cell's item; its user value is the cell.
typedef struct cellscript_item_object {
  cellscript_object_kind object;
  cellscript_cell_object *cell;
} cellscript_item_object;

/// What happened. Its user value is its transition or its names, where it has such; `touch` is there
/// only for touches.
typedef struct cellscript_event_object {
  cellscript_object_kind object;
  cellscript_owner owner;
  int32_t cause;
  bool on, animated, first;
  cellscript_touch touch;
} cellscript_event_object;

/// The object at `index` if it is of a kind, else NULL.
void *cellscript_object_at(lua_State *L, int index, cellscript_object_kind kind);

/// Pushes a new object of a kind with its metatable.
void *cellscript_object_push(
  lua_State *L, cellscript_object_kind kind, size_t size, int values, cellscript_kept metatable);

/// The word for a kind of object.
const char *cellscript_object_word(cellscript_object_kind kind);

/// The kind of the value at `index`: "cell", "nil", "table".
const char *cellscript_object_name(lua_State *L, int index);

/// The same for a sentence: "a cell", "nil", "a table".
const char *cellscript_object_describe(lua_State *L, int index);

/// Pushes the grid.
void cellscript_object_push_grid(lua_State *L);

/// Pushes the function of an entry; returns 1.
int cellscript_object_push_function(lua_State *L, int entry);

/// Raises that `owner` has no entry of the name at `index`, with the nearest.
_Noreturn int cellscript_object_unknown(
  lua_State *L, const char *owner, int index, cellscript_owner first);

#endif
