// Animations as scripts hold them.
#ifndef CELLSCRIPT_ANIMATION_H
#define CELLSCRIPT_ANIMATION_H

#include "object.h"

/// Pushes a new animation that runs, with the next number, and keeps it.
cellscript_animation_object *cellscript_animation_push(lua_State *L, cellscript_cell_id cell);

/// Pushes an animation that has ended.
void cellscript_animation_push_ended(lua_State *L, cellscript_cell_id cell, bool finished);

/// Marks an animation as ended, if a script may still hold it.
void cellscript_animation_end(lua_State *L, uint64_t number, bool finished);

int cellscript_animation_index(lua_State *L);

#endif
