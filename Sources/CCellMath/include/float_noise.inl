#pragma STDC FP_CONTRACT OFF

// Gradient noise: `cellmath_noise` in floats. Source: Perlin, "Improving Noise", SIGGRAPH 2002.

/// `cellmath_noise_hash` of the sum of what its three places add.
CELLMATH_WIDE cellmath_bits8 WIDE(noise_hash)(cellmath_bits8 hash) {
  hash = (hash ^ hash >> 15) * 0x2c1b3c6du;
  return (hash ^ hash >> 13) * 0x297a2d39u;
}

/// `cellmath_noise_rise`: the four upper bits choose.
CELLMATH_WIDE cellmath_float8 WIDE(noise_rise)(
  cellmath_bits8 hash, cellmath_float8 x, cellmath_float8 y, cellmath_float8 z
) {
  cellmath_int8 eight = (cellmath_int8)hash >> 31;
  cellmath_int8 four = (cellmath_int8)(hash | hash << 1) >> 31;
  cellmath_int8 twelve = (cellmath_int8)(hash & hash << 1 & ~(hash << 3)) >> 31;
  cellmath_float8 u = WIDE(select)(eight, y, x);
  cellmath_float8 v = WIDE(select)(four, WIDE(select)(twelve, x, z), y);
  return WIDE(turned)(u, hash << 3 & 0x80000000u) + WIDE(turned)(v, hash << 2 & 0x80000000u);
}

CELLMATH_WIDE cellmath_float8 WIDE(noise_fade)(cellmath_float8 t) {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/// A floor as a place of the lattice; 0 beyond ±2^30.
CELLMATH_WIDE cellmath_bits8 WIDE(noise_place)(cellmath_float8 floor) {
  cellmath_int8 near = WIDE(absolute)(floor) <= 0x1p30f;
  cellmath_float8 place = (cellmath_float8)((cellmath_int8)floor & near);
  return (cellmath_bits8)__builtin_convertvector(place, cellmath_int8);
}

CELLMATH_WIDE cellmath_float8 WIDE(noise_row)(
  cellmath_bits8 near, cellmath_float8 x, cellmath_float8 y, cellmath_float8 z, cellmath_float8 part
) {
  cellmath_float8 from = WIDE(noise_rise)(WIDE(noise_hash)(near), x, y, z);
  cellmath_float8 to = WIDE(noise_rise)(WIDE(noise_hash)(near + 0x9e3779b1u), x - 1, y, z);
  return from + (to - from) * part;
}

/// Two rows of one layer: `near` is what the corner's places add to the hash.
CELLMATH_WIDE cellmath_float8 WIDE(noise_layer)(
  cellmath_bits8 near, cellmath_float8 x, cellmath_float8 y, cellmath_float8 z,
  cellmath_float8 across, cellmath_float8 down
) {
  cellmath_float8 from = WIDE(noise_row)(near, x, y, z, across);
  cellmath_float8 to = WIDE(noise_row)(near + 0x85ebca77u, x, y - 1, z, across);
  return from + (to - from) * down;
}

/// Gradient noise: smooth, 0 at whole numbers, within −1…1; not a number for what is not finite.
CELLMATH_WIDE cellmath_float8 WIDE(noise)(
  cellmath_float8 x, cellmath_float8 y, cellmath_float8 z
) {
  cellmath_float8 column = WIDE(floor)(x), row = WIDE(floor)(y), layer = WIDE(floor)(z);
  cellmath_bits8 near = WIDE(noise_place)(column) * 0x9e3779b1u
    + WIDE(noise_place)(row) * 0x85ebca77u + WIDE(noise_place)(layer) * 0xc2b2ae3du;
  x -= column;
  y -= row;
  z -= layer;
  cellmath_float8 across = WIDE(noise_fade)(x), down = WIDE(noise_fade)(y);
  cellmath_float8 from = WIDE(noise_layer)(near, x, y, z, across, down);
  cellmath_float8 to = WIDE(noise_layer)(near + 0xc2b2ae3du, x, y, z - 1, across, down);
  return (from + (to - from) * WIDE(noise_fade)(z)) * 0.96492f;
}
