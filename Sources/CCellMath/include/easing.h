#pragma STDC FP_CONTRACT OFF

// The usual easing families, each given by its way in, x in 0…1.
//
// Source: Penner, "Programming Macromedia Flash MX" (2002), chapter 7. `expo` and the swing of
// `elastic` are scaled to start at 0 exactly (his start at 2^−10).
#ifndef CELLMATH_EASING_H
#define CELLMATH_EASING_H

#include "exp_log.h"
#include "trigonometry.h"

/// The families in the order of `cellmath_curve_kind`.
enum {
  cellmath_easing_sine,
  cellmath_easing_quad,
  cellmath_easing_cubic,
  cellmath_easing_quart,
  cellmath_easing_quint,
  cellmath_easing_expo,
  cellmath_easing_circ,
  cellmath_easing_back,
  cellmath_easing_elastic,
  cellmath_easing_bounce,
};

/// 1 − cos(xπ/2).
static inline double cellmath_easing_sine_in(double x) {
  double half = cellmath_sin(x * 0x1.921fb54442d18p-1);
  return 2 * half * half;
}

/// (2^(10x) − 1)/(2^10 − 1).
static inline double cellmath_easing_expo_in(double x) {
  return (cellmath_exp(x * 0x1.bb9d3beb8c86bp2) - 1) / 1023;
}

/// 1 − √(1 − x²).
static inline double cellmath_easing_circ_in(double x) {
  return x * x / (1 + cellmath_sqrt((1 - x) * (1 + x)));
}

/// Draws back before it goes: by a tenth of the way at an overshoot of 1.70158.
static inline double cellmath_easing_back_in(double x, double overshoot) {
  return x * x * ((overshoot + 1) * x - overshoot);
}

/// A swing of the given period that grows like `expo`.
static inline double cellmath_easing_elastic_in(double x, double period) {
  return cellmath_easing_expo_in(x) * cellmath_cos((1 - x) * 0x1.921fb54442d18p2 / period);
}

/// A ball that falls and bounces three times, each time to a quarter of the height.
static inline double cellmath_easing_bounce_out(double x) {
  const double scale = 7.5625;
  if (x < 1 / 2.75) { return scale * x * x; }
  if (x < 2 / 2.75) {
    x -= 1.5 / 2.75;
    return scale * x * x + 0.75;
  }
  if (x < 2.5 / 2.75) {
    x -= 2.25 / 2.75;
    return scale * x * x + 0.9375;
  }
  x -= 2.625 / 2.75;
  return scale * x * x + 0.984375;
}

/// The way in of a family. `half` chooses the wider overshoot and period that `in_out` has.
static inline double cellmath_easing_in(int family, double x, bool half) {
  switch (family) {
  case cellmath_easing_sine: return cellmath_easing_sine_in(x);
  case cellmath_easing_quad: return x * x;
  case cellmath_easing_cubic: return x * x * x;
  case cellmath_easing_quart: return x * x * (x * x);
  case cellmath_easing_quint: return x * x * (x * x) * x;
  case cellmath_easing_expo: return cellmath_easing_expo_in(x);
  case cellmath_easing_circ: return cellmath_easing_circ_in(x);
  case cellmath_easing_back: return cellmath_easing_back_in(x, half ? 1.70158 * 1.525 : 1.70158);
  case cellmath_easing_elastic: return cellmath_easing_elastic_in(x, half ? 0.45 : 0.3);
  case cellmath_easing_bounce: return 1 - cellmath_easing_bounce_out(1 - x);
  default: return x;
  }
}

/// A family's way in, out (the way in turned about the middle) or both by halves.
///
/// `direction` is 0 for in, 1 for out, 2 for in and out.
static inline double cellmath_easing_value(int family, int direction, double x) {
  if (direction == 0) { return cellmath_easing_in(family, x, false); }
  if (direction == 1) { return 1 - cellmath_easing_in(family, 1 - x, false); }
  if (x < 0.5) { return cellmath_easing_in(family, 2 * x, true) / 2; }
  return 1 - cellmath_easing_in(family, 2 - 2 * x, true) / 2;
}

#endif
