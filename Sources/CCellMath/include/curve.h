#pragma STDC FP_CONTRACT OFF

// Timing curves: the fraction of the way as a function of the fraction of the time.
#ifndef CELLMATH_CURVE_H
#define CELLMATH_CURVE_H

#include "bezier.h"
#include "easing.h"

/// What a curve is made of. The easing kinds come in threes: in, out, in and out.
typedef CELLMATH_ENUM(cellmath_curve_kind) {
  /// A cubic Bézier by its control points (x1, y1) and (x2, y2), x in 0…1.
  cellmath_curve_kind_bezier = 0,
  /// x1 equal steps, each at the end of its part of the time.
  cellmath_curve_kind_steps = 1,
  cellmath_curve_kind_sine_in = 2,
  cellmath_curve_kind_sine_out = 3,
  cellmath_curve_kind_sine_in_out = 4,
  cellmath_curve_kind_quad_in = 5,
  cellmath_curve_kind_quad_out = 6,
  cellmath_curve_kind_quad_in_out = 7,
  cellmath_curve_kind_cubic_in = 8,
  cellmath_curve_kind_cubic_out = 9,
  cellmath_curve_kind_cubic_in_out = 10,
  cellmath_curve_kind_quart_in = 11,
  cellmath_curve_kind_quart_out = 12,
  cellmath_curve_kind_quart_in_out = 13,
  cellmath_curve_kind_quint_in = 14,
  cellmath_curve_kind_quint_out = 15,
  cellmath_curve_kind_quint_in_out = 16,
  cellmath_curve_kind_expo_in = 17,
  cellmath_curve_kind_expo_out = 18,
  cellmath_curve_kind_expo_in_out = 19,
  cellmath_curve_kind_circ_in = 20,
  cellmath_curve_kind_circ_out = 21,
  cellmath_curve_kind_circ_in_out = 22,
  cellmath_curve_kind_back_in = 23,
  cellmath_curve_kind_back_out = 24,
  cellmath_curve_kind_back_in_out = 25,
  cellmath_curve_kind_elastic_in = 26,
  cellmath_curve_kind_elastic_out = 27,
  cellmath_curve_kind_elastic_in_out = 28,
  cellmath_curve_kind_bounce_in = 29,
  cellmath_curve_kind_bounce_out = 30,
  cellmath_curve_kind_bounce_in_out = 31,
} cellmath_curve_kind;

/// A curve. What its kind does not use is zero, so that equal curves have equal fields.
typedef struct {
  /// One of `cellmath_curve_kind`.
  int32_t kind;
  double x1, y1, x2, y2;
} cellmath_curve;

/// How many curves have a name: five Béziers, then the easing kinds.
enum { cellmath_curve_bezier_count = 5, cellmath_curve_name_count = 35 };

/// The name of the index-th named curve, or NULL past the end. Lasts for ever.
static inline const char *cellmath_curve_name(int index) {
  static const char *const names[cellmath_curve_name_count] = {
    "linear",     "ease",        "ease_in",        "ease_out",  "ease_in_out",
    "sine_in",    "sine_out",    "sine_in_out",    "quad_in",   "quad_out",
    "quad_in_out", "cubic_in",   "cubic_out",      "cubic_in_out", "quart_in",
    "quart_out",  "quart_in_out", "quint_in",      "quint_out", "quint_in_out",
    "expo_in",    "expo_out",    "expo_in_out",    "circ_in",   "circ_out",
    "circ_in_out", "back_in",    "back_out",       "back_in_out", "elastic_in",
    "elastic_out", "elastic_in_out", "bounce_in",  "bounce_out", "bounce_in_out",
  };
  return index >= 0 && index < cellmath_curve_name_count ? names[index] : NULL;
}

/// The index-th named curve, for an index in 0 ..< cellmath_curve_name_count.
static inline cellmath_curve cellmath_curve_at(int index) {
  static const cellmath_curve beziers[cellmath_curve_bezier_count] = {
    {cellmath_curve_kind_bezier, 0, 0, 1, 1},
    {cellmath_curve_kind_bezier, 0.25, 0.1, 0.25, 1},
    {cellmath_curve_kind_bezier, 0.42, 0, 1, 1},
    {cellmath_curve_kind_bezier, 0, 0, 0.58, 1},
    {cellmath_curve_kind_bezier, 0.42, 0, 0.58, 1},
  };
  if (index < cellmath_curve_bezier_count) { return beziers[index]; }
  cellmath_curve easing = {
    index - cellmath_curve_bezier_count + cellmath_curve_kind_sine_in, 0, 0, 0, 0,
  };
  return easing;
}

/// Finds a curve by its name, snake_case. Returns whether there is one; `out` is written only then.
static inline bool cellmath_curve_named(const char *name, cellmath_curve *out) {
  for (int index = 0; index < cellmath_curve_name_count; index++) {
    if (strcmp(name, cellmath_curve_name(index)) == 0) {
      *out = cellmath_curve_at(index);
      return true;
    }
  }
  return false;
}

/// The greatest k/count that is not above `fraction` as doubles are divided.
///
/// (k/n)·n can round to less than k, so the floor is put right by its neighbours.
static inline double cellmath_curve_step(double count, double fraction) {
  double step = cellmath_floor(fraction * count);
  if ((step + 1) / count <= fraction) { step += 1; }
  if (step / count > fraction) { step -= 1; }
  return step / count;
}

/// The fraction of the way at a fraction of the time.
///
/// The fraction counts as 0 below 0 and as 1 above 1 (and as 0 if it is not a number); the value is
/// exactly 0 at 0 and 1 at 1 for every curve. Béziers are right to 1e-9 of the greatest |y|.
static inline double cellmath_curve_value(cellmath_curve curve, double fraction) {
  if (!(fraction > 0)) { return 0; }
  if (fraction >= 1) { return 1; }
  if (curve.kind == cellmath_curve_kind_bezier) {
    return cellmath_bezier_value(curve.x1, curve.y1, curve.x2, curve.y2, fraction);
  }
  if (curve.kind == cellmath_curve_kind_steps) { return cellmath_curve_step(curve.x1, fraction); }
  int easing = curve.kind - cellmath_curve_kind_sine_in;
  return cellmath_easing_value(easing / 3, easing % 3, fraction);
}

#endif
