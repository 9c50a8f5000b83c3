#pragma STDC FP_CONTRACT OFF

// Sine, cosine and tangent in radians.
//
// Up to the bound a multiple of π/2 is subtracted in four parts, of which the multiples of the first
// three are exact (Cody and Waite, Software Manual for the Elementary Functions, 1980); what is
// beyond, infinite or not a number goes to the double functions, lane by lane.

#ifndef CELLMATH_FLOAT_ANGLE
/// The greatest angle that a vector reduces itself.
#define CELLMATH_FLOAT_ANGLE 12800.0f
/// 1.5·2^23: added, it leaves no bit for a fraction.
#define CELLMATH_FLOAT_NEAREST 0x1.8p23f
#endif

/// x − n·π, n a multiple of ½ below 2^12: rounded once, but for what is below 2^−40.
CELLMATH_WIDE cellmath_float8 WIDE(less_halves)(cellmath_float8 x, cellmath_float8 n) {
  cellmath_float8 most = (x - n * 0x1.92p1f) - n * 0x1.fb4p-11f, part = n * 0x1.444p-23f;
  cellmath_float8 rest = most - part;
  return rest + (((most - rest) - part) - n * 0x1.68c234p-38f);
}

/// sin r for |r| ≤ π/2, near-minimax (2^−27).
CELLMATH_WIDE cellmath_float8 WIDE(sin_of_rest)(cellmath_float8 r) {
  cellmath_float8 z = r * r;
  cellmath_float8 p = CELLMATH_HORNER_4(
    z, -0x1.55554cp-3f, 0x1.110ed2p-7f, -0x1.9f6fd2p-13f, 0x1.5dbb5cp-19f);
  return r + r * z * p;
}

/// The sine; not a number for infinite x.
CELLMATH_WIDE cellmath_float8 WIDE(sin)(cellmath_float8 x) {
  cellmath_float8 size = WIDE(absolute)(x);
  cellmath_float8 turns = size * 0x1.45f306p-2f + CELLMATH_FLOAT_NEAREST;
  cellmath_bits8 signs = (cellmath_bits8)turns << 31;
  cellmath_float8 rest = WIDE(less_halves)(size, turns - CELLMATH_FLOAT_NEAREST);
  cellmath_float8 value =
    WIDE(turned)(WIDE(sin_of_rest)(rest), signs ^ WIDE(sign_bits)(x));
  cellmath_int8 far = ~(size <= CELLMATH_FLOAT_ANGLE);
  CELLMATH_MENDED_ONE(sin, value, x, far)
  return value;
}

/// The cosine: the sine of what is left of (n + ½)·π, as often turned over as n is odd, and once.
CELLMATH_WIDE cellmath_float8 WIDE(cos)(cellmath_float8 x) {
  cellmath_float8 size = WIDE(absolute)(x);
  cellmath_float8 turns = (size * 0x1.45f306p-2f - 0.5f) + CELLMATH_FLOAT_NEAREST;
  cellmath_bits8 signs = ~(cellmath_bits8)turns << 31;
  cellmath_float8 rest = WIDE(less_halves)(size, (turns - CELLMATH_FLOAT_NEAREST) + 0.5f);
  cellmath_float8 value = WIDE(turned)(WIDE(sin_of_rest)(rest), signs);
  cellmath_int8 far = ~(size <= CELLMATH_FLOAT_ANGLE);
  CELLMATH_MENDED_ONE(cos, value, x, far)
  return value;
}

/// tan r for |r| ≤ π/4, near-minimax (2^−26).
CELLMATH_WIDE cellmath_float8 WIDE(tan_of_rest)(cellmath_float8 r) {
  cellmath_float8 z = r * r;
  cellmath_float8 p = CELLMATH_HORNER_6(
    z, 0x1.5554dep-2f, 0x1.112ddp-3f, 0x1.b5887cp-5f, 0x1.9059ep-6f, 0x1.97c9bep-9f,
    0x1.33b69ep-7f);
  return r + r * z * p;
}

/// The tangent; not a number for infinite x.
CELLMATH_WIDE cellmath_float8 WIDE(tan)(cellmath_float8 x) {
  cellmath_float8 size = WIDE(absolute)(x);
  cellmath_float8 turns = size * 0x1.45f306p-1f + CELLMATH_FLOAT_NEAREST;
  cellmath_int8 odd = (cellmath_int8)((cellmath_bits8)turns << 31) >> 31;
  cellmath_float8 n = turns - CELLMATH_FLOAT_NEAREST;
  cellmath_float8 tangent = WIDE(tan_of_rest)(WIDE(less_halves)(size, n * 0.5f));
  cellmath_float8 value = WIDE(select)(odd, -1 / tangent, tangent);
  value = WIDE(turned)(value, WIDE(sign_bits)(x));
  cellmath_int8 far = ~(size <= CELLMATH_FLOAT_ANGLE);
  CELLMATH_MENDED_ONE(tan, value, x, far)
  return value;
}
