// The script's own coroutines. A wait inside one passes through every resumer up to the handler.
//
// Invariant: making and resuming one is charged, and a stop passes through all of them. In the
// stock library each begins with a fresh count, so that nested ones never meet a hook, and `close`
// runs code after a stop.
#ifndef CELLSCRIPT_COROUTINE_H
#define CELLSCRIPT_COROUTINE_H

#include <lua.h>

/// Pushes the table `coroutine`.
void cellscript_coroutine_push(lua_State *L);

#endif
