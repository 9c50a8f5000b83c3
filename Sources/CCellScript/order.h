// Going through tables in an order that does not depend on hashes.
#ifndef CELLSCRIPT_ORDER_H
#define CELLSCRIPT_ORDER_H

#include <lua.h>

int cellscript_order_pairs(lua_State *L);
int cellscript_order_next(lua_State *L);

#endif
