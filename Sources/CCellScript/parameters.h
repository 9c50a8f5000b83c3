// Parameters: how a plugin declares them, and `p`.
#ifndef CELLSCRIPT_PARAMETERS_H
#define CELLSCRIPT_PARAMETERS_H

#include <lua.h>

#include "cellscript_plugin.h"

/// Makes `p` and its metatable and keeps them.
void cellscript_parameters_open(lua_State *L);

/// Reads the declarations in the table on top of the stack into the machine's plugin; raises on
/// the first, by name, that is wrong.
void cellscript_parameters_declare(lua_State *L);

/// Sets what `p` reads for a parameter.
void cellscript_parameters_set(
  lua_State *L, const cellscript_parameter *parameter, const cellscript_parameter_value *value);

#endif
