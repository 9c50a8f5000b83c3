#pragma STDC FP_CONTRACT OFF

// What the double functions are made of: for one double, and for the lanes of a vector.
//
// The includer has chosen the number and the prefix. A lane has the bits of the double alone: one
// text serves both, and has only operations that IEEE 754 rounds correctly, in a written order.

typedef struct {
  CELLMATH_NUMBER high, low;
} WIDE(pair);

/// a + b, exactly.
CELLMATH_FORM WIDE(pair) WIDE(pair_sum)(CELLMATH_NUMBER a, CELLMATH_NUMBER b) {
  CELLMATH_NUMBER high = a + b;
  CELLMATH_NUMBER part = high - a;
  WIDE(pair) sum = {high, (a - (high - part)) + (b - part)};
  return sum;
}

/// a + b, exactly, where |a| ≥ |b| or a is zero.
CELLMATH_FORM WIDE(pair) WIDE(pair_ordered_sum)(CELLMATH_NUMBER a, CELLMATH_NUMBER b) {
  CELLMATH_NUMBER high = a + b;
  WIDE(pair) sum = {high, b - (high - a)};
  return sum;
}

/// The upper 26 bits of a, for |a| < 2^996.
CELLMATH_FORM CELLMATH_NUMBER WIDE(pair_upper_half)(CELLMATH_NUMBER a) {
  CELLMATH_NUMBER spread = a * 0x1.0000002p27;
  return spread - (spread - a);
}

/// a·b, exactly where nothing over- or underflows.
CELLMATH_FORM WIDE(pair) WIDE(pair_product)(CELLMATH_NUMBER a, CELLMATH_NUMBER b) {
  CELLMATH_NUMBER a1 = WIDE(pair_upper_half)(a), a2 = a - a1;
  CELLMATH_NUMBER b1 = WIDE(pair_upper_half)(b), b2 = b - b1;
  CELLMATH_NUMBER high = a * b;
  WIDE(pair) product = {high, ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2};
  return product;
}

/// coefficients[0] + coefficients[1]·x + … + coefficients[count − 1]·x^(count − 1), by Horner.
CELLMATH_FORM CELLMATH_NUMBER WIDE(polynomial)(
  const double *coefficients, int count, CELLMATH_NUMBER x
) {
  CELLMATH_NUMBER value = coefficients[count - 1];
#pragma clang loop unroll(full)
  for (int i = count - 2; i >= 0; i--) { value = value * x + coefficients[i]; }
  return value;
}

/// (e^r − 1 − r)/r² for |r| ≤ 0.3466; near-minimax, error below 2e-18.
CELLMATH_FORM CELLMATH_NUMBER WIDE(exp_remainder)(CELLMATH_NUMBER r) {
  static const double coefficients[] = {
    0x1.0000000000000p-1,  0x1.5555555555557p-3,  0x1.5555555555556p-5,  0x1.11111111100dcp-7,
    0x1.6c16c16c162d4p-10, 0x1.a01a01abe7fe1p-13, 0x1.a01a01a6d889cp-16, 0x1.71de0231960ebp-19,
    0x1.27e4db646b17ep-22, 0x1.af4de97ca4194p-26, 0x1.1f730349868cep-29,
  };
  return WIDE(polynomial)(coefficients, 11, r);
}

/// x − k·ln 2, of which k times the first part of ln 2 is exact for |k| < 2^13.
CELLMATH_FORM WIDE(pair) WIDE(exp_rest)(CELLMATH_NUMBER x, CELLMATH_NUMBER k) {
  return WIDE(pair_sum)(x - k * CELLMATH_LN2_HIGH, -(k * CELLMATH_LN2_LOW));
}

/// e^r for |r| ≤ 0.3466: 1 + r + r²·P(r).
CELLMATH_FORM CELLMATH_NUMBER WIDE(exp_of_rest)(WIDE(pair) r) {
  WIDE(pair) sum = WIDE(pair_ordered_sum)(1, r.high);
  CELLMATH_NUMBER rest = r.low + r.high * (r.low + r.high * WIDE(exp_remainder)(r.high));
  return sum.high + (sum.low + rest);
}

/// x − n·π/2 for |x| ≤ 1e6, in four parts, of which n times the first three is exact.
CELLMATH_FORM WIDE(pair) WIDE(angle_rest)(CELLMATH_NUMBER x, CELLMATH_NUMBER n) {
  CELLMATH_NUMBER first = x - n * 0x1.921fb544p0;
  WIDE(pair) second = WIDE(pair_sum)(first, -(n * 0x1.0b4611a6p-34));
  WIDE(pair) third = WIDE(pair_sum)(second.high, -(n * 0x1.3198a2ep-69));
  CELLMATH_NUMBER low = (second.low + third.low) - n * 0x1.b839a252049c1p-104;
  return WIDE(pair_ordered_sum)(third.high, low);
}

/// sin r for |r| ≤ π/4: r + r³·S(r²), S near-minimax, and the rest's low part by the slope.
CELLMATH_FORM WIDE(pair) WIDE(sin_of_rest)(WIDE(pair) r) {
  static const double coefficients[] = {
    -0x1.5555555555555p-3, 0x1.1111111111110p-7,  -0x1.a01a01a01992fp-13, 0x1.71de3a545f836p-19,
    -0x1.ae645410e937bp-26, 0x1.61217d9252c03p-33, -0x1.ab16f5caa198ap-41,
  };
  CELLMATH_NUMBER z = r.high * r.high;
  CELLMATH_NUMBER low =
    r.high * z * WIDE(polynomial)(coefficients, 7, z) + r.low * (1 - z / 2);
  return WIDE(pair_ordered_sum)(r.high, low);
}

/// cos r for |r| ≤ π/4: 1 − r²/2 + r⁴·C(r²), C near-minimax.
CELLMATH_FORM WIDE(pair) WIDE(cos_of_rest)(WIDE(pair) r) {
  static const double coefficients[] = {
    0x1.5555555555555p-5,  -0x1.6c16c16c16963p-10, 0x1.a01a019f4ddfdp-16,
    -0x1.27e4fa16cc2d1p-22, 0x1.1eeb67d026ec6p-29,  -0x1.907cd8ff5ede7p-37,
  };
  WIDE(pair) square = WIDE(pair_product)(r.high, r.high);
  CELLMATH_NUMBER z = square.high;
  WIDE(pair) start = WIDE(pair_ordered_sum)(1, -z / 2);
  CELLMATH_NUMBER rest = z * z * WIDE(polynomial)(coefficients, 6, z) - r.high * r.low;
  return WIDE(pair_ordered_sum)(start.high, start.low + (rest - square.low / 2));
}
