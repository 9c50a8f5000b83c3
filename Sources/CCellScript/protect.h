// `pcall` and `xpcall` that no stop can be caught by, and that waits pass through.
#ifndef CELLSCRIPT_PROTECT_H
#define CELLSCRIPT_PROTECT_H

#include <lua.h>

int cellscript_protect_pcall(lua_State *L);
int cellscript_protect_xpcall(lua_State *L);

#endif
