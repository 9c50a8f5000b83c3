#pragma STDC FP_CONTRACT OFF

// Sine, cosine and tangent of any finite angle in radians.
#ifndef CELLMATH_TRIGONOMETRY_H
#define CELLMATH_TRIGONOMETRY_H

#include "reduction.h"

/// sin r for |r| ≤ π/4: r + r³·S(r²), S near-minimax, and the rest's low part by the slope.
static inline cellmath_pair cellmath_sin_of_rest(cellmath_pair r) {
  static const double coefficients[] = {
    -0x1.5555555555555p-3, 0x1.1111111111110p-7,  -0x1.a01a01a01992fp-13, 0x1.71de3a545f836p-19,
    -0x1.ae645410e937bp-26, 0x1.61217d9252c03p-33, -0x1.ab16f5caa198ap-41,
  };
  double z = r.high * r.high;
  double low = r.high * z * cellmath_polynomial(coefficients, 7, z) + r.low * (1 - z / 2);
  return cellmath_pair_ordered_sum(r.high, low);
}

/// cos r for |r| ≤ π/4: 1 − r²/2 + r⁴·C(r²), C near-minimax.
static inline cellmath_pair cellmath_cos_of_rest(cellmath_pair r) {
  static const double coefficients[] = {
    0x1.5555555555555p-5,  -0x1.6c16c16c16963p-10, 0x1.a01a019f4ddfdp-16,
    -0x1.27e4fa16cc2d1p-22, 0x1.1eeb67d026ec6p-29,  -0x1.907cd8ff5ede7p-37,
  };
  cellmath_pair square = cellmath_pair_product(r.high, r.high);
  double z = square.high;
  cellmath_pair start = cellmath_pair_ordered_sum(1, -z / 2);
  double rest = z * z * cellmath_polynomial(coefficients, 6, z) - r.high * r.low;
  return cellmath_pair_ordered_sum(start.high, start.low + (rest - square.low / 2));
}

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
