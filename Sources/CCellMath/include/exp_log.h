#pragma STDC FP_CONTRACT OFF

// Exponential and natural logarithm, also to more than double precision for `cellmath_pow`.
#ifndef CELLMATH_EXP_LOG_H
#define CELLMATH_EXP_LOG_H

#include "ieee.h"
#include "pair.h"

/// e^(high + low), to 0.8 of a last place.
///
/// With k = round(x / ln 2) and r = x − k·ln 2: e^x = 2^k·e^r.
static inline double cellmath_exp_of_pair(cellmath_pair x) {
  if (x.high > 710) { return cellmath_infinity(); }
  if (x.high < -746) { return 0; }
  double k = cellmath_nearest(x.high * CELLMATH_ONE_OVER_LN2);
  cellmath_pair r = cellmath_exp_rest(x.high, k);
  r = cellmath_pair_sum(r.high, r.low + x.low);
  return cellmath_scale(cellmath_exp_of_rest(r), (int)k);
}

/// e^x.
static inline double cellmath_exp(double x) {
  if (cellmath_is_nan(x)) { return x; }
  cellmath_pair exact = {x, 0};
  return cellmath_exp_of_pair(exact);
}

/// ln m for m in 0.7…1.42, to about 2^−64 of itself.
///
/// With s = (m − 1)/(m + 1) and t = s²: ln m = s·(2 + 2t/3 + t²·Q(t)).
static inline cellmath_pair cellmath_log_of_fraction(double m) {
  static const double coefficients[] = {
    0x1.999999999999ap-2, 0x1.2492492492491p-2, 0x1.c71c71c71cfdep-3,
    0x1.745d174512f5ep-3, 0x1.3b13b1bcae4fap-3, 0x1.1110df9bb9145p-3,
    0x1.e1f80050fe02dp-4, 0x1.ac4a0689e4f11p-4, 0x1.b8d8d83f51283p-4,
  };
  const cellmath_pair two = {2, 0};
  const cellmath_pair two_thirds = {0x1.5555555555555p-1, 0x1.5555555555555p-55};
  cellmath_pair numerator = {m - 1, 0};
  cellmath_pair s = cellmath_pair_over(numerator, cellmath_pair_sum(m, 1));
  cellmath_pair t = cellmath_pair_times(s, s);
  cellmath_pair tail = {t.high * cellmath_polynomial(coefficients, 9, t.high), 0};
  cellmath_pair series = cellmath_pair_times(t, cellmath_pair_plus(two_thirds, tail));
  return cellmath_pair_times(s, cellmath_pair_plus(two, series));
}

/// ln x for a finite x above zero, to about 2^−64 of itself.
static inline cellmath_pair cellmath_log_pair(double x) {
  int k = cellmath_exponent(x);
  double m = cellmath_scale(x, -k);
  if (m > 0x1.6a09e667f3bcdp0) {
    m *= 0.5;
    k += 1;
  }
  cellmath_pair power = {k * CELLMATH_LN2_HIGH, 0};
  cellmath_pair fraction = cellmath_log_of_fraction(m);
  fraction.low += k * CELLMATH_LN2_LOW;
  return cellmath_pair_plus(power, fraction);
}

/// The natural logarithm; −infinity at 0, not a number below.
static inline double cellmath_log(double x) {
  if (cellmath_is_nan(x)) { return x; }
  if (x == 0) { return -cellmath_infinity(); }
  if (x < 0) { return cellmath_nan(); }
  if (!cellmath_is_finite(x)) { return x; }
  return cellmath_pair_rounded(cellmath_log_pair(x));
}

#endif
