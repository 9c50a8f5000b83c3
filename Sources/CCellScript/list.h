// The library `table`, for plain lists of bounded length.
//
// Invariant: nothing goes through more elements than are there, nor through more than is charged.
// In the stock library a `__len` or a range that is made up keeps C counting.
#ifndef CELLSCRIPT_LIST_H
#define CELLSCRIPT_LIST_H

#include <lua.h>

/// Pushes the table `table`.
void cellscript_list_push(lua_State *L);

#endif
