// The script's own coroutines. A wait inside one passes through every resumer up to the handler.
#ifndef CELLSCRIPT_COROUTINE_H
#define CELLSCRIPT_COROUTINE_H

#include <lua.h>

/// Pushes the table `coroutine`.
void cellscript_coroutine_push(lua_State *L);

#endif
