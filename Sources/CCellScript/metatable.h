// `setmetatable` that copies what it allows, and `getmetatable` that tells nothing.
#ifndef CELLSCRIPT_METATABLE_H
#define CELLSCRIPT_METATABLE_H

#include <lua.h>

int cellscript_metatable_set(lua_State *L);
int cellscript_metatable_get(lua_State *L);

#endif
