#pragma STDC FP_CONTRACT OFF

// A number of about 106 bits as an unevaluated sum: |low| is at most half a last place of high.
//
// Sources: Knuth, The Art of Computer Programming 2, 4.2.2 (the sum and its error); Dekker, "A
// floating-point technique for extending the available precision", Numerische Mathematik 18 (1971).
#ifndef CELLMATH_PAIR_H
#define CELLMATH_PAIR_H

#include "double_scalar.h"

static inline cellmath_pair cellmath_pair_plus(cellmath_pair a, cellmath_pair b) {
  cellmath_pair sum = cellmath_pair_sum(a.high, b.high);
  return cellmath_pair_ordered_sum(sum.high, sum.low + (a.low + b.low));
}

static inline cellmath_pair cellmath_pair_minus(cellmath_pair a, cellmath_pair b) {
  cellmath_pair opposite = {-b.high, -b.low};
  return cellmath_pair_plus(a, opposite);
}

static inline cellmath_pair cellmath_pair_times(cellmath_pair a, cellmath_pair b) {
  cellmath_pair product = cellmath_pair_product(a.high, b.high);
  double low = product.low + (a.high * b.low + a.low * b.high);
  return cellmath_pair_ordered_sum(product.high, low);
}

static inline cellmath_pair cellmath_pair_over(cellmath_pair a, cellmath_pair b) {
  double high = a.high / b.high;
  cellmath_pair product = cellmath_pair_product(high, b.high);
  double rest = (a.high - product.high) - product.low;
  return cellmath_pair_ordered_sum(high, (rest + (a.low - high * b.low)) / b.high);
}

/// The double nearest to the pair.
static inline double cellmath_pair_rounded(cellmath_pair a) { return a.high + a.low; }

#endif
