#pragma STDC FP_CONTRACT OFF

// Exponential and natural logarithm.

/// e^x: with k = round(x / ln 2) and r = x − k·ln 2, 2^k·(1 + r + r²·P(r)).
///
/// Infinity above 88.7, subnormal below −87.3 and 0 below −103.9. The power of two is applied in
/// two halves, so that the last multiplication alone can round.
CELLMATH_WIDE cellmath_float8 WIDE(exp)(cellmath_float8 x) {
  x = WIDE(clamp)(x, WIDE(all)(-104), WIDE(all)(89));
  cellmath_float8 turns = x * 0x1.715476p0f + 0x1.8p23f;
  cellmath_float8 k = turns - 0x1.8p23f;
  cellmath_float8 r = (x - k * 0x1.62e4p-1f) - k * 0x1.7f7d1cp-20f;
  cellmath_float8 p = CELLMATH_HORNER_5(
    r, 0x1.fffffcp-2f, 0x1.55549p-3f, 0x1.5558f4p-5f, 0x1.123a6ap-7f, 0x1.6a2368p-10f);
  cellmath_float8 value = 1 + (r + r * r * p);
  cellmath_int8 power = (cellmath_int8)((cellmath_bits8)turns - 0x4b400000u);
  cellmath_int8 half = power >> 1;
  cellmath_bits8 first = (cellmath_bits8)(half + 127) << 23;
  cellmath_bits8 second = (cellmath_bits8)(power - half + 127) << 23;
  return value * (cellmath_float8)first * (cellmath_float8)second;
}

/// The lanes that are finite, normal and above zero.
CELLMATH_WIDE cellmath_int8 WIDE(is_normal_positive)(cellmath_float8 x) {
  return (x >= 0x1p-126f) & (x <= 0x1.fffffep127f);
}

/// The exponent e for which x/2^e lies in √½…√2, of a normal x above zero.
CELLMATH_WIDE cellmath_int8 WIDE(exponent)(cellmath_float8 x) {
  return (cellmath_int8)((cellmath_bits8)x - 0x3f3504f3u) >> 23;
}

/// x/2^exponent.
CELLMATH_WIDE cellmath_float8 WIDE(fraction)(cellmath_float8 x, cellmath_int8 exponent) {
  return (cellmath_float8)((cellmath_bits8)x - ((cellmath_bits8)exponent << 23));
}

/// The natural logarithm: with x = 2^e·(1 + f), e·ln 2 + (f − f²/2 + f³·P(f)).
///
/// −infinity at 0, not a number below.
CELLMATH_WIDE cellmath_float8 WIDE(log)(cellmath_float8 x) {
  cellmath_int8 exponent = WIDE(exponent)(x);
  cellmath_float8 f = WIDE(fraction)(x, exponent) - 1;
  cellmath_float8 e = __builtin_convertvector(exponent, cellmath_float8);
  cellmath_float8 z = f * f;
  cellmath_float8 p = CELLMATH_HORNER_9(
    f, 0x1.555548p-2f, -0x1.000006p-2f, 0x1.99a4b6p-3f, -0x1.555c4ep-3f, 0x1.23376ap-3f,
    -0x1.fc220ap-4f, 0x1.e6f052p-4f, -0x1.de3bdep-4f, 0x1.14578p-4f);
  cellmath_float8 rest = f * z * p + e * 0x1.7f7d1cp-20f;
  cellmath_float8 value = e * 0x1.62e4p-1f + (f + (rest - 0.5f * z));
  cellmath_int8 odd = ~WIDE(is_normal_positive)(x);
  CELLMATH_MENDED_ONE(log, value, x, odd)
  return value;
}
