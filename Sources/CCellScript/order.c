#include "order.h"

#include <stdlib.h>
#include <string.h>

#include "name.h"
#include "object.h"
#include "sentence.h"

/// A key of a table, to be put in order: numbers, strings, booleans, cells by item.
typedef struct order_key {
  int rank;
  /// Its place before it was put in order.
  int place;
  bool whole;
  lua_Integer integer;
  double number;
  /// Of a cell: two may have shown the same item, in different slots.
  int32_t slot;
  const char *bytes;
  size_t length;
} order_key;

enum { RANK_NUMBER, RANK_STRING, RANK_BOOLEAN, RANK_CELL };

// The key at `index`; of one that has no place `strange` tells what it is.
// stack: 0 · raises: any · allocates: no
static order_key key_at(lua_State *L, int index, int place, const char **strange) {
  order_key key = {RANK_NUMBER, place, false, 0, 0, -1, NULL, 0};
  const cellscript_cell_object *cell = cellscript_object_at(L, index, cellscript_object_cell);
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      key.whole = lua_isinteger(L, index);
      key.integer = key.whole ? lua_tointeger(L, index) : 0;
      key.number = lua_tonumber(L, index);
      return key;
    case LUA_TSTRING:
      key.rank = RANK_STRING;
      key.bytes = lua_tolstring(L, index, &key.length);
      cellscript_budget_charge(L, (int64_t)(key.length / 16));
      return key;
    case LUA_TBOOLEAN:
      key.rank = RANK_BOOLEAN;
      key.number = lua_toboolean(L, index);
      return key;
    default: break;
  }
  if (!cell) {
    *strange = cellscript_name_first(*strange, cellscript_object_describe(L, index));
    return key;
  }
  key.rank = RANK_CELL;
  key.number = (double)cell->item;
  key.integer = (lua_Integer)cell->id.generation;
  key.slot = cell->id.slot;
  return key;
}

// stack: 0 · raises: never · allocates: no
static int compare_numbers(const order_key *a, const order_key *b) {
  if (a->whole && b->whole) { return (a->integer > b->integer) - (a->integer < b->integer); }
  if (a->number < b->number) { return -1; }
  if (a->number > b->number) { return 1; }
  if (a->integer != b->integer) { return a->integer < b->integer ? -1 : 1; }
  return (a->slot > b->slot) - (a->slot < b->slot);
}

// stack: 0 · raises: never · allocates: no
static int compare_keys(const void *left, const void *right) {
  const order_key *a = left, *b = right;
  if (a->rank != b->rank) { return a->rank < b->rank ? -1 : 1; }
  if (a->rank != RANK_STRING) { return compare_numbers(a, b); }
  size_t shared = a->length < b->length ? a->length : b->length;
  int order = shared > 0 ? memcmp(a->bytes, b->bytes, shared) : 0;
  return order != 0 ? order : (a->length > b->length) - (a->length < b->length);
}

// stack: 2 · raises: never · allocates: no
static int count_keys(lua_State *L, int index) {
  int count = 0;
  lua_pushnil(L);
  while (lua_next(L, index)) {
    lua_pop(L, 1);
    count += 1;
  }
  return count;
}

// Pushes a list of the keys of the table at 1, in order.
// stack: 5 · raises: any · allocates: yes
static void push_keys(lua_State *L) {
  cellscript_budget_charge_scan(L);
  int count = count_keys(L, 1), halvings = 0;
  while (count >> halvings) { halvings += 1; }
  cellscript_budget_charge(L, (int64_t)count * (2 + halvings / 2));
  lua_createtable(L, count, 0);
  order_key *keys = lua_newuserdatauv(L, sizeof *keys * (size_t)(count + 1), 0);
  lua_createtable(L, count, 0);
  int found = 0;
  const char *strange = NULL;
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    lua_pop(L, 1);
    keys[found] = key_at(L, -1, found + 1, &strange);
    found += 1;
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, found);
  }
  if (strange) { cellscript_raise(L, cellscript_sentence_pairs_key, strange); }
  qsort(keys, (size_t)found, sizeof *keys, compare_keys);
  for (int i = 0; i < found; i++) {
    lua_rawgeti(L, -1, keys[i].place);
    lua_rawseti(L, -4, i + 1);
  }
  lua_pop(L, 2);
}

// Upvalues: the keys, the place of the last. Keys whose value is gone by now are left out.
// stack: 3 · raises: any · allocates: no
static int pairs_step(lua_State *L) {
  lua_Integer place = lua_tointeger(L, lua_upvalueindex(2));
  for (;;) {
    place += 1;
    lua_settop(L, 1);
    if (lua_rawgeti(L, lua_upvalueindex(1), place) == LUA_TNIL) { return 1; }
    lua_pushvalue(L, 2);
    if (lua_rawget(L, 1) != LUA_TNIL) { break; }
    cellscript_budget_charge(L, 1);
  }
  lua_pushinteger(L, place);
  lua_replace(L, lua_upvalueindex(2));
  return 2;
}

// stack: 8 · raises: any · allocates: yes
int cellscript_order_pairs(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  push_keys(L);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, pairs_step, 2);
  lua_pushvalue(L, 1);
  return 2;
}

// With one argument the first pair; going on from a key would need its place.
// stack: 8 · raises: any · allocates: yes
int cellscript_order_next(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  if (!lua_isnoneornil(L, 2)) { return cellscript_raise(L, cellscript_sentence_next_key); }
  lua_settop(L, 1);
  push_keys(L);
  if (lua_rawgeti(L, 2, 1) == LUA_TNIL) { return 1; }
  lua_pushvalue(L, -1);
  lua_rawget(L, 1);
  return 2;
}
