// Cells as scripts see them.
#ifndef CELLSCRIPT_CELL_H
#define CELLSCRIPT_CELL_H

#include "object.h"

/// Pushes the object of the cell in a slot that is in use; the same one while it shows its item.
void cellscript_cell_push(lua_State *L, int32_t slot);

/// Pushes the object of a cell, the grid for slot −1, or nil if it is gone and none is kept.
void cellscript_cell_push_id(lua_State *L, cellscript_cell_id id);

/// The cell at `index`; raises if it is none. `call` is what the author called.
cellscript_cell_object *cellscript_cell_check(lua_State *L, int index, const char *call);

/// Whether a cell shows its item no longer.
bool cellscript_cell_is_gone(const cellscript_machine *machine, cellscript_cell_id id);

/// Raises if the cell is gone: which, since when.
void cellscript_cell_check_here(lua_State *L, const cellscript_cell_object *cell);

/// The picture or text at `index` for a property, untouched for a cell that is gone. False if it
/// stands for an absent one.
bool cellscript_cell_content(
  lua_State *L, const cellscript_cell_object *cell, int index, int property,
  cellscript_content *out);

/// Pushes what `cell.memory` is: the user value, made at its first use.
void cellscript_cell_push_memory(lua_State *L, int index);

int cellscript_cell_index(lua_State *L);
int cellscript_cell_new_index(lua_State *L);
int cellscript_item_index(lua_State *L);

#endif
