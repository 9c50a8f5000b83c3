#pragma STDC FP_CONTRACT OFF

// An angle as a number of quarter turns and a rest.
//
// Sources: Cody and Waite, Software Manual for the Elementary Functions (1980), for the small ones;
// Payne and Hanek, "Radian reduction for trigonometric functions", SIGNUM Newsletter 18 (1983).
#ifndef CELLMATH_REDUCTION_H
#define CELLMATH_REDUCTION_H

#include "ieee.h"
#include "pair.h"

/// An angle of `quarter`·π/2 + `rest`, |rest| ≤ π/4; quarter is counted modulo 4.
typedef struct {
  int quarter;
  cellmath_pair rest;
} cellmath_angle;

/// For |x| ≤ 1e6.
static inline cellmath_angle cellmath_angle_near(double x) {
  double n = cellmath_nearest(x * CELLMATH_TWO_OVER_PI);
  cellmath_angle angle = {(int)n & 3, cellmath_angle_rest(x, n)};
  return angle;
}

/// 256 bits of 2/π, the most significant word first, from the 32·`word`-th on.
///
/// Two words of zeros stand before the point, so that `word` is never negative.
static inline const uint32_t *cellmath_two_over_pi(int word) {
  static const uint32_t words[42] = {
    0x00000000u, 0x00000000u, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u, 0xdb629599u,
    0x3c439041u, 0xfe5163abu, 0xdebbc561u, 0xb7246e3au, 0x424dd2e0u, 0x06492eeau, 0x09d1921cu,
    0xfe1deb1cu, 0xb129a73eu, 0xe88235f5u, 0x2ebb4484u, 0xe99c7026u, 0xb45f7e41u, 0x3991d639u,
    0x835339f4u, 0x9c845f8bu, 0xbdf9283bu, 0x1ff897ffu, 0xde05980fu, 0xef2f118bu, 0x5a0a6d1fu,
    0x6d367ecfu, 0x27cb09b7u, 0x4f463f66u, 0x9e5fea2du, 0x7527bac7u, 0xebe5f17bu, 0x3d0739f7u,
    0x8a5292eau, 0x6bfb5fb1u, 0x1f8d5d08u, 0x56033046u, 0xfc7b6babu, 0xf0cfbc20u, 0x9af4361du,
  };
  return words + word;
}

/// product = mantissa · 256 bits of 2/π modulo 2^256; the most significant word first.
static inline void cellmath_angle_multiply(
  uint64_t mantissa, const uint32_t *factor, uint32_t product[8]
) {
  uint64_t low = mantissa & 0xffffffffu, high = mantissa >> 32, carry = 0, shifted = 0;
  for (int i = 7; i >= 0; i--) {
    uint64_t sum = low * factor[i] + carry;
    uint64_t upper = (sum & 0xffffffffu) + (shifted & 0xffffffffu);
    product[i] = (uint32_t)upper;
    carry = (sum >> 32) + (upper >> 32);
    shifted = high * factor[i] + (shifted >> 32);
  }
}

/// words · 2^count modulo 2^256 for count in 0…31.
static inline void cellmath_angle_shift(uint32_t words[8], int count) {
  for (int i = 0; i < 8; i++) {
    uint64_t both = (uint64_t)words[i] << 32 | (i < 7 ? words[i + 1] : 0u);
    words[i] = (uint32_t)(both << count >> 32);
  }
}

/// words / 2^256 as a pair, words read as a number in two's complement.
static inline cellmath_pair cellmath_angle_fraction(const uint32_t words[8]) {
  bool negative = words[0] >> 31 != 0;
  double unit = negative ? -0x1p-32 : 0x1p-32;
  cellmath_pair sum = {0, 0};
  for (int i = 0; i < 8; i++) {
    // The complement is one unit of 2^−256 short of the opposite, far below a pair's precision.
    cellmath_pair term = {(double)(negative ? ~words[i] : words[i]) * unit, 0};
    sum = cellmath_pair_plus(sum, term);
    unit *= 0x1p-32;
  }
  return sum;
}

/// For finite |x| ≥ 2^19: x·2/π modulo 4 in integers of 256 bits, of which 170 are right.
static inline cellmath_angle cellmath_angle_far(double x) {
  const cellmath_pair half_pi = {0x1.921fb54442d18p0, 0x1.1a62633145c07p-54};
  uint64_t mantissa = (cellmath_bits(x) & 0x000fffffffffffffu) | 0x0010000000000000u;
  int position = cellmath_exponent(x) - 52 + 62;
  uint32_t words[8];
  cellmath_angle_multiply(mantissa, cellmath_two_over_pi(position / 32), words);
  cellmath_angle_shift(words, position % 32);
  int quarter = (int)(words[0] >> 30);
  cellmath_angle_shift(words, 2);
  quarter += (int)(words[0] >> 31);
  cellmath_pair rest = cellmath_pair_times(cellmath_angle_fraction(words), half_pi);
  cellmath_angle angle = {quarter & 3, rest};
  if (x < 0) {
    angle.quarter = -quarter & 3;
    angle.rest.high = -rest.high;
    angle.rest.low = -rest.low;
  }
  return angle;
}

/// The angle x (radians, finite).
static inline cellmath_angle cellmath_angle_make(double x) {
  if (cellmath_abs(x) <= 0x1.921fb54442d18p-1) {
    cellmath_angle angle = {0, {x, 0}};
    return angle;
  }
  return cellmath_abs(x) <= 1e6 ? cellmath_angle_near(x) : cellmath_angle_far(x);
}

#endif
