// `pcall` and `xpcall` that no stop can be caught by, and that waits pass through.
//
// Invariant: only an error of the script's own is caught. In the stock library a stop is caught
// like any error, and a handler of `xpcall` runs where no hook can reach it.
#ifndef CELLSCRIPT_PROTECT_H
#define CELLSCRIPT_PROTECT_H

#include <lua.h>

int cellscript_protect_pcall(lua_State *L);
int cellscript_protect_xpcall(lua_State *L);

#endif
