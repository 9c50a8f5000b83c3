// The grid as scripts see it.
#ifndef CELLSCRIPT_GRID_H
#define CELLSCRIPT_GRID_H

#include "object.h"

int cellscript_grid_index(lua_State *L);

#endif
