#include "list.h"

#include <lualib.h>
#include <string.h>

#include "machine.h"
#include "sentence.h"
#include "text.h"

enum { LIST_LIMIT = 65536, SORT_LIMIT = 8192, UNPACK_LIMIT = 1000 };

// A `__len` could claim any length and the stock functions would count up to it in C.
// stack: 1 · raises: any · allocates: no
static lua_Integer list_length(lua_State *L, int index, lua_Integer limit) {
  luaL_checktype(L, index, LUA_TTABLE);
  if (luaL_getmetafield(L, index, "__len") != LUA_TNIL) {
    cellscript_raise(L, cellscript_sentence_plain_list);
  }
  lua_Integer length = (lua_Integer)lua_rawlen(L, index);
  if (length > limit) { cellscript_raise(L, cellscript_sentence_long_list, (int)limit); }
  return length;
}

// Charges for the elements of a span.
// stack: 0 · raises: any · allocates: no
static void check_span(lua_State *L, lua_Integer first, lua_Integer last, lua_Integer limit) {
  if (last < first) { return; }
  if ((uint64_t)last - (uint64_t)first >= (uint64_t)limit) {
    cellscript_raise(L, cellscript_sentence_long_list, (int)limit);
  }
  cellscript_budget_charge(L, last - first + 1);
}

