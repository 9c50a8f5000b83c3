#pragma STDC FP_CONTRACT OFF

// x to the power y, in doubles and rounded once.

/// log2 m for m in √½…√2, near-minimax: s·Q(s²), s = (m − 1)/(m + 1); to 2^−45 of itself.
CELLMATH_WIDE cellmath_double4 WIDE(log2_of_fraction)(cellmath_double4 m) {
  cellmath_double4 s = (m - 1) / (m + 1);
  cellmath_double4 t = s * s;
  cellmath_double4 p = CELLMATH_HORNER_6(
    t, 0x1.71547652b8251p1, 0x1.ec709dc53c641p-1, 0x1.2776c2933f8b1p-1, 0x1.a61a2ec99c86ap-2,
    0x1.4795563461215p-2, 0x1.21b0eaa432959p-2);
  return s * p;
}

/// 2^x for |x| ≤ 1000, near-minimax: to 2^−40 of itself, and exactly 1 at 0.
CELLMATH_WIDE cellmath_double4 WIDE(exp2)(cellmath_double4 x) {
  cellmath_double4 turns = x + 0x1.8p52;
  cellmath_double4 r = x - (turns - 0x1.8p52);
  cellmath_double4 p = CELLMATH_HORNER_8(
    r, 0x1.62e42fef8608cp-1, 0x1.ebfbdff931eadp-3, 0x1.c6b08dd48e2c3p-5, 0x1.3b2ab5c4e1f40p-7,
    0x1.5d874810d7940p-10, 0x1.430accdfac5e4p-13, 0x1.00daec9d8cc21p-16, 0x1.61afccbd44a94p-20);
  cellmath_double4 value = 1 + r * p;
  return (cellmath_double4)((cellmath_word4)value + ((cellmath_word4)turns << 52));
}

/// 2^(y·(exponent + log2 fraction)); beyond ±1000 the power counts as that.
CELLMATH_WIDE cellmath_float4 WIDE(pow4)(
  cellmath_float4 exponent, cellmath_float4 fraction, cellmath_float4 y
) {
  cellmath_double4 size =
    WIDE(log2_of_fraction)(__builtin_convertvector(fraction, cellmath_double4));
  size += __builtin_convertvector(exponent, cellmath_double4);
  cellmath_double4 power = size * __builtin_convertvector(y, cellmath_double4);
  const cellmath_double4 most = {1000, 1000, 1000, 1000};
  cellmath_word4 above = (cellmath_word4)(power > most), below = (cellmath_word4)(power < -most);
  power = (cellmath_double4)(
    (above & (cellmath_word4)most) | (below & (cellmath_word4)-most)
    | (~(above | below) & (cellmath_word4)power));
  return __builtin_convertvector(WIDE(exp2)(power), cellmath_float4);
}

/// x^y with the special cases of C11 annex F.10.4.4. Exactly x for y = 1.
CELLMATH_WIDE cellmath_float8 WIDE(power)(cellmath_float8 x, cellmath_float8 y) {
  cellmath_int8 odd = ~(WIDE(is_normal_positive)(x) & (WIDE(absolute)(y) <= 0x1.fffffep127f));
  cellmath_int8 exponent = WIDE(exponent)(x);
  cellmath_float8 fraction = WIDE(fraction)(x, exponent);
  cellmath_float8 e = __builtin_convertvector(exponent, cellmath_float8);
  cellmath_float8 value;
  value.lo = WIDE(pow4)(e.lo, fraction.lo, y.lo);
  value.hi = WIDE(pow4)(e.hi, fraction.hi, y.hi);
  CELLMATH_MENDED_TWO(pow, value, x, y, odd)
  return value;
}
