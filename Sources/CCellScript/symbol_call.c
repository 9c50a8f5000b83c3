// The functions of the module `cellfx` on symbols.
#include <string.h>

#include "sentence.h"
#include "symbol.h"

// stack: 4 · raises: any · allocates: yes
int cellscript_symbol_apply(
  lua_State *L, const char *call, cellscript_field_op op, int arguments
) {
  int32_t nodes[3] = {0, 0, 0};
  for (int i = 0; i < arguments; i++) {
    nodes[i] = cellscript_symbol_number(L, i + 1, call);
  }
  int32_t node = cellscript_field_add(L, op, nodes[0], nodes[1], nodes[2]);
  return cellscript_symbol_push_number(L, node);
}

// One argument alone is compared with 0 by being chosen by.
// stack: 4 · raises: any · allocates: yes
int cellscript_symbol_fold(lua_State *L, const char *call, cellscript_field_op op) {
  bool truths = op == cellscript_field_op_both || op == cellscript_field_op_either;
  int count = lua_gettop(L);
  int32_t node = cellscript_symbol_truth(L, 1, call);
  if (truths && count == 1) {
    int32_t whole = cellscript_field_constant(L, 1), none = cellscript_field_constant(L, 0);
    node = cellscript_field_add(L, cellscript_field_op_where, node, whole, none);
  }
  for (int i = 2; i <= count; i++) {
    int32_t next = truths ? cellscript_symbol_truth(L, i, call)
                          : cellscript_symbol_number(L, i, call);
    node = cellscript_field_add(L, op, node, next, 0);
  }
  return cellscript_symbol_push_number(L, node);
}

// Two values of the same kind, at `first` and behind it: if one is a colour both are, and if nothing
// tells both are open.
// stack: 1 · raises: any · allocates: yes
static cellscript_shape take_pair(
  lua_State *L, int first, const char *call, cellscript_field_value pair[2]
) {
  bool color = cellscript_symbol_is_color(L, first) || cellscript_symbol_is_color(L, first + 1)
    || lua_type(L, first) == LUA_TSTRING || lua_type(L, first + 1) == LUA_TSTRING;
  bool open = cellscript_symbol_is_open(L, first) && cellscript_symbol_is_open(L, first + 1);
  for (int i = 0; i < 2; i++) {
    if (color) {
      pair[i] = cellscript_symbol_color(L, first + i, call, true);
    } else if (open) {
      const cellscript_symbol_object *symbol = lua_touserdata(L, first + i);
      pair[i] = symbol->value;
    } else {
      int32_t node = cellscript_symbol_number(L, first + i, call);
      pair[i] = (cellscript_field_value){cellscript_shape_number, false, {node, 0, 0, 0}};
    }
  }
  return pair[0].shape;
}

// stack: 4 · raises: any · allocates: yes
int cellscript_symbol_mix(lua_State *L) {
  cellscript_field_value pair[2];
  if (!lua_isnoneornil(L, 4)) {
    const char *space = luaL_checkstring(L, 4);
    if (strcmp(space, "srgb") != 0) {
      return cellscript_raise(L, cellscript_sentence_field_space, space);
    }
  }
  int32_t part = cellscript_symbol_number(L, 3, "fx.mix");
  if (take_pair(L, 1, "fx.mix", pair) == cellscript_shape_open) {
    return cellscript_symbol_push(
      L, cellscript_field_open_of(L, cellscript_open_mix, pair[0], pair[1], part));
  }
  return cellscript_symbol_push(L, cellscript_field_combine(L, true, pair[0], pair[1], part));
}

// stack: 4 · raises: any · allocates: yes
int cellscript_symbol_where(lua_State *L) {
  cellscript_field_value pair[2];
  int32_t part = cellscript_symbol_number(L, 1, "fx.where");
  if (take_pair(L, 2, "fx.where", pair) == cellscript_shape_open) {
    return cellscript_symbol_push(
      L, cellscript_field_open_of(L, cellscript_open_where, pair[0], pair[1], part));
  }
  return cellscript_symbol_push(L, cellscript_field_combine(L, false, pair[0], pair[1], part));
}

// stack: 4 · raises: any · allocates: yes
int cellscript_symbol_noise(lua_State *L) {
  int32_t nodes[3];
  for (int i = 0; i < 3; i++) {
    nodes[i] = i > 0 && lua_isnoneornil(L, i + 1)
      ? cellscript_field_constant(L, 0)
      : cellscript_symbol_number(L, i + 1, "fx.noise");
  }
  int32_t node =
    cellscript_field_add(L, cellscript_field_op_noise, nodes[0], nodes[1], nodes[2]);
  return cellscript_symbol_push_number(L, node);
}
