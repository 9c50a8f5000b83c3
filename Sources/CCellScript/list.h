// The library `table`, for plain lists of bounded length.
#ifndef CELLSCRIPT_LIST_H
#define CELLSCRIPT_LIST_H

#include <lua.h>

/// Pushes the table `table`.
void cellscript_list_push(lua_State *L);

#endif
