#pragma STDC FP_CONTRACT OFF

// Bits, choices and whole numbers.

CELLMATH_WIDE LANES(float) WIDE(all)(float x) {
  return (LANES(float))x;
}

/// `yes` in the lanes of a mask, else `no`. A lane of a mask is all ones or all zeros.
CELLMATH_WIDE LANES(float) WIDE(select)(
  LANES(int) mask, LANES(float) yes, LANES(float) no
) {
  return (LANES(float))((mask & (LANES(int))yes) | (~mask & (LANES(int))no));
}

/// 1 in the lanes of a mask, else 0.
CELLMATH_WIDE LANES(float) WIDE(flag)(LANES(int) mask) {
  return (LANES(float))(mask & (LANES(int))WIDE(all)(1));
}

/// x − y·factor where that product is exact: then an instruction that does both at once, where there
/// is one, rounds as two do.
CELLMATH_WIDE LANES(float) WIDE(less_exactly)(LANES(float) x, LANES(float) y, float factor) {
#if CELLMATH_HAS_FMA
  return __builtin_elementwise_fma(y, WIDE(all)(-factor), x);
#else
  return x - y * factor;
#endif
}

/// Whether a mask has a lane.
CELLMATH_WIDE bool WIDE(any)(LANES(int) mask) { return __builtin_reduce_or(mask) != 0; }

CELLMATH_WIDE LANES(float) WIDE(absolute)(LANES(float) x) {
  return (LANES(float))((LANES(bits))x & 0x7fffffffu);
}

CELLMATH_WIDE LANES(float) WIDE(negate)(LANES(float) x) { return -x; }

/// The sign bits.
CELLMATH_WIDE LANES(bits) WIDE(sign_bits)(LANES(float) x) {
  return (LANES(bits))x & 0x80000000u;
}

/// x with some sign bits turned over.
CELLMATH_WIDE LANES(float) WIDE(turned)(LANES(float) x, LANES(bits) signs) {
  return (LANES(float))((LANES(bits))x ^ signs);
}

/// GLSL's: y where y < x, else x; so x where one of them is not a number.
CELLMATH_WIDE LANES(float) WIDE(min)(LANES(float) x, LANES(float) y) {
  return WIDE(select)(y < x, y, x);
}

/// GLSL's: y where x < y, else x.
CELLMATH_WIDE LANES(float) WIDE(max)(LANES(float) x, LANES(float) y) {
  return WIDE(select)(x < y, y, x);
}

/// min(max(x, low), high): what is not a number stays so.
CELLMATH_WIDE LANES(float) WIDE(clamp)(
  LANES(float) x, LANES(float) low, LANES(float) high
) {
  return WIDE(min)(WIDE(max)(x, low), high);
}

/// The square root, correctly rounded.
CELLMATH_WIDE LANES(float) WIDE(sqrt)(LANES(float) x) {
  return __builtin_elementwise_sqrt(x);
}

/// The greatest whole number that is not above x; x itself if it is infinite or not a number.
CELLMATH_WIDE LANES(float) WIDE(floor)(LANES(float) x) {
#if CELLMATH_HAS_FLOOR
  return __builtin_elementwise_floor(x);
#else
  LANES(float) size = WIDE(absolute)(x);
  LANES(float) nearest = WIDE(turned)((size + 0x1p23f) - 0x1p23f, WIDE(sign_bits)(x));
  LANES(float) below = nearest - WIDE(flag)(nearest > x);
  return WIDE(select)(size < 0x1p23f, below, x);
#endif
}

/// The least whole number that is not below x; −0 for −1 < x < 0.
CELLMATH_WIDE LANES(float) WIDE(ceil)(LANES(float) x) { return -WIDE(floor)(-x); }

/// x − floor(x), in 0…1: 1 only where a tiny negative x leaves no room below it.
CELLMATH_WIDE LANES(float) WIDE(fract)(LANES(float) x) { return x - WIDE(floor)(x); }
