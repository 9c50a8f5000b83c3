#include "text.h"

#include <lualib.h>
#include <string.h>

#include "object.h"
#include "sentence.h"

// stack: 1 · raises: memory · allocates: yes
static void push_object(lua_State *L, int index) {
  const cellscript_cell_object *cell = cellscript_object_at(L, index, cellscript_object_cell);
  if (cell) {
    lua_pushfstring(L, "cell %I", (LUAI_UACINT)cell->item);
  } else {
    lua_pushstring(L, cellscript_object_name(L, index));
  }
}

// What is not a number has a sign on some processors.
// stack: 0 · raises: never · allocates: no
static bool is_no_number(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TNUMBER || lua_isinteger(L, index)) { return false; }
  double number = lua_tonumber(L, index);
  return !(number >= 0) && !(number < 0);
}

// stack: 3 · raises: any · allocates: yes
const char *cellscript_text_push(lua_State *L, int index, size_t *length) {
  index = lua_absindex(L, index);
  int type = lua_type(L, index);
  bool stock = type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TBOOLEAN
    || type == LUA_TNIL;
  if (is_no_number(L, index)) {
    lua_pushliteral(L, "nan");
  } else if (stock) {
    return luaL_tolstring(L, index, length);
  } else if (type == LUA_TTABLE && luaL_getmetafield(L, index, "__tostring") != LUA_TNIL) {
    lua_pushvalue(L, index);
    lua_call(L, 1, 1);
    if (lua_type(L, -1) != LUA_TSTRING) {
      cellscript_raise(L, cellscript_sentence_tostring_kind);
    }
  } else {
    push_object(L, index);
  }
  return lua_tolstring(L, -1, length);
}

// stack: 3 · raises: any · allocates: yes
int cellscript_text_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  cellscript_text_push(L, 1, NULL);
  return 1;
}

// Goes on as the stock function in the first upvalue, so that its errors name what was called.
// stack: results · raises: any · allocates: yes
static int call_stock(lua_State *L) {
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

// Upvalue: a stock function that goes through its first argument.
// stack: results + 1 · raises: any · allocates: yes
static int text_charged(lua_State *L) {
  size_t length = 0;
  if (lua_type(L, 1) == LUA_TSTRING) { lua_tolstring(L, 1, &length); }
  cellscript_budget_charge(L, (int64_t)(length / 4) + lua_gettop(L));
  return call_stock(L);
}

/// What showing a number costs, in bytes of a text: it may have some 400 digits.
enum { NUMBER_BYTES = 128 };

// stack: arguments + 4 · raises: any · allocates: yes
int cellscript_text_format(lua_State *L) {
  size_t length, sum;
  const char *format = luaL_checklstring(L, 1, &sum);
  for (const char *at = strchr(format, '%'); at; at = strchr(at, '%')) {
    at += 1 + strspn(at + 1, "-+ #0123456789.");
    if (*at == 'p') { return cellscript_raise(L, cellscript_sentence_no_address); }
    if (*at != 0) { at += 1; }
  }
  int count = lua_gettop(L);
  for (int i = 2; i <= count; i++) {
    int type = lua_type(L, i);
    if (type == LUA_TNUMBER) { sum += NUMBER_BYTES; }
    if (is_no_number(L, i)) {
      lua_pushnumber(L, (lua_Number)__builtin_nan(""));
      lua_replace(L, i);
    } else if (type >= LUA_TTABLE) {
      cellscript_text_push(L, i, NULL);
      lua_replace(L, i);
    }
    if (lua_type(L, i) == LUA_TSTRING) {
      lua_tolstring(L, i, &length);
      sum += length;
    }
  }
  cellscript_budget_charge(L, (int64_t)(sum / 8) + count);
  return call_stock(L);
}

// Moves the wrapped stock functions of the library beneath the top into the table on top.
// stack: 2 · raises: memory · allocates: yes
static void add_wrapped(lua_State *L, const char *const *names, lua_CFunction function) {
  for (int i = 0; names[i]; i++) {
    lua_getfield(L, -2, names[i]);
    lua_pushcclosure(L, function, 1);
    lua_setfield(L, -2, names[i]);
  }
}

// Strings are indexed by the library on top of the stack and by nothing else.
// stack: 4 · raises: memory · allocates: yes
static void set_metatable(lua_State *L) {
  lua_pushliteral(L, "");
  lua_createtable(L, 0, 2);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

// stack: 6 · raises: memory · allocates: yes
void cellscript_text_push_library(lua_State *L) {
  static const char *const wrapped[] = {"format", NULL};
  static const luaL_Reg own[] = {
    {"byte", cellscript_text_byte},   {"char", cellscript_text_char},
    {"find", cellscript_text_find},   {"gmatch", cellscript_text_gmatch},
    {"gsub", cellscript_text_gsub},   {"len", cellscript_text_len},
    {"lower", cellscript_text_lower}, {"match", cellscript_text_match},
    {"rep", cellscript_text_rep},     {"reverse", cellscript_text_reverse},
    {"sub", cellscript_text_sub},     {"upper", cellscript_text_upper},
    {NULL, NULL},
  };
  luaopen_string(L);
  lua_createtable(L, 0, 13);
  luaL_setfuncs(L, own, 0);
  add_wrapped(L, wrapped, cellscript_text_format);
  lua_remove(L, -2);
  set_metatable(L);
}

// stack: 5 · raises: memory · allocates: yes
void cellscript_text_push_codes(lua_State *L) {
  static const char *const wrapped[] = {"char", "codepoint", "len", "offset", NULL};
  luaopen_utf8(L);
  lua_createtable(L, 0, 5);
  add_wrapped(L, wrapped, text_charged);
  lua_getfield(L, -2, "charpattern");
  lua_setfield(L, -2, "charpattern");
  lua_remove(L, -2);
}
