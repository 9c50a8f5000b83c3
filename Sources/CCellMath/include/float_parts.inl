#pragma STDC FP_CONTRACT OFF

// Bits, choices and whole numbers.

CELLMATH_WIDE cellmath_float8 WIDE(all)(float x) {
  cellmath_float8 lanes = {x, x, x, x, x, x, x, x};
  return lanes;
}

/// `yes` in the lanes of a mask, else `no`. A lane of a mask is all ones or all zeros.
CELLMATH_WIDE cellmath_float8 WIDE(select)(
  cellmath_int8 mask, cellmath_float8 yes, cellmath_float8 no
) {
  return (cellmath_float8)((mask & (cellmath_int8)yes) | (~mask & (cellmath_int8)no));
}

/// 1 in the lanes of a mask, else 0.
CELLMATH_WIDE cellmath_float8 WIDE(flag)(cellmath_int8 mask) {
  return (cellmath_float8)(mask & (cellmath_int8)WIDE(all)(1));
}

/// Whether a mask has a lane.
CELLMATH_WIDE bool WIDE(any)(cellmath_int8 mask) { return __builtin_reduce_or(mask) != 0; }

CELLMATH_WIDE cellmath_float8 WIDE(absolute)(cellmath_float8 x) {
  return (cellmath_float8)((cellmath_bits8)x & 0x7fffffffu);
}

CELLMATH_WIDE cellmath_float8 WIDE(negate)(cellmath_float8 x) { return -x; }

/// The sign bits.
CELLMATH_WIDE cellmath_bits8 WIDE(sign_bits)(cellmath_float8 x) {
  return (cellmath_bits8)x & 0x80000000u;
}

/// x with some sign bits turned over.
CELLMATH_WIDE cellmath_float8 WIDE(turned)(cellmath_float8 x, cellmath_bits8 signs) {
  return (cellmath_float8)((cellmath_bits8)x ^ signs);
}

/// GLSL's: y where y < x, else x; so x where one of them is not a number.
CELLMATH_WIDE cellmath_float8 WIDE(min)(cellmath_float8 x, cellmath_float8 y) {
  return WIDE(select)(y < x, y, x);
}

/// GLSL's: y where x < y, else x.
CELLMATH_WIDE cellmath_float8 WIDE(max)(cellmath_float8 x, cellmath_float8 y) {
  return WIDE(select)(x < y, y, x);
}

/// min(max(x, low), high): what is not a number stays so.
CELLMATH_WIDE cellmath_float8 WIDE(clamp)(
  cellmath_float8 x, cellmath_float8 low, cellmath_float8 high
) {
  return WIDE(min)(WIDE(max)(x, low), high);
}

/// The square root, correctly rounded.
CELLMATH_WIDE cellmath_float8 WIDE(sqrt)(cellmath_float8 x) {
  return __builtin_elementwise_sqrt(x);
}

/// The greatest whole number that is not above x; x itself if it is infinite or not a number.
CELLMATH_WIDE cellmath_float8 WIDE(floor)(cellmath_float8 x) {
  cellmath_float8 size = WIDE(absolute)(x);
  cellmath_float8 nearest = WIDE(turned)((size + 0x1p23f) - 0x1p23f, WIDE(sign_bits)(x));
  cellmath_float8 below = nearest - WIDE(flag)(nearest > x);
  return WIDE(select)(size < 0x1p23f, below, x);
}

/// The least whole number that is not below x; −0 for −1 < x < 0.
CELLMATH_WIDE cellmath_float8 WIDE(ceil)(cellmath_float8 x) { return -WIDE(floor)(-x); }

/// x − floor(x), in 0…1: 1 only where a tiny negative x leaves no room below it.
CELLMATH_WIDE cellmath_float8 WIDE(fract)(cellmath_float8 x) { return x - WIDE(floor)(x); }
