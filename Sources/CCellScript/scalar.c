// Elementary functions of plain numbers, the house's own: the same bits on every platform.
#include <CCellMath.h>

#include "lines.h"
#include "symbol.h"

#pragma STDC FP_CONTRACT OFF

// stack: 1 · raises: any · allocates: yes
static int push(lua_State *L, double number) {
  lua_pushnumber(L, number);
  return 1;
}

#define SCALAR(name, expression)                     \
  /* stack: 1 · raises: any · allocates: yes */      \
  int cellscript_fx_##name(lua_State *L) {           \
    if (cellscript_symbol_among(L, 1)) {             \
      return cellscript_symbol_apply(                \
        L, "fx." #name, cellscript_field_op_##name, 1); \
    }                                                \
    double x = luaL_checknumber(L, 1);               \
    return push(L, expression);                      \
  }
SCALAR(sin, cellmath_sin(x))
SCALAR(cos, cellmath_cos(x))
SCALAR(tan, cellmath_tan(x))
SCALAR(exp, cellmath_exp(x))
SCALAR(sqrt, cellmath_sqrt(x))
SCALAR(abs, cellmath_abs(x))
SCALAR(floor, cellmath_floor(x))
SCALAR(ceil, cellmath_ceil(x))
SCALAR(fract, cellmath_fract(x))
SCALAR(sign, cellmath_sign(x))
#undef SCALAR

#define SCALAR2(name, op, expression)                \
  /* stack: 1 · raises: any · allocates: yes */      \
  int cellscript_fx_##name(lua_State *L) {           \
    if (cellscript_symbol_among(L, 2)) {             \
      return cellscript_symbol_apply(                \
        L, "fx." #name, cellscript_field_op_##op, 2); \
    }                                                \
    double x = luaL_checknumber(L, 1);               \
    double y = luaL_checknumber(L, 2);               \
    return push(L, expression);                      \
  }
SCALAR2(pow, power, cellmath_pow(x, y))
SCALAR2(atan2, atan2, cellmath_atan2(x, y))
SCALAR2(hypot, hypot, cellmath_hypot(x, y))
SCALAR2(step, step, cellmath_step(x, y))
SCALAR2(less, less, x < y ? 1 : 0)
SCALAR2(greater, greater, x > y ? 1 : 0)
SCALAR2(equal, equal, x == y ? 1 : 0)
#undef SCALAR2

// Of one number the logarithm; anything else is a line for the author.
// stack: 2 · raises: any · allocates: yes
int cellscript_fx_log(lua_State *L) {
  if (lua_gettop(L) == 1 && lua_type(L, 1) == LUA_TNUMBER) {
    return push(L, cellmath_log(lua_tonumber(L, 1)));
  }
  if (lua_gettop(L) == 1 && cellscript_symbol_among(L, 1)) {
    return cellscript_symbol_apply(L, "fx.log", cellscript_field_op_log, 1);
  }
  return cellscript_lines_write(L);
}

// stack: 1 · raises: any · allocates: yes
int cellscript_fx_clamp(lua_State *L) {
  if (cellscript_symbol_among(L, 3)) {
    return cellscript_symbol_apply(L, "fx.clamp", cellscript_field_op_clamp, 3);
  }
  double x = luaL_checknumber(L, 1), low = luaL_checknumber(L, 2), high = luaL_checknumber(L, 3);
  return push(L, cellmath_clamp(x, low, high));
}

// stack: 1 · raises: any · allocates: yes
int cellscript_fx_smoothstep(lua_State *L) {
  if (cellscript_symbol_among(L, 3)) {
    return cellscript_symbol_apply(L, "fx.smoothstep", cellscript_field_op_smoothstep, 3);
  }
  double low = luaL_checknumber(L, 1), high = luaL_checknumber(L, 2), x = luaL_checknumber(L, 3);
  return push(L, cellmath_smoothstep(low, high, x));
}

// stack: 1 · raises: any · allocates: yes
static int extreme(lua_State *L, bool greatest) {
  double best = luaL_checknumber(L, 1);
  int count = lua_gettop(L);
  for (int i = 2; i <= count; i++) {
    double x = luaL_checknumber(L, i);
    best = greatest ? cellmath_max(best, x) : cellmath_min(best, x);
  }
  return push(L, best);
}

// stack: 1 · raises: any · allocates: yes
int cellscript_fx_min(lua_State *L) {
  if (cellscript_symbol_among(L, lua_gettop(L))) {
    return cellscript_symbol_fold(L, "fx.min", cellscript_field_op_min);
  }
  return extreme(L, false);
}

// stack: 1 · raises: any · allocates: yes
int cellscript_fx_max(lua_State *L) {
  if (cellscript_symbol_among(L, lua_gettop(L))) {
    return cellscript_symbol_fold(L, "fx.max", cellscript_field_op_max);
  }
  return extreme(L, true);
}

// stack: 1 · raises: any · allocates: yes
int cellscript_fx_noise(lua_State *L) {
  if (cellscript_symbol_among(L, 3)) { return cellscript_symbol_noise(L); }
  double x = luaL_checknumber(L, 1), y = luaL_optnumber(L, 2, 0), z = luaL_optnumber(L, 3, 0);
  return push(L, cellmath_noise(x, y, z));
}

// stack: 0 · raises: any · allocates: no
static bool is_on(lua_State *L, int index) {
  if (lua_type(L, index) == LUA_TBOOLEAN) { return lua_toboolean(L, index); }
  return luaL_checknumber(L, index) != 0;
}

// stack: 1 · raises: any · allocates: no
int cellscript_fx_where(lua_State *L) {
  luaL_checkany(L, 3);
  if (cellscript_symbol_among(L, 1)) { return cellscript_symbol_where(L); }
  lua_pushvalue(L, is_on(L, 1) ? 2 : 3);
  return 1;
}

// stack: 1 · raises: any · allocates: no
static int count_on(lua_State *L, int *count) {
  int on = 0;
  *count = lua_gettop(L);
  for (int i = 1; i <= *count; i++) { on += is_on(L, i) ? 1 : 0; }
  return on;
}

// stack: 1 · raises: any · allocates: no
int cellscript_fx_all(lua_State *L) {
  if (cellscript_symbol_among(L, lua_gettop(L))) {
    return cellscript_symbol_fold(L, "fx.all", cellscript_field_op_both);
  }
  int count;
  int on = count_on(L, &count);
  return push(L, on == count ? 1 : 0);
}

// stack: 1 · raises: any · allocates: no
int cellscript_fx_any(lua_State *L) {
  if (cellscript_symbol_among(L, lua_gettop(L))) {
    return cellscript_symbol_fold(L, "fx.any", cellscript_field_op_either);
  }
  int count;
  return push(L, count_on(L, &count) > 0 ? 1 : 0);
}
