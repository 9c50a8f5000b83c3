#pragma STDC FP_CONTRACT OFF

// What shapes values: signs, remainders, steps, mixes and conditions, argument order as in GLSL.
// A condition is met where it is not 0 (so also where it is not a number).

CELLMATH_WIDE LANES(float) WIDE(add)(LANES(float) x, LANES(float) y) { return x + y; }

CELLMATH_WIDE LANES(float) WIDE(subtract)(LANES(float) x, LANES(float) y) {
  return x - y;
}

CELLMATH_WIDE LANES(float) WIDE(multiply)(LANES(float) x, LANES(float) y) {
  return x * y;
}

CELLMATH_WIDE LANES(float) WIDE(divide)(LANES(float) x, LANES(float) y) { return x / y; }

/// −1, x itself (a zero of either sign, or not a number) or 1.
CELLMATH_WIDE LANES(float) WIDE(sign)(LANES(float) x) {
  LANES(float) one = (LANES(float))((LANES(bits))WIDE(all)(1) | WIDE(sign_bits)(x));
  return WIDE(select)(WIDE(absolute)(x) > 0, one, x);
}

/// x − y·floor(x/y).
CELLMATH_WIDE LANES(float) WIDE(modulo)(LANES(float) x, LANES(float) y) {
  return x - y * WIDE(floor)(x / y);
}

/// 0 where x < edge, else 1.
CELLMATH_WIDE LANES(float) WIDE(step)(LANES(float) edge, LANES(float) x) {
  return WIDE(flag)(~(x < edge));
}

/// Hermite's way from 0 at 0 to 1 at 1.
CELLMATH_WIDE LANES(float) WIDE(smooth)(LANES(float) x) {
  LANES(float) t = WIDE(clamp)(x, WIDE(all)(0), WIDE(all)(1));
  return t * t * (3 - 2 * t);
}

/// Hermite's way from 0 at e0 to 1 at e1. Times the reciprocal, which is worked out once where the
/// edges are the same in all cells.
CELLMATH_WIDE LANES(float) WIDE(smoothstep)(
  LANES(float) e0, LANES(float) e1, LANES(float) x
) {
  return WIDE(smooth)((x - e0) * (1 / (e1 - e0)));
}

/// from + (to − from)·part, exactly `to` at 1.
CELLMATH_WIDE LANES(float) WIDE(mix)(
  LANES(float) from, LANES(float) to, LANES(float) part
) {
  return WIDE(select)(part == 1, to, from + (to - from) * part);
}

CELLMATH_WIDE LANES(float) WIDE(less)(LANES(float) x, LANES(float) y) {
  return WIDE(flag)(x < y);
}

CELLMATH_WIDE LANES(float) WIDE(greater)(LANES(float) x, LANES(float) y) {
  return WIDE(flag)(x > y);
}

CELLMATH_WIDE LANES(float) WIDE(equal)(LANES(float) x, LANES(float) y) {
  return WIDE(flag)(x == y);
}

CELLMATH_WIDE LANES(float) WIDE(both)(LANES(float) x, LANES(float) y) {
  return WIDE(flag)((x != 0) & (y != 0));
}

CELLMATH_WIDE LANES(float) WIDE(either)(LANES(float) x, LANES(float) y) {
  return WIDE(flag)((x != 0) | (y != 0));
}

CELLMATH_WIDE LANES(float) WIDE(where)(
  LANES(float) condition, LANES(float) yes, LANES(float) no
) {
  return WIDE(select)(condition != 0, yes, no);
}
