#include "scalar.h"

#include <CCellMath.h>
#include <lualib.h>
#include <math.h>

#include "lines.h"
#include "machine.h"

#pragma STDC FP_CONTRACT OFF

// stack: 1 · raises: any · allocates: yes
static int push(lua_State *L, double number) {
  lua_pushnumber(L, number);
  return 1;
}

#define SCALAR(name, expression)                     \
  /* stack: 1 · raises: any · allocates: yes */      \
  int cellscript_fx_##name(lua_State *L) {           \
    double x = luaL_checknumber(L, 1);               \
    return push(L, expression);                      \
  }
SCALAR(sin, cellmath_sin(x))
SCALAR(cos, cellmath_cos(x))
SCALAR(tan, cellmath_tan(x))
SCALAR(exp, cellmath_exp(x))
SCALAR(sqrt, sqrt(x))
SCALAR(abs, fabs(x))
SCALAR(floor, floor(x))
SCALAR(ceil, ceil(x))
SCALAR(fract, x - floor(x))
SCALAR(sign, x > 0 ? 1 : x < 0 ? -1 : x)
#undef SCALAR

#define SCALAR2(name, expression)                    \
  /* stack: 1 · raises: any · allocates: yes */      \
  int cellscript_fx_##name(lua_State *L) {           \
    double x = luaL_checknumber(L, 1);               \
    double y = luaL_checknumber(L, 2);               \
    return push(L, expression);                      \
  }
SCALAR2(pow, cellmath_pow(x, y))
SCALAR2(atan2, cellmath_atan2(x, y))
SCALAR2(hypot, sqrt(x * x + y * y))
SCALAR2(step, y < x ? 0 : 1)
SCALAR2(less, x < y ? 1 : 0)
SCALAR2(greater, x > y ? 1 : 0)
SCALAR2(equal, !(x < y) && !(x > y) && x - x == y - y ? 1 : 0)
#undef SCALAR2

// Of one number the logarithm; anything else is a line for the author.
// stack: 2 · raises: any · allocates: yes
int cellscript_fx_log(lua_State *L) {
  if (lua_gettop(L) == 1 && lua_type(L, 1) == LUA_TNUMBER) {
    return push(L, cellmath_log(lua_tonumber(L, 1)));
  }
  return cellscript_lines_write(L);
}

// stack: 1 · raises: any · allocates: yes
int cellscript_fx_clamp(lua_State *L) {
  double x = luaL_checknumber(L, 1), low = luaL_checknumber(L, 2), high = luaL_checknumber(L, 3);
  return push(L, x < low ? low : x > high ? high : x);
}

// stack: 1 · raises: any · allocates: yes
int cellscript_fx_smoothstep(lua_State *L) {
  double low = luaL_checknumber(L, 1), high = luaL_checknumber(L, 2), x = luaL_checknumber(L, 3);
  double part = (x - low) / (high - low);
  part = part > 0 ? part < 1 ? part : 1 : 0;
  return push(L, part * part * (3 - 2 * part));
}

// stack: 1 · raises: any · allocates: yes
static int extreme(lua_State *L, double sign) {
  double best = luaL_checknumber(L, 1);
  int count = lua_gettop(L);
  for (int i = 2; i <= count; i++) {
    double x = luaL_checknumber(L, i);
    if (sign * x > sign * best) { best = x; }
  }
  return push(L, best);
}

// stack: 1 · raises: any · allocates: yes
int cellscript_fx_min(lua_State *L) { return extreme(L, -1); }

// stack: 1 · raises: any · allocates: yes
int cellscript_fx_max(lua_State *L) { return extreme(L, 1); }

// stack: 0 · raises: any · allocates: no
static bool is_on(lua_State *L, int index) {
  if (lua_type(L, index) == LUA_TBOOLEAN) { return lua_toboolean(L, index); }
  double x = luaL_checknumber(L, index);
  return x < 0 || x > 0;
}

// stack: 1 · raises: any · allocates: no
int cellscript_fx_where(lua_State *L) {
  luaL_checkany(L, 3);
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
  int count;
  int on = count_on(L, &count);
  return push(L, on == count ? 1 : 0);
}

// stack: 1 · raises: any · allocates: no
int cellscript_fx_any(lua_State *L) {
  int count;
  return push(L, count_on(L, &count) > 0 ? 1 : 0);
}

// stack: 1 · raises: any · allocates: no
static int math_log(lua_State *L) {
  double x = cellmath_log(luaL_checknumber(L, 1));
  if (lua_isnoneornil(L, 2)) { return push(L, x); }
  return push(L, x / cellmath_log(luaL_checknumber(L, 2)));
}

// stack: 1 · raises: any · allocates: no
static int math_atan(lua_State *L) {
  return push(L, cellmath_atan2(luaL_checknumber(L, 1), luaL_optnumber(L, 2, 1)));
}

// stack: 1 · raises: any · allocates: no
static int math_asin(lua_State *L) {
  double x = luaL_checknumber(L, 1);
  return push(L, cellmath_atan2(x, sqrt((1 - x) * (1 + x))));
}

// stack: 1 · raises: any · allocates: no
static int math_acos(lua_State *L) {
  double x = luaL_checknumber(L, 1);
  return push(L, cellmath_atan2(sqrt((1 - x) * (1 + x)), x));
}

// stack: 1 · raises: any · allocates: no
static int math_random(lua_State *L) {
  cellscript_random *random = &cellscript_machine_of(L)->random;
  int count = lua_gettop(L);
  if (count == 0) { return push(L, cellscript_random_fraction(random)); }
  lua_Integer low = count == 1 ? 1 : luaL_checkinteger(L, 1);
  lua_Integer high = luaL_checkinteger(L, count == 1 ? 1 : 2);
  luaL_argcheck(L, low <= high, count == 1 ? 1 : 2, "interval is empty");
  uint64_t span = (uint64_t)high - (uint64_t)low;
  lua_pushinteger(L, (lua_Integer)((uint64_t)low + cellscript_random_below(random, span)));
  return 1;
}

// Of the stock library only what is exact is kept.
// stack: 3 · raises: memory · allocates: yes
void cellscript_scalar_push_math(lua_State *L) {
  static const char *const kept[] = {
    "abs", "ceil", "deg", "floor", "fmod", "huge", "max", "maxinteger", "min", "mininteger",
    "modf", "pi", "rad", "sqrt", "tointeger", "type", "ult",
  };
  static const luaL_Reg own[] = {
    {"sin", cellscript_fx_sin}, {"cos", cellscript_fx_cos}, {"tan", cellscript_fx_tan},
    {"exp", cellscript_fx_exp}, {"log", math_log},          {"atan", math_atan},
    {"asin", math_asin},        {"acos", math_acos},        {"random", math_random},
    {NULL, NULL},
  };
  luaopen_math(L);
  luaL_newlib(L, own);
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
    lua_getfield(L, -2, kept[i]);
    lua_setfield(L, -2, kept[i]);
  }
  lua_remove(L, -2);
}
