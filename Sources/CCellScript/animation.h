// Animations as scripts hold them.
#ifndef CELLSCRIPT_ANIMATION_H
#define CELLSCRIPT_ANIMATION_H

#include "object.h"

/// Pushes a new animation that runs, with the next number, and keeps it.
cellscript_animation_object *cellscript_animation_push(lua_State *L, cellscript_cell_id cell);

/// Gives an animation, or a play, on top of the stack the next number, and keeps it while it runs.
void cellscript_animation_keep(lua_State *L, cellscript_animation_object *animation);

/// Waits for its end.
int cellscript_animation_wait_for(lua_State *L, const cellscript_animation_object *animation);

/// Pushes an animation that has ended.
void cellscript_animation_push_ended(lua_State *L, cellscript_cell_id cell, bool finished);

/// Marks an animation as ended, if a script may still hold it.
void cellscript_animation_end(lua_State *L, uint64_t number, bool finished);

int cellscript_animation_index(lua_State *L);

#endif
