// One declared parameter: `{ default, min =, max =, unit =, choices =, kind =, about = }`.
#ifndef CELLSCRIPT_DECLARATION_H
#define CELLSCRIPT_DECLARATION_H

#include <lua.h>

#include "cellscript_plugin.h"

enum { CELLSCRIPT_PARAMETER_LIMIT = 64 };

/// Reads the declaration on top of the stack, its name beneath it.
void cellscript_declaration_read(lua_State *L, cellscript_parameter *out);

#endif
