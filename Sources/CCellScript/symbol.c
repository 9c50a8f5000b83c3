#include "symbol.h"

#include <CCellMath.h>

#include "sentence.h"
#include "value.h"

// stack: 0 · raises: any · allocates: yes
void cellscript_symbol_check(lua_State *L, uint32_t field) {
  const cellscript_fields *fields = &cellscript_machine_of(L)->fields;
  if (fields->tracing && fields->serial == field) { return; }
  cellscript_raise(L, cellscript_sentence_symbol_outside);
}

// stack: 4 · raises: memory · allocates: yes
int cellscript_symbol_push(lua_State *L, cellscript_field_value value) {
  cellscript_symbol_object *symbol = cellscript_object_push(
    L, cellscript_object_symbol, sizeof *symbol, 0, cellscript_kept_symbol_metatable);
  symbol->field = cellscript_machine_of(L)->fields.serial;
  symbol->value = value;
  symbol->place = value.shape == cellscript_shape_open ? value.nodes[0] : -1;
  return 1;
}

// stack: 4 · raises: memory · allocates: yes
int cellscript_symbol_push_number(lua_State *L, int32_t node) {
  return cellscript_symbol_push(
    L, (cellscript_field_value){cellscript_shape_number, false, {node, 0, 0, 0}});
}

// The symbol at `index`, of the field that is traced, or NULL. Something open that was decided since
// is what it was decided to be.
// stack: 0 · raises: any · allocates: yes
static const cellscript_symbol_object *symbol_at(lua_State *L, int index) {
  cellscript_symbol_object *symbol = cellscript_object_at(L, index, cellscript_object_symbol);
  if (!symbol) { return NULL; }
  cellscript_symbol_check(L, symbol->field);
  if (symbol->value.shape != cellscript_shape_open) { return symbol; }
  const cellscript_field_record *field = &cellscript_machine_of(L)->fields.traced;
  const cellscript_field_open *open = &field->opens.all[symbol->value.nodes[0]];
  if (open->value.shape != cellscript_shape_open) { symbol->value = open->value; }
  return symbol;
}

// stack: 0 · raises: any · allocates: yes
bool cellscript_symbol_is_color(lua_State *L, int index) {
  if (cellscript_object_at(L, index, cellscript_object_color)) { return true; }
  const cellscript_symbol_object *symbol = symbol_at(L, index);
  return symbol && symbol->value.shape == cellscript_shape_color;
}

// stack: 0 · raises: any · allocates: yes
bool cellscript_symbol_is_open(lua_State *L, int index) {
  const cellscript_symbol_object *symbol = symbol_at(L, index);
  return symbol && symbol->value.shape == cellscript_shape_open;
}

// stack: 1 · raises: any · allocates: yes
int32_t cellscript_symbol_number(lua_State *L, int index, const char *call) {
  if (lua_type(L, index) == LUA_TNUMBER) {
    return cellscript_field_constant(L, lua_tonumber(L, index));
  }
  const cellscript_symbol_object *symbol = symbol_at(L, index);
  if (cellscript_symbol_is_color(L, index)) {
    if (symbol && symbol->place >= 0) { cellscript_field_contradict(L, symbol->place); }
    cellscript_raise(L, cellscript_sentence_color_operand, call);
  }
  if (!symbol) {
    const char *found = cellscript_object_describe(L, index);
    cellscript_raise(L, cellscript_sentence_symbol_operand, call, found);
  }
  return cellscript_field_decide(L, symbol->value, cellscript_shape_number).nodes[0];
}

// stack: 1 · raises: any · allocates: yes
int32_t cellscript_symbol_truth(lua_State *L, int index, const char *call) {
  if (lua_type(L, index) != LUA_TBOOLEAN) { return cellscript_symbol_number(L, index, call); }
  return cellscript_field_constant(L, lua_toboolean(L, index));
}

