#pragma STDC FP_CONTRACT OFF

// Sine, cosine and tangent of any finite angle in radians.
#ifndef CELLMATH_TRIGONOMETRY_H
#define CELLMATH_TRIGONOMETRY_H

#include "reduction.h"

/// sin(angle + quarters·π/2).
static inline double cellmath_sin_after(cellmath_angle angle, int quarters) {
  int quarter = (angle.quarter + quarters) & 3;
  cellmath_pair value =
    quarter & 1 ? cellmath_cos_of_rest(angle.rest) : cellmath_sin_of_rest(angle.rest);
  return quarter & 2 ? -value.high : value.high;
}

/// The sine of x radians; not a number for infinite x.
static inline double cellmath_sin(double x) {
  if (cellmath_is_nan(x) || cellmath_abs(x) < 0x1p-27) { return x; }
  if (!cellmath_is_finite(x)) { return cellmath_nan(); }
  return cellmath_sin_after(cellmath_angle_make(x), 0);
}

/// The cosine of x radians; not a number for infinite x.
static inline double cellmath_cos(double x) {
  if (cellmath_is_nan(x)) { return x; }
  if (!cellmath_is_finite(x)) { return cellmath_nan(); }
  return cellmath_sin_after(cellmath_angle_make(x), 1);
}

/// The tangent of x radians; not a number for infinite x. No double is an odd multiple of π/2.
static inline double cellmath_tan(double x) {
  if (cellmath_is_nan(x) || cellmath_abs(x) < 0x1p-27) { return x; }
  if (!cellmath_is_finite(x)) { return cellmath_nan(); }
  cellmath_angle angle = cellmath_angle_make(x);
  cellmath_pair sine = cellmath_sin_of_rest(angle.rest);
  cellmath_pair cosine = cellmath_cos_of_rest(angle.rest);
  if (angle.quarter & 1) { return -cellmath_pair_over(cosine, sine).high; }
  return cellmath_pair_over(sine, cosine).high;
}

#endif
