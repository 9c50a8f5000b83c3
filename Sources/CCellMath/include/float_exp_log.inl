#pragma STDC FP_CONTRACT OFF

// Exponential and natural logarithm.

/// e^x: with k = round(x / ln 2) and r = x − k·ln 2, 2^k·(1 + r + r²·P(r)).
///
/// Infinity above 88.7, subnormal below −87.3 and 0 below −103.9. The power of two is applied in
/// two halves, so that the last multiplication alone can round.
CELLMATH_WIDE LANES(float) WIDE(exp)(LANES(float) x) {
  x = WIDE(clamp)(x, WIDE(all)(-104), WIDE(all)(89));
  LANES(float) turns = x * 0x1.715476p0f + 0x1.8p23f;
  LANES(float) k = turns - 0x1.8p23f;
  LANES(float) r = (x - k * 0x1.62e4p-1f) - k * 0x1.7f7d1cp-20f;
  LANES(float) p = CELLMATH_HORNER_5(
    r, 0x1.fffffcp-2f, 0x1.55549p-3f, 0x1.5558f4p-5f, 0x1.123a6ap-7f, 0x1.6a2368p-10f);
  LANES(float) value = 1 + (r + r * r * p);
  LANES(int) power = (LANES(int))((LANES(bits))turns - 0x4b400000u);
  LANES(int) half = power >> 1;
  LANES(bits) first = (LANES(bits))(half + 127) << 23;
  LANES(bits) second = (LANES(bits))(power - half + 127) << 23;
  return value * (LANES(float))first * (LANES(float))second;
}

/// The lanes that are finite, normal and above zero.
CELLMATH_WIDE LANES(int) WIDE(is_normal_positive)(LANES(float) x) {
  return (x >= 0x1p-126f) & (x <= 0x1.fffffep127f);
}

/// The exponent e for which x/2^e lies in √½…√2, of a normal x above zero.
CELLMATH_WIDE LANES(int) WIDE(exponent)(LANES(float) x) {
  return (LANES(int))((LANES(bits))x - 0x3f3504f3u) >> 23;
}

/// x/2^exponent.
CELLMATH_WIDE LANES(float) WIDE(fraction)(LANES(float) x, LANES(int) exponent) {
  return (LANES(float))((LANES(bits))x - ((LANES(bits))exponent << 23));
}

/// The natural logarithm: with x = 2^e·(1 + f), e·ln 2 + (f − f²/2 + f³·P(f)).
///
/// −infinity at 0, not a number below.
CELLMATH_WIDE LANES(float) WIDE(log)(LANES(float) x) {
  LANES(int) exponent = WIDE(exponent)(x);
  LANES(float) f = WIDE(fraction)(x, exponent) - 1;
  LANES(float) e = __builtin_convertvector(exponent, LANES(float));
  LANES(float) z = f * f;
  LANES(float) p = CELLMATH_HORNER_9(
    f, 0x1.555548p-2f, -0x1.000006p-2f, 0x1.99a4b6p-3f, -0x1.555c4ep-3f, 0x1.23376ap-3f,
    -0x1.fc220ap-4f, 0x1.e6f052p-4f, -0x1.de3bdep-4f, 0x1.14578p-4f);
  LANES(float) rest = f * z * p + e * 0x1.7f7d1cp-20f;
  LANES(float) value = e * 0x1.62e4p-1f + (f + (rest - 0.5f * z));
  LANES(int) odd = ~WIDE(is_normal_positive)(x);
  CELLMATH_MENDED_ONE(log, value, x, odd)
  return value;
}
