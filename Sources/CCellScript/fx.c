// The module `cellfx`: time, sequences, colours, curves and springs.
#include <math.h>
#include <string.h>

#include "cell.h"
#include "lines.h"
#include "sentence.h"
#include "spring.h"
#include "symbol.h"
#include "value.h"

// stack: 1 · raises: any · allocates: yes
int cellscript_fx_wait(lua_State *L) {
  cellscript_machine *machine = cellscript_machine_of(L);
  double seconds = cellscript_value_seconds(L, 1, "fx.wait");
  cellscript_sequence_check_wait(L);
  const cellscript_sequences *sequences = &machine->sequences;
  cellscript_cell_id cell = sequences->all[sequences->running].cell;
  cellscript_command *command =
    cellscript_recorder_add(L, cellscript_command_kind_wait, cell);
  command->delay = seconds;
  command->number = ++machine->recorder.waits;
  return cellscript_sequence_wait(L, cellscript_sequence_waiting_time, command->number);
}

// stack: 1 · raises: any · allocates: no
int cellscript_fx_now(lua_State *L) {
  const cellscript_machine *machine = cellscript_machine_of(L);
  if (!machine->view) { return cellscript_raise(L, cellscript_sentence_no_stage); }
  lua_pushnumber(L, machine->view->time);
  return 1;
}

// stack: 2 · raises: any · allocates: yes
int cellscript_fx_spawn(lua_State *L) {
  cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_cell_id id = {-1, 0};
  if (!cellscript_object_at(L, 1, cellscript_object_grid)) {
    const cellscript_cell_object *cell = cellscript_object_at(L, 1, cellscript_object_cell);
    if (!cell) {
      const char *found = cellscript_object_describe(L, 1);
      return cellscript_raise(L, cellscript_sentence_spawn_cell, found);
    }
    id = cell->id;
  }
  if (lua_type(L, 2) != LUA_TFUNCTION) {
    const char *found = cellscript_object_describe(L, 2);
    return cellscript_raise(L, cellscript_sentence_spawn_function, found);
  }
  if (!machine->view) { return cellscript_raise(L, cellscript_sentence_no_stage); }
  if (id.slot >= 0 && cellscript_cell_is_gone(machine, id)) { return 0; }
  lua_settop(L, 2);
  cellscript_sequence_spawn(L, id);
  return 0;
}

// stack: 2 · raises: any · allocates: yes
int cellscript_fx_color(lua_State *L) {
  if (lua_type(L, 1) != LUA_TNUMBER) {
    cellscript_paint_push(L, cellscript_value_paint(L, 1, "fx.color"));
    return 1;
  }
  static const char *const names[4] = {"red", "green", "blue", "alpha"};
  cellscript_paint paint = {{0, 0, 0, 1}, -1};
  for (int i = 0; i < 4; i++) {
    if (i == 3 && lua_isnoneornil(L, 4)) { break; }
    paint.components[i] = cellscript_value_number(L, i + 1, names[i], 0, 1);
  }
  cellscript_paint_push(L, paint);
  return 1;
}

// A system colour is what it is in the grid's present appearance.
// stack: 0 · raises: never · allocates: no
static cellmath_color color_now(lua_State *L, cellscript_paint paint) {
  const cellscript_view *view = cellscript_machine_of(L)->view;
  if (paint.code >= 0) { return cellmath_system_color(paint.code, view && view->dark); }
  const double *parts = paint.components;
  return (cellmath_color){parts[0], parts[1], parts[2], parts[3]};
}

// stack: 2 · raises: any · allocates: yes
int cellscript_fx_mix(lua_State *L) {
  if (cellscript_symbol_among(L, 3)) { return cellscript_symbol_mix(L); }
  double fraction = cellscript_value_number(L, 3, "fx.mix", -1e6, 1e6);
  if (lua_type(L, 1) == LUA_TNUMBER) {
    double from = lua_tonumber(L, 1);
    double to = cellscript_value_number(L, 2, "fx.mix", -INFINITY, INFINITY);
    lua_pushnumber(L, cellmath_mix(from, to, fraction));
    return 1;
  }
  cellmath_color from = color_now(L, cellscript_value_paint(L, 1, "fx.mix"));
  cellmath_color to = color_now(L, cellscript_value_paint(L, 2, "fx.mix"));
  const char *space = luaL_optstring(L, 4, "srgb");
  bool oklab = strcmp(space, "oklab") == 0;
  if (!oklab && strcmp(space, "srgb") != 0) {
    return cellscript_raise(L, cellscript_sentence_wants_space, space);
  }
  cellmath_color mixed = oklab ? cellmath_color_mix_oklab(from, to, fraction)
                               : cellmath_color_mix(from, to, fraction);
  cellscript_paint paint = {{mixed.red, mixed.green, mixed.blue, mixed.alpha}, -1};
  for (int i = 0; i < 4; i++) {
    double part = paint.components[i];
    paint.components[i] = part < 0 ? 0 : part > 1 ? 1 : part;
  }
  cellscript_paint_push(L, paint);
  return 1;
}

