// Symbols: what a field's function computes with while it is traced.
//
// Invariant: a symbol means something only to the field that is being traced when it is made; used
// anywhere else it raises.
#ifndef CELLSCRIPT_SYMBOL_H
#define CELLSCRIPT_SYMBOL_H

#include "field.h"
#include "object.h"

/// What a number of the cell, a colour, an input or a parameter is while a field is traced.
typedef struct cellscript_symbol_object {
  cellscript_object_kind object;
  uint32_t field;
  /// Where among the field's what it stands for was open at first; −1: nowhere.
  int32_t place;
  cellscript_field_value value;
} cellscript_symbol_object;

/// What symbols are read from.
typedef enum cellscript_source {
  cellscript_source_cell,
  cellscript_source_grid,
  cellscript_source_item,
  cellscript_source_input,
  cellscript_source_parameters,
} cellscript_source;

typedef struct cellscript_source_object {
  cellscript_object_kind object;
  uint32_t field;
  cellscript_source source;
} cellscript_source_object;

/// A field as scripts hold it.
typedef struct cellscript_field_object {
  cellscript_object_kind object;
  int32_t number;
} cellscript_field_object;

/// Whether one of the first `count` arguments is a symbol.
static inline bool cellscript_symbol_among(lua_State *L, int count) {
  for (int i = 1; i <= count; i++) {
    if (lua_type(L, i) != LUA_TUSERDATA) { continue; }
    if (cellscript_object_at(L, i, cellscript_object_symbol)) { return true; }
  }
  return false;
}

/// Raises unless the field with a serial is the one that is traced.
void cellscript_symbol_check(lua_State *L, uint32_t field);

/// Pushes a symbol of the field that is traced.
int cellscript_symbol_push(lua_State *L, cellscript_field_value value);
int cellscript_symbol_push_number(lua_State *L, int32_t node);

/// The node of the number or symbol at `index`; raises of anything else. `call` is what takes it.
int32_t cellscript_symbol_number(lua_State *L, int index, const char *call);

/// The same, where a truth value counts as 0 or 1.
int32_t cellscript_symbol_truth(lua_State *L, int index, const char *call);

/// The nodes of the colour at `index`: an object, a text or a symbol; within 0…1 if they are `held`.
cellscript_field_value cellscript_symbol_color(
  lua_State *L, int index, const char *call, bool held);

/// Whether the value at `index` is a colour for certain.
bool cellscript_symbol_is_color(lua_State *L, int index);

/// Whether the value at `index` is a symbol that may be a colour.
bool cellscript_symbol_is_open(lua_State *L, int index);

/// Adds the operators to the metatable on top of the stack.
void cellscript_symbol_add_operators(lua_State *L);

/// A function of so many arguments on symbols; pushes what it gives.
int cellscript_symbol_apply(
  lua_State *L, const char *call, cellscript_field_op op, int arguments);

/// A function of any number of arguments, two by two.
int cellscript_symbol_fold(lua_State *L, const char *call, cellscript_field_op op);

int cellscript_symbol_mix(lua_State *L);
int cellscript_symbol_where(lua_State *L);
int cellscript_symbol_noise(lua_State *L);

int cellscript_source_index(lua_State *L);

/// Pushes what a field's function is given: cell, now, input, p.
void cellscript_source_push_arguments(lua_State *L);

#endif
