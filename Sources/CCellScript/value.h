// Values as scripts give them, checked; each error names the value, what was found and what may be.
#ifndef CELLSCRIPT_VALUE_H
#define CELLSCRIPT_VALUE_H

#include <CCellMath.h>

#include "object.h"

/// The number at `index` in low…high.
double cellscript_value_number(
  lua_State *L, int index, const char *name, double low, double high);

/// The number at `index` in the range of an entry.
double cellscript_value_entry(lua_State *L, int index, const cellscript_api_entry *entry);

/// Seconds at `index`, 0…3600; below a thousandth they count as 0.
double cellscript_value_seconds(lua_State *L, int index, const char *name);

/// The truth value at `index`.
bool cellscript_value_boolean(lua_State *L, int index, const char *name);

/// The colour at `index`: an object or a text.
cellscript_paint cellscript_value_paint(lua_State *L, int index, const char *name);

/// The colour of a text, if it is one.
bool cellscript_paint_named(const char *text, size_t length, cellscript_paint *out);

/// Pushes a colour.
void cellscript_paint_push(lua_State *L, cellscript_paint paint);

/// The curve at `index`: a name, control points or an object.
cellscript_curve cellscript_value_curve(lua_State *L, int index, const char *name);

/// Pushes a curve.
void cellscript_curve_push(lua_State *L, cellscript_curve curve);

/// The curve of a name that is one.
cellscript_curve cellscript_curve_of(const char *name);

/// A curve as the house's functions take it.
cellmath_curve cellscript_curve_math(cellscript_curve curve);

#endif
