// The base library: what is allowed of it, as in the stock one.
#ifndef CELLSCRIPT_BASE_H
#define CELLSCRIPT_BASE_H

#include <lua.h>

/// Adds it to the globals on top of the stack.
void cellscript_base_add(lua_State *L);

#endif
