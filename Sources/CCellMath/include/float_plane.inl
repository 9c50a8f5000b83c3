#pragma STDC FP_CONTRACT OFF

// Points of the plane: their distance from the origin and their angle.

/// √(x² + y²). Where the squares would over- or underflow it is worked out in doubles.
///
/// Not a number if x or y is not, else infinite if one of them is.
CELLMATH_WIDE LANES(float) WIDE(hypot)(LANES(float) x, LANES(float) y) {
  LANES(float) square = x * x + y * y;
  LANES(float) value = WIDE(sqrt)(square);
  // From 2^−100 to infinity as bits: one comparison of whole numbers.
  LANES(int) odd = (LANES(int))((LANES(bits))square - 0x0d800000u + 0x80000000u)
    >= (int32_t)(0x7f800000u - 0x0d800000u + 0x80000000u);
  CELLMATH_MENDED_TWO(hypot, value, x, y, odd)
  return value;
}

/// atan q for q in 0…1, near-minimax (2^−28.5).
CELLMATH_WIDE LANES(float) WIDE(atan_of_slope)(LANES(float) q) {
  LANES(float) z = q * q;
  LANES(float) p = CELLMATH_HORNER_9(
    z, -0x1.55553ep-2f, 0x1.9991fep-3f, -0x1.2421b8p-3f, 0x1.c09a1p-4f, -0x1.5834bep-4f,
    0x1.daca6ep-5f, -0x1.fed25ap-6f, 0x1.65a75p-7f, -0x1.d63182p-10f);
  return q + q * z * p;
}

/// The angle in −π…π radians of the point (x, y), with the special cases of C11 annex F.10.1.4.
CELLMATH_WIDE LANES(float) WIDE(atan2)(LANES(float) y, LANES(float) x) {
  LANES(float) height = WIDE(absolute)(y), width = WIDE(absolute)(x);
  LANES(int) steep = height > width;
  LANES(float) most = WIDE(select)(steep, height, width);
  LANES(float) least = WIDE(select)(steep, width, height);
  LANES(float) angle = WIDE(atan_of_slope)(least / most);
  angle = WIDE(select)(steep, 0x1.921fb6p0f - (angle + 0x1.777a5cp-25f), angle);
  LANES(int) left = (LANES(int))x >> 31;
  angle = WIDE(select)(left, 0x1.921fb6p1f - (angle + 0x1.777a5cp-24f), angle);
  LANES(float) value = WIDE(turned)(angle, WIDE(sign_bits)(y));
  LANES(int) odd = ~((most > 0) & (most <= 0x1.fffffep127f) & (least == least));
  CELLMATH_MENDED_TWO(atan2, value, y, x, odd)
  return value;
}
