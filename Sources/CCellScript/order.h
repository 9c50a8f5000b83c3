// Going through tables in an order that does not depend on hashes.
//
// Invariant: the order follows from the keys alone. In the stock library it follows from hash
// seeds and addresses, which differ from run to run.
#ifndef CELLSCRIPT_ORDER_H
#define CELLSCRIPT_ORDER_H

#include <lua.h>

int cellscript_order_pairs(lua_State *L);
int cellscript_order_next(lua_State *L);

#endif
