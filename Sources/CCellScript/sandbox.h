// What a script's world holds: an allow-list, and a guard before its global names.
//
// Invariant: nothing is there that is not listed, and whatever is there is in one of these tables.
// In the stock library everything is there: files, processes, native code, the collector.
#ifndef CELLSCRIPT_SANDBOX_H
#define CELLSCRIPT_SANDBOX_H

#include <lua.h>

/// Makes the world of scripts and keeps it. Runs once, before any script.
int cellscript_sandbox_open(lua_State *L);

#endif