// Goes on as the stock function in the first upvalue, so that its errors name what was called.
// stack: results · raises: any · allocates: yes
static int call_stock(lua_State *L) {
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

// `insert` and `remove`: what stands behind the place moves by one.
// stack: results · raises: any · allocates: yes
static int list_shift(lua_State *L) {
  lua_Integer length = list_length(L, 1, LIST_LIMIT);
  bool removes = lua_toboolean(L, lua_upvalueindex(2));
  if (lua_gettop(L) == (removes ? 2 : 3)) {
    lua_Integer place = lua_tointeger(L, 2);
    if (place >= 1) { check_span(L, place, length, LIST_LIMIT); }
  }
  return call_stock(L);
}

// stack: 4 · raises: any · allocates: yes
static void concat_add(lua_State *L, luaL_Buffer *out, lua_Integer place, size_t *size) {
  size_t length = 0;
  lua_geti(L, 1, place);
  if (!lua_isstring(L, -1)) {
    const char *found = luaL_typename(L, -1);
    cellscript_raise(L, cellscript_sentence_concat_value, found, (LUAI_UACINT)place);
  }
  cellscript_text_push(L, -1, &length);
  lua_remove(L, -2);
  cellscript_budget_charge(L, 1 + (int64_t)(length / 32));
  *size += length;
  if (*size > cellscript_machine_of(L)->limits.string) { cellscript_raise_long_text(L); }
  luaL_addvalue(out);
}

// stack: 5 · raises: any · allocates: yes
static int list_concat(lua_State *L) {
  lua_Integer length = list_length(L, 1, LIST_LIMIT);
  size_t between, size = 0;
  const char *separator = luaL_optlstring(L, 2, "", &between);
  lua_Integer first = luaL_optinteger(L, 3, 1), last = luaL_optinteger(L, 4, length);
  check_span(L, first, last, LIST_LIMIT);
  luaL_Buffer out;
  luaL_buffinit(L, &out);
  for (lua_Integer place = first; place <= last; place++) {
    concat_add(L, &out, place, &size);
    if (place == last) { break; }
    luaL_addlstring(&out, separator, between);
    size += between;
  }
  luaL_pushresult(&out);
  return 1;
}

// stack: results · raises: any · allocates: yes
static int list_unpack(lua_State *L) {
  lua_Integer length = list_length(L, 1, LIST_LIMIT);
  check_span(L, luaL_optinteger(L, 2, 1), luaL_optinteger(L, 3, length), UNPACK_LIMIT);
  return call_stock(L);
}

// stack: results · raises: any · allocates: yes
static int list_pack(lua_State *L) {
  cellscript_budget_charge(L, lua_gettop(L));
  return call_stock(L);
}

// stack: results · raises: any · allocates: yes
static int list_move(lua_State *L) {
  list_length(L, 1, LIST_LIMIT);
  if (!lua_isnoneornil(L, 5)) { list_length(L, 5, LIST_LIMIT); }
  check_span(L, luaL_checkinteger(L, 2), luaL_checkinteger(L, 3), LIST_LIMIT);
  return call_stock(L);
}

// Long texts that begin alike take time to compare. By bytes, as the stock function does where
// nobody has set a locale.
// stack: 0 · raises: any · allocates: no
static bool sort_less(lua_State *L, int a, int b) {
  if (lua_type(L, a) != LUA_TSTRING || lua_type(L, b) != LUA_TSTRING) {
    return lua_compare(L, a, b, LUA_OPLT);
  }
  size_t left, right;
  const char *before = lua_tolstring(L, a, &left), *behind = lua_tolstring(L, b, &right);
  size_t shared = left < right ? left : right;
  cellscript_budget_charge(L, (int64_t)(shared / 64));
  int order = memcmp(before, behind, shared);
  return order != 0 ? order < 0 : left < right;
}

// Whether the value at `a` comes before that at `b`, by the comparator at 2 if there is one.
// stack: 3 · raises: any · allocates: yes
static bool sort_before(lua_State *L, int a, int b) {
  if (lua_isnil(L, 2)) { return sort_less(L, a, b); }
  lua_pushvalue(L, 2);
  lua_pushvalue(L, a - (a < 0 ? 1 : 0));
  lua_pushvalue(L, b - (b < 0 ? 2 : 0));
  lua_call(L, 2, 1);
  bool before = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return before;
}

// Sorts `low`…`high` of the list at 3 stably into itself through the list at 4.
// stack: 5 · raises: any · allocates: yes
static void sort_merge(lua_State *L, lua_Integer low, lua_Integer high) {
  if (high - low < 1) { return; }
  lua_Integer middle = low + (high - low) / 2;
  sort_merge(L, low, middle);
  sort_merge(L, middle + 1, high);
  lua_Integer left = low, right = middle + 1;
  for (lua_Integer place = low; place <= high; place++) {
    bool takes_right = right <= high;
    if (left <= middle && right <= high) {
      lua_rawgeti(L, 3, right);
      lua_rawgeti(L, 3, left);
      takes_right = sort_before(L, -2, -1);
      lua_pop(L, 2);
    }
    lua_rawgeti(L, 3, takes_right ? right : left);
    lua_rawseti(L, 4, place);
    right += takes_right ? 1 : 0;
    left += takes_right ? 0 : 1;
  }
  for (lua_Integer place = low; place <= high; place++) {
    lua_rawgeti(L, 4, place);
    lua_rawseti(L, 3, place);
  }
}

// A comparator that says both "before" and "after" of two neighbours is no order.
// stack: 3 · raises: any · allocates: yes
static void sort_check(lua_State *L, lua_Integer length) {
  for (lua_Integer i = 1; i < length; i++) {
    lua_rawgeti(L, 3, i);
    lua_rawgeti(L, 3, i + 1);
    if (sort_before(L, -1, -2)) { cellscript_raise(L, cellscript_sentence_sort_order); }
    lua_pop(L, 2);
  }
}

// Works on a copy, so that a comparator that changes the list cannot disturb it. The order in
// which elements are compared follows from the length alone.
// stack: 12 · raises: any · allocates: yes
static int list_sort(lua_State *L) {
  lua_Integer length = list_length(L, 1, SORT_LIMIT);
  if (!lua_isnoneornil(L, 2)) { luaL_checktype(L, 2, LUA_TFUNCTION); }
  lua_settop(L, 2);
  int halvings = 0;
  while (length >> halvings) { halvings += 1; }
  cellscript_budget_charge(L, length * halvings * 2);
  lua_createtable(L, (int)length, 0);
  lua_createtable(L, (int)length, 0);
  luaL_checkstack(L, 64, NULL);
  for (lua_Integer i = 1; i <= length; i++) {
    lua_rawgeti(L, 1, i);
    lua_rawseti(L, 3, i);
  }
  sort_merge(L, 1, length);
  sort_check(L, length);
  for (lua_Integer i = 1; i <= length; i++) {
    lua_rawgeti(L, 3, i);
    lua_rawseti(L, 1, i);
  }
  return 0;
}

// stack: 5 · raises: memory · allocates: yes
void cellscript_list_push(lua_State *L) {
  static const luaL_Reg guarded[] = {
    {"insert", list_shift}, {"remove", list_shift}, {"unpack", list_unpack},
    {"pack", list_pack},    {"move", list_move},    {NULL, NULL},
  };
  static const luaL_Reg own[] = {{"concat", list_concat}, {"sort", list_sort}, {NULL, NULL}};
  luaopen_table(L);
  lua_createtable(L, 0, 7);
  luaL_setfuncs(L, own, 0);
  for (const luaL_Reg *entry = guarded; entry->name; entry++) {
    lua_getfield(L, -2, entry->name);
    lua_pushboolean(L, entry->name[0] == 'r');
    lua_pushcclosure(L, entry->func, 2);
    lua_setfield(L, -2, entry->name);
  }
  lua_remove(L, -2);
}
