#include "mathematics.h"

#include <CCellMath.h>
#include <lualib.h>
#include <math.h>
#include <string.h>

#include "sentence.h"
#include "symbol.h"

#pragma STDC FP_CONTRACT OFF

/// What a field takes in place of a function; NULL: there is nothing.
typedef struct mathematics_word {
  const char *name, *instead;
} mathematics_word;

// stack: 3 · raises: any · allocates: yes
static void refuse_symbols(lua_State *L, const char *name) {
  static const mathematics_word words[] = {
    {"fmod", "a % b"},       {"atan", "fx.atan2"}, {"modf", "fx.fract"},
    {"rad", "x * math.pi / 180"}, {"deg", "x * 180 / math.pi"}, {"random", "cell.random"},
    {"tointeger", "fx.floor"}, {"asin", NULL}, {"acos", NULL}, {"ult", NULL},
  };
  if (!cellscript_symbol_among(L, lua_gettop(L))) { return; }
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    if (strcmp(words[i].name, name) != 0) { continue; }
    if (!words[i].instead) { cellscript_raise(L, cellscript_sentence_no_symbols, name); }
    cellscript_raise(L, cellscript_sentence_math_symbol, name, words[i].instead);
  }
  const char *instead = lua_pushfstring(L, "fx.%s", name);
  cellscript_raise(L, cellscript_sentence_math_symbol, name, instead);
}

// stack: 1 · raises: any · allocates: no
static int push(lua_State *L, double number) {
  lua_pushnumber(L, number);
  return 1;
}

#define SHARED(name)                                \
  /* stack: 3 · raises: any · allocates: yes */     \
  static int math_##name(lua_State *L) {            \
    refuse_symbols(L, #name);                       \
    return cellscript_fx_##name(L);                 \
  }
SHARED(sin)
SHARED(cos)
SHARED(tan)
SHARED(exp)
#undef SHARED

// stack: 3 · raises: any · allocates: yes
static int math_log(lua_State *L) {
  refuse_symbols(L, "log");
  double x = cellmath_log(luaL_checknumber(L, 1));
  if (lua_isnoneornil(L, 2)) { return push(L, x); }
  return push(L, x / cellmath_log(luaL_checknumber(L, 2)));
}

// stack: 3 · raises: any · allocates: yes
static int math_atan(lua_State *L) {
  refuse_symbols(L, "atan");
  return push(L, cellmath_atan2(luaL_checknumber(L, 1), luaL_optnumber(L, 2, 1)));
}

// stack: 3 · raises: any · allocates: yes
static int math_asin(lua_State *L) {
  refuse_symbols(L, "asin");
  double x = luaL_checknumber(L, 1);
  return push(L, cellmath_atan2(x, sqrt((1 - x) * (1 + x))));
}

// stack: 3 · raises: any · allocates: yes
static int math_acos(lua_State *L) {
  refuse_symbols(L, "acos");
  double x = luaL_checknumber(L, 1);
  return push(L, cellmath_atan2(sqrt((1 - x) * (1 + x)), x));
}

// stack: 3 · raises: any · allocates: yes
static int math_random(lua_State *L) {
  refuse_symbols(L, "random");
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

#define STOCK(name, number)                                                \
  /* stack: results · raises: any · allocates: yes */                      \
  static int stock_##name(lua_State *L) {                                  \
    refuse_symbols(L, #name);                                              \
    return cellscript_machine_of(L)->stock_mathematics[number](L);         \
  }
STOCK(abs, 0)
STOCK(ceil, 1)
STOCK(deg, 2)
STOCK(floor, 3)
STOCK(fmod, 4)
STOCK(max, 5)
STOCK(min, 6)
STOCK(modf, 7)
STOCK(rad, 8)
STOCK(sqrt, 9)
STOCK(tointeger, 10)
STOCK(ult, 11)
#undef STOCK

// The guards, in the order of their numbers.
// stack: 0 · raises: never · allocates: no
static const luaL_Reg *stock_guards(void) {
  static const luaL_Reg guards[CELLSCRIPT_STOCK_MATHEMATICS + 1] = {
    {"abs", stock_abs},   {"ceil", stock_ceil},   {"deg", stock_deg},
    {"floor", stock_floor}, {"fmod", stock_fmod}, {"max", stock_max},
    {"min", stock_min},   {"modf", stock_modf},   {"rad", stock_rad},
    {"sqrt", stock_sqrt}, {"tointeger", stock_tointeger}, {"ult", stock_ult},
    {NULL, NULL},
  };
  return guards;
}

// stack: 3 · raises: memory · allocates: yes
void cellscript_mathematics_push(lua_State *L) {
  static const char *const kept[] = {"huge", "maxinteger", "mininteger", "pi", "type"};
  static const luaL_Reg own[] = {
    {"sin", math_sin},   {"cos", math_cos},   {"tan", math_tan},
    {"exp", math_exp},   {"log", math_log},   {"atan", math_atan},
    {"asin", math_asin}, {"acos", math_acos}, {"random", math_random},
    {NULL, NULL},
  };
  const luaL_Reg *guards = stock_guards();
  luaopen_math(L);
  lua_createtable(L, 0, 32);
  luaL_setfuncs(L, own, 0);
  luaL_setfuncs(L, guards, 0);
  for (int i = 0; i < CELLSCRIPT_STOCK_MATHEMATICS; i++) {
    lua_getfield(L, -2, guards[i].name);
    cellscript_machine_of(L)->stock_mathematics[i] = lua_tocfunction(L, -1);
    lua_pop(L, 1);
  }
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
    lua_getfield(L, -2, kept[i]);
    lua_setfield(L, -2, kept[i]);
  }
  lua_remove(L, -2);
}
