#pragma STDC FP_CONTRACT OFF

// The parts of an IEEE 754 double.
#ifndef CELLMATH_IEEE_H
#define CELLMATH_IEEE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// C11 itself cannot fix an enum's type; clang and C++ can.
#if defined(__clang__) || defined(__cplusplus)
#define CELLMATH_ENUM(name) enum name : int32_t
#else
#define CELLMATH_ENUM(name) enum name
#endif

static inline uint64_t cellmath_bits(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

static inline double cellmath_from_bits(uint64_t bits) {
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

static inline double cellmath_nan(void) { return cellmath_from_bits(0x7ff8000000000000u); }

static inline double cellmath_infinity(void) { return cellmath_from_bits(0x7ff0000000000000u); }

static inline bool cellmath_is_nan(double x) { return x != x; }

static inline bool cellmath_is_finite(double x) { return x - x == 0; }

static inline double cellmath_abs(double x) { return __builtin_fabs(x); }

/// The square root, correctly rounded.
///
/// Clang's elementwise form is the instruction, where the plain one may call libm to set errno.
static inline double cellmath_sqrt(double x) {
#if defined(__clang__)
  return __builtin_elementwise_sqrt(x);
#else
  return __builtin_sqrt(x);
#endif
}

/// Whether the sign bit is set, also that of zero.
static inline bool cellmath_is_negative(double x) { return cellmath_bits(x) >> 63 != 0; }

/// `size` (at least zero) with the sign bit of `sign`.
static inline double cellmath_with_sign(double size, double sign) {
  return cellmath_is_negative(sign) ? -size : size;
}

/// 2^k for k in −1022…1023.
static inline double cellmath_power_of_two(int k) {
  return cellmath_from_bits((uint64_t)(k + 1023) << 52);
}

/// x·2^k for |k| ≤ 2044, rounded at most once when x has a magnitude near 1.
static inline double cellmath_scale(double x, int k) {
  int half = k / 2;
  return x * cellmath_power_of_two(half) * cellmath_power_of_two(k - half);
}

/// floor(log2 |x|) of a finite x that is not zero, subnormal or not.
static inline int cellmath_exponent(double x) {
  int biased = (int)(cellmath_bits(x) >> 52 & 0x7ff);
  if (biased > 0) { return biased - 1023; }
  return (int)(cellmath_bits(x * 0x1p54) >> 52 & 0x7ff) - 1023 - 54;
}

/// Added to |x| < 2^51 it leaves no bit for a fraction, and the integer in the lowest bits.
#define CELLMATH_NEAREST 0x1.8p52

/// The integer nearest to x, ties to even, for |x| < 2^51; unlike `floor` cheap everywhere.
static inline double cellmath_nearest(double x) {
  return (x + CELLMATH_NEAREST) - CELLMATH_NEAREST;
}

/// The greatest integer that is not above x; x itself if it is infinite or not a number.
static inline double cellmath_floor(double x) {
  double size = cellmath_abs(x);
  if (!(size < 0x1p52)) { return x; }
  double nearest = cellmath_with_sign((size + 0x1p52) - 0x1p52, x);
  return nearest > x ? nearest - 1 : nearest;
}

#endif
