#pragma STDC FP_CONTRACT OFF

// x to the power y, in doubles and rounded once.

/// log2 m for m in √½…√2, near-minimax: s·Q(s²), s = (m − 1)/(m + 1); to 2^−45 of itself.
CELLMATH_WIDE HALVES(double) WIDE(log2_of_fraction)(HALVES(double) m) {
  HALVES(double) s = (m - 1) / (m + 1);
  HALVES(double) t = s * s;
  HALVES(double) p = CELLMATH_HORNER_6(
    t, 0x1.71547652b8251p1, 0x1.ec709dc53c641p-1, 0x1.2776c2933f8b1p-1, 0x1.a61a2ec99c86ap-2,
    0x1.4795563461215p-2, 0x1.21b0eaa432959p-2);
  return s * p;
}

/// 2^x for |x| ≤ 1000, near-minimax: to 2^−40 of itself, and exactly 1 at 0.
CELLMATH_WIDE HALVES(double) WIDE(exp2)(HALVES(double) x) {
  HALVES(double) turns = x + 0x1.8p52;
  HALVES(double) r = x - (turns - 0x1.8p52);
  HALVES(double) p = CELLMATH_HORNER_8(
    r, 0x1.62e42fef8608cp-1, 0x1.ebfbdff931eadp-3, 0x1.c6b08dd48e2c3p-5, 0x1.3b2ab5c4e1f40p-7,
    0x1.5d874810d7940p-10, 0x1.430accdfac5e4p-13, 0x1.00daec9d8cc21p-16, 0x1.61afccbd44a94p-20);
  HALVES(double) value = 1 + r * p;
  return (HALVES(double))((HALVES(word))value + ((HALVES(word))turns << 52));
}

/// 2^(y·(exponent + log2 fraction)); beyond ±1000 the power counts as that.
CELLMATH_WIDE HALVES(float) WIDE(pow4)(
  HALVES(float) exponent, HALVES(float) fraction, HALVES(float) y
) {
  HALVES(double) size =
    WIDE(log2_of_fraction)(__builtin_convertvector(fraction, HALVES(double)));
  size += __builtin_convertvector(exponent, HALVES(double));
  HALVES(double) power = size * __builtin_convertvector(y, HALVES(double));
  const HALVES(double) most = (HALVES(double))1000.0;
  HALVES(word) above = (HALVES(word))(power > most), below = (HALVES(word))(power < -most);
  power = (HALVES(double))(
    (above & (HALVES(word))most) | (below & (HALVES(word))-most)
    | (~(above | below) & (HALVES(word))power));
  return __builtin_convertvector(WIDE(exp2)(power), HALVES(float));
}

/// x^y with the special cases of C11 annex F.10.4.4. Exactly x for y = 1.
CELLMATH_WIDE LANES(float) WIDE(power)(LANES(float) x, LANES(float) y) {
  LANES(int) odd = ~(WIDE(is_normal_positive)(x) & (WIDE(absolute)(y) <= 0x1.fffffep127f));
  LANES(int) exponent = WIDE(exponent)(x);
  LANES(float) fraction = WIDE(fraction)(x, exponent);
  LANES(float) e = __builtin_convertvector(exponent, LANES(float));
  LANES(float) value;
  value.lo = WIDE(pow4)(e.lo, fraction.lo, y.lo);
  value.hi = WIDE(pow4)(e.hi, fraction.hi, y.hi);
  CELLMATH_MENDED_TWO(pow, value, x, y, odd)
  return value;
}
