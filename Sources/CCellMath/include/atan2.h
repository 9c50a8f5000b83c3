#pragma STDC FP_CONTRACT OFF

// The angle of a point, with all special cases of C11 annex F.10.1.4.
#ifndef CELLMATH_ATAN2_H
#define CELLMATH_ATAN2_H

#include "ieee.h"
#include "pair.h"

/// atan(index/8) for index in 0…8.
static inline cellmath_pair cellmath_atan_of_eighths(int index) {
  static const cellmath_pair values[9] = {
    {0, 0},
    {0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59},
    {0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57},
    {0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56},
    {0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
    {0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58},
    {0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56},
    {0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56},
    {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
  };
  return values[index];
}

/// atan(rise/run) for 2^−72 ≤ rise ≤ run in 1…2.
///
/// With c = index/8 nearest to rise/run: atan c + atan t, t = (rise − c·run)/(run + c·rise), and
/// atan t = t + t³·A(t²) for |t| ≤ 1/15.
static inline cellmath_pair cellmath_atan_of_slope(double rise, double run) {
  static const double coefficients[] = {
    -0x1.5555555555555p-2, 0x1.999999999991fp-3,  -0x1.2492492440f5dp-3,
    0x1.c71c6f505321cp-4,  -0x1.7458c4f5e2fc5p-4, 0x1.37944b8837dcdp-4,
  };
  double index = cellmath_nearest(8 * rise / run);
  cellmath_pair x = {run, 0}, y = {rise, 0};
  cellmath_pair below = cellmath_pair_minus(y, cellmath_pair_product(index / 8, run));
  cellmath_pair along = cellmath_pair_plus(x, cellmath_pair_product(index / 8, rise));
  cellmath_pair t = cellmath_pair_over(below, along);
  double z = t.high * t.high;
  t.low += t.high * z * cellmath_polynomial(coefficients, 6, z);
  return cellmath_pair_plus(cellmath_atan_of_eighths((int)index), t);
}

/// atan(rise/run) for 0 ≤ rise ≤ run, run finite and above zero.
static inline cellmath_pair cellmath_atan_of_sizes(double rise, double run) {
  int exponent = cellmath_exponent(run);
  if (rise == 0 || cellmath_exponent(rise) < exponent - 70) {
    // The cube of the slope is below a last place of a pair.
    cellmath_pair slope = {rise / run, 0};
    return slope;
  }
  return cellmath_atan_of_slope(
    cellmath_scale(rise, -exponent), cellmath_scale(run, -exponent));
}

/// The angle in 0…π of the point (±|x|, |y|), not both zero.
static inline double cellmath_angle_of_point(double height, double width, bool left) {
  const cellmath_pair pi = {0x1.921fb54442d18p1, 0x1.1a62633145c07p-53};
  const cellmath_pair half_pi = {0x1.921fb54442d18p0, 0x1.1a62633145c07p-54};
  cellmath_pair angle;
  if (height > width) {
    angle = cellmath_pair_minus(half_pi, cellmath_atan_of_sizes(width, height));
  } else {
    angle = cellmath_atan_of_sizes(height, width);
  }
  return cellmath_pair_rounded(left ? cellmath_pair_minus(pi, angle) : angle);
}

/// The angle in −π…π radians of the point (x, y), measured from the positive x axis.
static inline double cellmath_atan2(double y, double x) {
  if (cellmath_is_nan(x)) { return x; }
  if (cellmath_is_nan(y)) { return y; }
  double height = cellmath_abs(y), width = cellmath_abs(x);
  if (!cellmath_is_finite(width) || !cellmath_is_finite(height)) {
    // Infinite points lie on an axis or on a diagonal.
    double upward = cellmath_is_finite(height) ? 0 : 1;
    width = cellmath_is_finite(width) ? 0 : 1;
    height = upward;
  } else if (height == 0 && width == 0) {
    width = 1;
  }
  return cellmath_with_sign(cellmath_angle_of_point(height, width, cellmath_is_negative(x)), y);
}

#endif