// A system colour follows the appearance, so it is no constant.
// stack: 1 · raises: any · allocates: yes
static cellscript_field_value fixed_color(lua_State *L, cellscript_paint paint) {
  cellscript_field_value value = {cellscript_shape_color, false, {0, 0, 0, 0}};
  for (int i = 0; i < 4; i++) {
    value.nodes[i] = paint.code < 0
      ? cellscript_field_constant(L, paint.components[i])
      : cellscript_field_uniform_of(L, cellscript_uniform_kind_system_color, paint.code, i);
  }
  return value;
}

// Every colour that is mixed of others lies within 0…1, here as for plain colours.
// stack: 1 · raises: any · allocates: yes
static cellscript_field_value hold(lua_State *L, cellscript_field_value value) {
  if (!value.loose) { return value; }
  int32_t none = cellscript_field_constant(L, 0), whole = cellscript_field_constant(L, 1);
  for (int i = 0; i < 4; i++) {
    value.nodes[i] =
      cellscript_field_add(L, cellscript_field_op_clamp, value.nodes[i], none, whole);
  }
  value.loose = false;
  return value;
}

// stack: 1 · raises: any · allocates: yes
cellscript_field_value cellscript_symbol_color(
  lua_State *L, int index, const char *call, bool held
) {
  const cellscript_symbol_object *symbol = symbol_at(L, index);
  if (!symbol) { return fixed_color(L, cellscript_value_paint(L, index, call)); }
  if (symbol->value.shape == cellscript_shape_number) {
    if (symbol->place >= 0) { cellscript_field_contradict(L, symbol->place); }
    cellscript_raise(L, cellscript_sentence_wants_color, call, "a number");
  }
  cellscript_field_value value =
    cellscript_field_decide(L, symbol->value, cellscript_shape_color);
  return held ? hold(L, value) : value;
}

#define OPERATOR(name, sign, op)                                      \
  /* stack: 4 · raises: any · allocates: yes */                       \
  static int operate_##name(lua_State *L) {                           \
    int32_t a = cellscript_symbol_number(L, 1, sign);                 \
    int32_t b = cellscript_symbol_number(L, 2, sign);                 \
    return cellscript_symbol_push_number(L, cellscript_field_add(L, op, a, b, 0)); \
  }
OPERATOR(add, "+", cellscript_field_op_add)
OPERATOR(subtract, "-", cellscript_field_op_subtract)
OPERATOR(multiply, "*", cellscript_field_op_multiply)
OPERATOR(divide, "/", cellscript_field_op_divide)
OPERATOR(modulo, "%", cellscript_field_op_modulo)
OPERATOR(power, "^", cellscript_field_op_power)
#undef OPERATOR

// stack: 4 · raises: any · allocates: yes
static int operate_negate(lua_State *L) {
  int32_t part = cellscript_symbol_number(L, 1, "-");
  return cellscript_symbol_push_number(
    L, cellscript_field_add(L, cellscript_field_op_negate, part, 0, 0));
}

// stack: 3 · raises: any · allocates: yes
static int refuse_below(lua_State *L) {
  return cellscript_raise(L, cellscript_sentence_symbol_compared, "<", ">");
}

// stack: 3 · raises: any · allocates: yes
static int refuse_up_to(lua_State *L) {
  return cellscript_raise(L, cellscript_sentence_symbol_compared, "<=", ">=");
}

// stack: 3 · raises: any · allocates: yes
static int refuse_whole(lua_State *L) {
  return cellscript_raise(L, cellscript_sentence_symbol_whole);
}

// stack: 2 · raises: memory · allocates: yes
void cellscript_symbol_add_operators(lua_State *L) {
  static const luaL_Reg operators[] = {
    {"__add", operate_add},       {"__sub", operate_subtract}, {"__mul", operate_multiply},
    {"__div", operate_divide},    {"__mod", operate_modulo},   {"__pow", operate_power},
    {"__unm", operate_negate},    {"__lt", refuse_below},      {"__le", refuse_up_to},
    {"__idiv", refuse_whole},     {NULL, NULL},
  };
  luaL_setfuncs(L, operators, 0);
}
