// `setmetatable` that copies what it allows, and `getmetatable` that tells nothing.
//
// Invariant: what a table answers by cannot change after it was set, and nothing of it runs when
// memory is collected or the state is closed. In the stock library `__gc` and `__close` run where
// nothing stops them, and a chain of `__call` shifts the stack without meeting a hook.
#ifndef CELLSCRIPT_METATABLE_H
#define CELLSCRIPT_METATABLE_H

#include <lua.h>

int cellscript_metatable_set(lua_State *L);
int cellscript_metatable_get(lua_State *L);

#endif