// stack: 1 · raises: any · allocates: yes
static int curve_call(lua_State *L) {
  const cellscript_curve_object *object = lua_touserdata(L, lua_upvalueindex(1));
  if (cellscript_symbol_among(L, 1)) {
    int32_t part = cellscript_symbol_number(L, 1, "fx.curve");
    return cellscript_symbol_push_number(L, cellscript_field_curve_of(L, part, object->curve));
  }
  double fraction = cellscript_value_number(L, 1, "fraction", -INFINITY, INFINITY);
  lua_pushnumber(L, cellmath_curve_value(cellscript_curve_math(object->curve), fraction));
  return 1;
}

// stack: 2 · raises: any · allocates: yes
int cellscript_fx_curve(lua_State *L) {
  if (cellscript_symbol_among(L, 1)) {
    return cellscript_raise(L, cellscript_sentence_curve_of_parameter);
  }
  cellscript_curve_push(L, cellscript_value_curve(L, 1, "fx.curve"));
  lua_pushcclosure(L, curve_call, 1);
  return 1;
}

// stack: 2 · raises: any · allocates: yes
int cellscript_fx_steps(lua_State *L) {
  double count = cellscript_value_number(L, 1, "fx.steps", 1, 1e6);
  if (floor(count) < count) {
    cellscript_figure found = cellscript_figure_of(count);
    return cellscript_raise(L, cellscript_sentence_whole, "fx.steps", found.text);
  }
  cellscript_curve_push(L, (cellscript_curve){cellmath_curve_kind_steps, {count, 0, 0, 0}});
  return 1;
}

// stack: 0 · raises: never · allocates: no
static cellmath_spring spring_math(const cellscript_timing *timing) {
  double a = timing->a, b = timing->b, velocity = timing->velocity;
  switch (timing->kind) {
    case cellscript_timing_kind_perceptual: return cellmath_spring_perceptual(a, b, velocity);
    case cellscript_timing_kind_physical:
      return cellmath_spring_physical(a, b, timing->c, velocity);
    default: break;
  }
  if (a > 0) { return cellmath_spring_settling(a, b, velocity); }
  return (cellmath_spring){0, b, velocity};
}

// A spring that is there at once is a constant.
// stack: 5 · raises: any · allocates: yes
static int spring_symbol(lua_State *L, bool moves) {
  const cellscript_timing *timing = lua_touserdata(L, lua_upvalueindex(4));
  int32_t part = cellscript_symbol_number(L, 1, "fx.spring");
  return cellscript_symbol_push_number(
    L, moves ? cellscript_field_spring_of(L, part, timing) : cellscript_field_constant(L, 1));
}

// Upvalues: frequency (0: it is there at once), damping, velocity, and how it is named.
// stack: 1 · raises: any · allocates: yes
static int spring_call(lua_State *L) {
  cellmath_spring spring = {
    lua_tonumber(L, lua_upvalueindex(1)), lua_tonumber(L, lua_upvalueindex(2)),
    lua_tonumber(L, lua_upvalueindex(3)),
  };
  bool moves = spring.natural_frequency > 0;
  if (cellscript_symbol_among(L, 1)) { return spring_symbol(L, moves); }
  double seconds = cellscript_value_number(L, 1, "seconds", -INFINITY, INFINITY);
  lua_pushnumber(L, moves ? cellmath_spring_value(spring, seconds) : 1);
  return 1;
}

// stack: 8 · raises: any · allocates: yes
int cellscript_fx_spring(lua_State *L) {
  if (lua_type(L, 1) != LUA_TTABLE) {
    const char *found = cellscript_object_describe(L, 1);
    return cellscript_raise(L, cellscript_sentence_wants_table, "fx.spring", found);
  }
  cellscript_request request;
  cellscript_request_begin(&request, L, "fx.spring", 1, NULL);
  cellscript_request_scan(
    &request, CELLSCRIPT_SPRING_NAMING | CELLSCRIPT_OPTION(velocity), false);
  cellscript_timing timing = cellscript_spring_read(&request);
  timing.velocity = cellscript_request_number(&request, cellscript_api_option_velocity, 0);
  cellmath_spring spring = spring_math(&timing);
  lua_pushnumber(L, spring.natural_frequency);
  lua_pushnumber(L, spring.damping_ratio);
  lua_pushnumber(L, spring.velocity);
  *(cellscript_timing *)lua_newuserdatauv(L, sizeof timing, 0) = timing;
  lua_pushcclosure(L, spring_call, 4);
  return 1;
}

// stack: 1 · raises: any · allocates: yes
int cellscript_fx_distance(lua_State *L) {
  double centers[2][2];
  for (int i = 0; i < 2; i++) {
    const cellscript_cell_object *cell = cellscript_object_at(L, i + 1, cellscript_object_cell);
    if (!cell) {
      const char *found = cellscript_object_describe(L, i + 1);
      return cellscript_raise(L, cellscript_sentence_distance_cells, found);
    }
    cellscript_cell_check_here(L, cell);
    const double *frame = cellscript_machine_of(L)->view->frames + 4 * cell->id.slot;
    centers[i][0] = frame[0] + frame[2] / 2;
    centers[i][1] = frame[1] + frame[3] / 2;
  }
  double dx = centers[1][0] - centers[0][0], dy = centers[1][1] - centers[0][1];
  lua_pushnumber(L, sqrt(dx * dx + dy * dy));
  return 1;
}

// stack: 1 · raises: any · allocates: yes
int cellscript_fx_print(lua_State *L) {
  return cellscript_lines_write(L);
}
