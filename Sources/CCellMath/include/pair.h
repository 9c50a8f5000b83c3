#pragma STDC FP_CONTRACT OFF

// A number of about 106 bits as an unevaluated sum: |low| is at most half a last place of high.
//
// Sources: Knuth, The Art of Computer Programming 2, 4.2.2 (the sum and its error); Dekker, "A
// floating-point technique for extending the available precision", Numerische Mathematik 18 (1971).
#ifndef CELLMATH_PAIR_H
#define CELLMATH_PAIR_H

typedef struct {
  double high, low;
} cellmath_pair;

/// a + b, exactly.
static inline cellmath_pair cellmath_pair_sum(double a, double b) {
  double high = a + b;
  double part = high - a;
  cellmath_pair sum = {high, (a - (high - part)) + (b - part)};
  return sum;
}

/// a + b, exactly, where |a| ≥ |b| or a is zero.
static inline cellmath_pair cellmath_pair_ordered_sum(double a, double b) {
  double high = a + b;
  cellmath_pair sum = {high, b - (high - a)};
  return sum;
}

/// The upper 26 bits of a, for |a| < 2^996.
static inline double cellmath_pair_upper_half(double a) {
  double spread = a * 0x1.0000002p27;
  return spread - (spread - a);
}

/// a·b, exactly where nothing over- or underflows.
static inline cellmath_pair cellmath_pair_product(double a, double b) {
  double a1 = cellmath_pair_upper_half(a), a2 = a - a1;
  double b1 = cellmath_pair_upper_half(b), b2 = b - b1;
  double high = a * b;
  cellmath_pair product = {high, ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2};
  return product;
}

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
