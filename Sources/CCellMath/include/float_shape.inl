#pragma STDC FP_CONTRACT OFF

// What shapes values: signs, remainders, steps, mixes and conditions, argument order as in GLSL.
// A condition is met where it is not 0 (so also where it is not a number).

CELLMATH_WIDE cellmath_float8 WIDE(add)(cellmath_float8 x, cellmath_float8 y) { return x + y; }

CELLMATH_WIDE cellmath_float8 WIDE(subtract)(cellmath_float8 x, cellmath_float8 y) {
  return x - y;
}

CELLMATH_WIDE cellmath_float8 WIDE(multiply)(cellmath_float8 x, cellmath_float8 y) {
  return x * y;
}

CELLMATH_WIDE cellmath_float8 WIDE(divide)(cellmath_float8 x, cellmath_float8 y) { return x / y; }

/// −1, x itself (a zero of either sign, or not a number) or 1.
CELLMATH_WIDE cellmath_float8 WIDE(sign)(cellmath_float8 x) {
  cellmath_float8 one = (cellmath_float8)((cellmath_bits8)WIDE(all)(1) | WIDE(sign_bits)(x));
  return WIDE(select)(WIDE(absolute)(x) > 0, one, x);
}

/// x − y·floor(x/y).
CELLMATH_WIDE cellmath_float8 WIDE(modulo)(cellmath_float8 x, cellmath_float8 y) {
  return x - y * WIDE(floor)(x / y);
}

/// 0 where x < edge, else 1.
CELLMATH_WIDE cellmath_float8 WIDE(step)(cellmath_float8 edge, cellmath_float8 x) {
  return WIDE(flag)(~(x < edge));
}

/// Hermite's way from 0 at e0 to 1 at e1.
CELLMATH_WIDE cellmath_float8 WIDE(smoothstep)(
  cellmath_float8 e0, cellmath_float8 e1, cellmath_float8 x
) {
  cellmath_float8 t = WIDE(clamp)((x - e0) / (e1 - e0), WIDE(all)(0), WIDE(all)(1));
  return t * t * (3 - 2 * t);
}

/// from + (to − from)·part, exactly `to` at 1.
CELLMATH_WIDE cellmath_float8 WIDE(mix)(
  cellmath_float8 from, cellmath_float8 to, cellmath_float8 part
) {
  return WIDE(select)(part == 1, to, from + (to - from) * part);
}

CELLMATH_WIDE cellmath_float8 WIDE(less)(cellmath_float8 x, cellmath_float8 y) {
  return WIDE(flag)(x < y);
}

CELLMATH_WIDE cellmath_float8 WIDE(greater)(cellmath_float8 x, cellmath_float8 y) {
  return WIDE(flag)(x > y);
}

CELLMATH_WIDE cellmath_float8 WIDE(equal)(cellmath_float8 x, cellmath_float8 y) {
  return WIDE(flag)(x == y);
}

CELLMATH_WIDE cellmath_float8 WIDE(both)(cellmath_float8 x, cellmath_float8 y) {
  return WIDE(flag)((x != 0) & (y != 0));
}

CELLMATH_WIDE cellmath_float8 WIDE(either)(cellmath_float8 x, cellmath_float8 y) {
  return WIDE(flag)((x != 0) | (y != 0));
}

CELLMATH_WIDE cellmath_float8 WIDE(where)(
  cellmath_float8 condition, cellmath_float8 yes, cellmath_float8 no
) {
  return WIDE(select)(condition != 0, yes, no);
}
