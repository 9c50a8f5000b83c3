#pragma STDC FP_CONTRACT OFF

// x to the power y, with all special cases of C11 annex F.10.4.4.
#ifndef CELLMATH_POW_H
#define CELLMATH_POW_H

#include "exp_log.h"

/// Whether y is an odd integer. All finite doubles from 2^53 on are even.
static inline bool cellmath_is_odd(double y) {
  double size = cellmath_abs(y);
  if (!(size < 0x1p53) || cellmath_floor(size) != size) { return false; }
  return cellmath_floor(size / 2) * 2 != size;
}

static inline bool cellmath_is_integer(double y) {
  return cellmath_is_finite(y) && cellmath_floor(y) == y;
}

/// |x|^y where x is 0 or infinite or y is infinite.
static inline double cellmath_pow_of_extreme(double size, double y) {
  if (size == 1) { return 1; }
  return (size > 1) == (y > 0) ? cellmath_infinity() : 0;
}

/// size^y for size finite, above zero and not 1.
///
/// |ln size| is 2^−53 at least and 745 at most, so an exponent beyond 2^64 leaves the range of a
/// double, and one below 2^−80 does not leave 1.
static inline double cellmath_pow_of_finite(double size, double y) {
  if (cellmath_abs(y) < 0x1p-80) { return 1; }
  if (cellmath_abs(y) > 0x1p64) { return cellmath_pow_of_extreme(size, y); }
  cellmath_pair exponent = {y, 0};
  return cellmath_exp_of_pair(cellmath_pair_times(cellmath_log_pair(size), exponent));
}

/// x^y.
static inline double cellmath_pow(double x, double y) {
  if (y == 0 || x == 1) { return 1; }
  if (cellmath_is_nan(x)) { return x; }
  if (cellmath_is_nan(y)) { return y; }
  double size = cellmath_abs(x);
  bool flips = cellmath_is_negative(x) && cellmath_is_odd(y);
  if (size == 0 || size == 1 || !cellmath_is_finite(size) || !cellmath_is_finite(y)) {
    if (size == 1 && x < 0 && cellmath_is_finite(y) && !cellmath_is_integer(y)) {
      return cellmath_nan();
    }
    double value = cellmath_pow_of_extreme(size, y);
    return flips ? -value : value;
  }
  if (x < 0 && !cellmath_is_integer(y)) { return cellmath_nan(); }
  double value = cellmath_pow_of_finite(size, y);
  return flips ? -value : value;
}

#endif
