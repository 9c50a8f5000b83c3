#pragma STDC FP_CONTRACT OFF

// Sine, cosine and tangent in radians.
//
// Up to the bound a multiple of π/2 is subtracted in four parts, of which the multiples of the
// first three are exact (Cody and Waite, Software Manual for the Elementary Functions, 1980); what is
// beyond, infinite or not a number goes to the double functions, lane by lane.

#ifndef CELLMATH_FLOAT_ANGLE
/// The greatest angle that a vector reduces itself.
#define CELLMATH_FLOAT_ANGLE 12800.0f
/// 1.5·2^23: added, it leaves no bit for a fraction.
#define CELLMATH_FLOAT_NEAREST 0x1.8p23f
#endif

/// size − n·π/2, n whole and at most 2^13: rounded once, but for what is below 2^−40.
CELLMATH_WIDE LANES(float) WIDE(rest_of_angle)(LANES(float) size, LANES(float) n) {
  LANES(float) most = WIDE(less_exactly)(WIDE(less_exactly)(size, n, 0x1.92p0f), n, 0x1.fb4p-12f);
  LANES(float) rest = WIDE(less_exactly)(most, n, 0x1.444p-24f);
  LANES(float) lost = WIDE(less_exactly)(most - rest, n, 0x1.444p-24f);
  return rest + (lost - n * 0x1.68c234p-39f);
}

/// sin r for |r| ≤ π/4, near-minimax (2^−28).
CELLMATH_WIDE LANES(float) WIDE(sin_of_rest)(LANES(float) r) {
  LANES(float) z = r * r;
  LANES(float) p = CELLMATH_HORNER_3(z, -0x1.555546p-3f, 0x1.110736p-7f, -0x1.994222p-13f);
  return r + r * z * p;
}

/// cos r for |r| ≤ π/4, near-minimax (2^−33).
CELLMATH_WIDE LANES(float) WIDE(cos_of_rest)(LANES(float) r) {
  LANES(float) z = r * r;
  LANES(float) p = CELLMATH_HORNER_3(z, 0x1.55554ap-5f, -0x1.6c0c2ep-10f, 0x1.99ea04p-16f);
  return (1 - 0.5f * z) + z * z * p;
}

/// The sine of an angle of a size and so many quarters more, the sign apart.
CELLMATH_WIDE LANES(float) WIDE(sin_of_size)(LANES(float) size, uint32_t quarters) {
  LANES(float) turns = size * 0x1.45f306p-1f + CELLMATH_FLOAT_NEAREST;
  LANES(float) rest = WIDE(rest_of_angle)(size, turns - CELLMATH_FLOAT_NEAREST);
  LANES(bits) quarter = (LANES(bits))turns + quarters;
  LANES(int) odd = (LANES(int))(quarter << 31) >> 31;
  LANES(float) value = WIDE(select)(odd, WIDE(cos_of_rest)(rest), WIDE(sin_of_rest)(rest));
  return WIDE(turned)(value, quarter << 30 & 0x80000000u);
}

/// The sine; not a number for infinite x.
CELLMATH_WIDE LANES(float) WIDE(sin)(LANES(float) x) {
  LANES(float) size = WIDE(absolute)(x);
  LANES(float) value = WIDE(turned)(WIDE(sin_of_size)(size, 0), WIDE(sign_bits)(x));
  LANES(int) far = ~(size <= CELLMATH_FLOAT_ANGLE);
  CELLMATH_MENDED_ONE(sin, value, x, far)
  return value;
}

/// The cosine; not a number for infinite x.
CELLMATH_WIDE LANES(float) WIDE(cos)(LANES(float) x) {
  LANES(float) size = WIDE(absolute)(x);
  LANES(float) value = WIDE(sin_of_size)(size, 1);
  LANES(int) far = ~(size <= CELLMATH_FLOAT_ANGLE);
  CELLMATH_MENDED_ONE(cos, value, x, far)
  return value;
}

/// tan r for |r| ≤ π/4, near-minimax (2^−26).
CELLMATH_WIDE LANES(float) WIDE(tan_of_rest)(LANES(float) r) {
  LANES(float) z = r * r;
  LANES(float) p = CELLMATH_HORNER_6(
    z, 0x1.5554dep-2f, 0x1.112ddp-3f, 0x1.b5887cp-5f, 0x1.9059ep-6f, 0x1.97c9bep-9f,
    0x1.33b69ep-7f);
  return r + r * z * p;
}

/// The tangent; not a number for infinite x.
CELLMATH_WIDE LANES(float) WIDE(tan)(LANES(float) x) {
  LANES(float) size = WIDE(absolute)(x);
  LANES(float) turns = size * 0x1.45f306p-1f + CELLMATH_FLOAT_NEAREST;
  LANES(int) odd = (LANES(int))((LANES(bits))turns << 31) >> 31;
  LANES(float) n = turns - CELLMATH_FLOAT_NEAREST;
  LANES(float) tangent = WIDE(tan_of_rest)(WIDE(rest_of_angle)(size, n));
  LANES(float) value = WIDE(select)(odd, -1 / tangent, tangent);
  value = WIDE(turned)(value, WIDE(sign_bits)(x));
  LANES(int) far = ~(size <= CELLMATH_FLOAT_ANGLE);
  CELLMATH_MENDED_ONE(tan, value, x, far)
  return value;
}
