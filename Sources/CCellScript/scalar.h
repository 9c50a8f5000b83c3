// Elementary functions of plain numbers, the house's own: the same bits on every platform.
//
// Invariant: the same bits everywhere. In the stock library they are those of the system's own.
#ifndef CELLSCRIPT_SCALAR_H
#define CELLSCRIPT_SCALAR_H

#include <lua.h>

/// Pushes the table `math`.
void cellscript_scalar_push_math(lua_State *L);

#endif
