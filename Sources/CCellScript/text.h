// Values as text, and the library `string`.
#ifndef CELLSCRIPT_TEXT_H
#define CELLSCRIPT_TEXT_H

#include <lua.h>

/// Pushes the value at `index` as text without addresses. Runs the script's `__tostring`.
const char *cellscript_text_push(lua_State *L, int index, size_t *length);

/// `tostring`.
int cellscript_text_tostring(lua_State *L);

/// Pushes the table `string` and makes it what strings are indexed by.
void cellscript_text_push_library(lua_State *L);

#endif
