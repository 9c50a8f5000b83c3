#include "value.h"

#include <math.h>
#include <string.h>

#include "sentence.h"

// stack: 0 · raises: any · allocates: yes
double cellscript_value_number(
  lua_State *L, int index, const char *name, double low, double high
) {
  if (lua_type(L, index) != LUA_TNUMBER) {
    const char *found = cellscript_object_describe(L, index);
    cellscript_raise(L, cellscript_sentence_wants_number, name, found);
  }
  double number = lua_tonumber(L, index);
  if (!(number >= low && number <= high)) {
    cellscript_figure from = cellscript_figure_of(low), to = cellscript_figure_of(high);
    cellscript_figure found = cellscript_figure_of(number);
    cellscript_raise(
      L, cellscript_sentence_range, name, from.text, to.text, found.text);
  }
  return number;
}

// stack: 0 · raises: any · allocates: yes
double cellscript_value_entry(lua_State *L, int index, const cellscript_api_entry *entry) {
  return cellscript_value_number(L, index, entry->name, entry->low, entry->high);
}

// stack: 0 · raises: any · allocates: yes
double cellscript_value_seconds(lua_State *L, int index, const char *name) {
  double seconds = cellscript_value_number(L, index, name, 0, 3600);
  return seconds < 0.001 ? 0 : seconds;
}

// stack: 0 · raises: any · allocates: yes
bool cellscript_value_boolean(lua_State *L, int index, const char *name) {
  if (lua_type(L, index) != LUA_TBOOLEAN) {
    const char *found = cellscript_object_describe(L, index);
    cellscript_raise(L, cellscript_sentence_wants_boolean, name, found);
  }
  return lua_toboolean(L, index);
}

// stack: 0 · raises: never · allocates: no
bool cellscript_paint_named(const char *text, size_t length, cellscript_paint *out) {
  cellmath_color color;
  int code = cellmath_system_color_index(text, length);
  if (code >= 0) {
    color = cellmath_system_color(code, false);
  } else if (!cellmath_color_parse(text, length, &color)) {
    return false;
  }
  *out = (cellscript_paint){{color.red, color.green, color.blue, color.alpha}, code};
  return true;
}

// stack: 0 · raises: any · allocates: yes
cellscript_paint cellscript_value_paint(lua_State *L, int index, const char *name) {
  const cellscript_color_object *color = cellscript_object_at(L, index, cellscript_object_color);
  if (color) { return color->paint; }
  if (lua_type(L, index) != LUA_TSTRING) {
    const char *found = cellscript_object_describe(L, index);
    cellscript_raise(L, cellscript_sentence_wants_color, name, found);
  }
  cellscript_paint paint = {{0, 0, 0, 0}, -1};
  size_t length;
  const char *text = lua_tolstring(L, index, &length);
  if (!cellscript_paint_named(text, length, &paint)) {
    cellscript_name_search search = cellscript_name_search_for(text);
    for (int i = 0; i < cellmath_system_color_count; i++) {
      cellscript_name_offer(&search, cellmath_system_color_name(i));
    }
    cellscript_hint hint = cellscript_name_hint(&search);
    cellscript_raise(L, cellscript_sentence_no_color, name, text, hint.text);
  }
  return paint;
}

// stack: 2 · raises: memory · allocates: yes
void cellscript_paint_push(lua_State *L, cellscript_paint paint) {
  cellscript_color_object *color = cellscript_object_push(
    L, cellscript_object_color, sizeof *color, 0, cellscript_kept_color_metatable);
  color->paint = paint;
}

// stack: 2 · raises: memory · allocates: yes
void cellscript_curve_push(lua_State *L, cellscript_curve curve) {
  cellscript_curve_object *object = cellscript_object_push(
    L, cellscript_object_curve, sizeof *object, 0, cellscript_kept_curve_metatable);
  object->curve = curve;
}

// stack: 0 · raises: never · allocates: no
static cellscript_curve curve_from(cellmath_curve curve) {
  return (cellscript_curve){curve.kind, {curve.x1, curve.y1, curve.x2, curve.y2}};
}

// stack: 0 · raises: never · allocates: no
cellscript_curve cellscript_curve_of(const char *name) {
  cellmath_curve curve = cellmath_curve_at(0);
  cellmath_curve_named(name, &curve);
  return curve_from(curve);
}

// stack: 0 · raises: never · allocates: no
cellmath_curve cellscript_curve_math(cellscript_curve curve) {
  return (cellmath_curve){
    curve.kind, curve.points[0], curve.points[1], curve.points[2], curve.points[3],
  };
}

// stack: 0 · raises: any · allocates: yes
static cellscript_curve curve_named(lua_State *L, const char *text, const char *name) {
  cellmath_curve curve;
  if (cellmath_curve_named(text, &curve)) { return curve_from(curve); }
  cellscript_name_search search = cellscript_name_search_for(text);
  for (int i = 0; i < cellmath_curve_name_count; i++) {
    cellscript_name_offer(&search, cellmath_curve_name(i));
  }
  cellscript_hint hint = cellscript_name_hint(&search);
  cellscript_raise(L, cellscript_sentence_no_curve, name, text, hint.text);
  return curve_from(cellmath_curve_at(0));
}

// stack: 1 · raises: any · allocates: yes
static cellscript_curve curve_through(lua_State *L, int index, const char *name) {
  cellscript_curve curve = {cellmath_curve_kind_bezier, {0, 0, 0, 0}};
  if (lua_rawlen(L, index) != 4) { cellscript_raise(L, cellscript_sentence_wants_points, name); }
  for (int i = 0; i < 4; i++) {
    lua_rawgeti(L, index, i + 1);
    bool across = i % 2 == 0;
    double low = across ? 0 : -1e6, high = across ? 1 : 1e6;
    curve.points[i] = cellscript_value_number(L, -1, name, low, high);
    lua_pop(L, 1);
  }
  return curve;
}

// stack: 1 · raises: any · allocates: yes
cellscript_curve cellscript_value_curve(lua_State *L, int index, const char *name) {
  index = lua_absindex(L, index);
  const cellscript_curve_object *object = cellscript_object_at(L, index, cellscript_object_curve);
  if (object) { return object->curve; }
  if (lua_type(L, index) == LUA_TSTRING) { return curve_named(L, lua_tostring(L, index), name); }
  if (lua_type(L, index) == LUA_TTABLE) { return curve_through(L, index, name); }
  const char *found = cellscript_object_describe(L, index);
  cellscript_raise(L, cellscript_sentence_wants_curve, name, found);
  return curve_from(cellmath_curve_at(0));
}

// stack: 0 · raises: never · allocates: no
const char *cellscript_curve_name(int32_t kind) {
  if (kind < cellmath_curve_kind_sine_in) { return NULL; }
  return cellmath_curve_name(kind - cellmath_curve_kind_sine_in + cellmath_curve_bezier_count);
}

// stack: 0 · raises: never · allocates: no
const char *cellscript_color_name(int32_t code) {
  return cellmath_system_color_name(code);
}
