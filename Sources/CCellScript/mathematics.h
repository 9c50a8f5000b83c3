// The library `math`: the house's functions, and of the stock library what is exact. None of them
// takes a symbol of a field: the error names the function of `fx` that does.
#ifndef CELLSCRIPT_MATHEMATICS_H
#define CELLSCRIPT_MATHEMATICS_H

#include <lua.h>

/// How many functions of the stock library there are behind a guard.
enum { CELLSCRIPT_STOCK_MATHEMATICS = 12 };

/// Pushes the library.
void cellscript_mathematics_push(lua_State *L);

#endif
