#pragma STDC FP_CONTRACT OFF

// The cube root.
#ifndef CELLMATH_CBRT_H
#define CELLMATH_CBRT_H

#include "ieee.h"
#include "pair.h"

/// The cube root of m in 1…8.
///
/// A near-minimax start (error 0.0035) and three steps of Newton, the last with an exact rest.
static inline double cellmath_cbrt_of_fraction(double m) {
  static const double coefficients[] = {
    0x1.4ecb7ee28e2bbp-1, 0x1.a612e6bf7887cp-2, -0x1.166aa5a8ad33cp-4, 0x1.ca0ace5bab84ep-8,
    -0x1.2e387317adddep-12,
  };
  double root = cellmath_polynomial(coefficients, 5, m);
  root -= (root - m / (root * root)) / 3;
  root -= (root - m / (root * root)) / 3;
  cellmath_pair exact = {root, 0}, target = {m, 0};
  cellmath_pair cube = cellmath_pair_times(cellmath_pair_product(root, root), exact);
  return root + cellmath_pair_minus(target, cube).high / (3 * root * root);
}

/// The real cube root, with the sign of x.
static inline double cellmath_cbrt(double x) {
  if (x == 0 || !cellmath_is_finite(x)) { return x; }
  double size = cellmath_abs(x);
  int exponent = cellmath_exponent(size);
  int third = (exponent + 1200) / 3 - 400;
  double root = cellmath_cbrt_of_fraction(cellmath_scale(size, -3 * third));
  return cellmath_with_sign(cellmath_scale(root, third), x);
}

#endif
