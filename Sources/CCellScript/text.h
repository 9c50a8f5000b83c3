// Values as text, and the library `string`.
//
// Invariant: the work of each function is charged by length before it is done, and no text tells
// an address. In the stock library `rep` can count for years without an allocation, and `%p` and
// `tostring` tell where things lie.
#ifndef CELLSCRIPT_TEXT_H
#define CELLSCRIPT_TEXT_H

#include <lua.h>

/// Pushes the value at `index` as text without addresses. Runs the script's `__tostring`.
const char *cellscript_text_push(lua_State *L, int index, size_t *length);

/// `tostring`.
int cellscript_text_tostring(lua_State *L);

/// `tonumber`, charged by length.
int cellscript_text_tonumber(lua_State *L);

/// The place, from 1, that a position of a text means: from the end below 0, never below 1.
size_t cellscript_text_begin(lua_Integer position, size_t length);

int cellscript_text_byte(lua_State *L);
int cellscript_text_char(lua_State *L);
int cellscript_text_find(lua_State *L);
int cellscript_text_gmatch(lua_State *L);
int cellscript_text_gsub(lua_State *L);
int cellscript_text_len(lua_State *L);
int cellscript_text_lower(lua_State *L);
int cellscript_text_match(lua_State *L);
int cellscript_text_rep(lua_State *L);
int cellscript_text_reverse(lua_State *L);
int cellscript_text_sub(lua_State *L);
int cellscript_text_upper(lua_State *L);

/// `string.format` without addresses. Upvalue: the stock function.
int cellscript_text_format(lua_State *L);

/// Pushes the table `string` and makes it what strings are indexed by.
void cellscript_text_push_library(lua_State *L);

/// Pushes the table `utf8`.
void cellscript_text_push_codes(lua_State *L);

#endif
