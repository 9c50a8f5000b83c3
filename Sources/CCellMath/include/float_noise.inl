#pragma STDC FP_CONTRACT OFF

// Gradient noise: `cellmath_noise` in floats. Source: Perlin, "Improving Noise", SIGGRAPH 2002.

/// `cellmath_noise_hash` of the sum of what its three places add.
CELLMATH_WIDE LANES(bits) WIDE(noise_hash)(LANES(bits) hash) {
  hash = (hash ^ hash >> 15) * 0x2c1b3c6du;
  return (hash ^ hash >> 13) * 0x297a2d39u;
}

/// `cellmath_noise_rise`: the four upper bits choose.
CELLMATH_WIDE LANES(float) WIDE(noise_rise)(
  LANES(bits) hash, LANES(float) x, LANES(float) y, LANES(float) z
) {
  LANES(int) eight = (LANES(int))hash < 0;
  LANES(int) four = (hash & 0xc0000000u) != 0;
  LANES(int) twelve = (hash & 0xd0000000u) == 0xc0000000u;
  LANES(float) u = WIDE(select)(eight, y, x);
  LANES(float) v = WIDE(select)(four, WIDE(select)(twelve, x, z), y);
  return WIDE(turned)(u, hash << 3 & 0x80000000u) + WIDE(turned)(v, hash << 2 & 0x80000000u);
}

CELLMATH_WIDE LANES(float) WIDE(noise_fade)(LANES(float) t) {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/// A floor as a place of the lattice; 0 beyond ±2^30.
CELLMATH_WIDE LANES(bits) WIDE(noise_place)(LANES(float) floor) {
  LANES(int) near = WIDE(absolute)(floor) <= 0x1p30f;
  LANES(float) place = (LANES(float))((LANES(int))floor & near);
  return (LANES(bits))__builtin_convertvector(place, LANES(int));
}

CELLMATH_WIDE LANES(float) WIDE(noise_row)(
  LANES(bits) near, LANES(float) x, LANES(float) y, LANES(float) z, LANES(float) part
) {
  LANES(float) from = WIDE(noise_rise)(WIDE(noise_hash)(near), x, y, z);
  LANES(float) to = WIDE(noise_rise)(WIDE(noise_hash)(near + 0x9e3779b1u), x - 1, y, z);
  return from + (to - from) * part;
}

/// Two rows of one layer: `near` is what the corner's places add to the hash.
CELLMATH_WIDE LANES(float) WIDE(noise_layer)(
  LANES(bits) near, LANES(float) x, LANES(float) y, LANES(float) z,
  LANES(float) across, LANES(float) down
) {
  LANES(float) from = WIDE(noise_row)(near, x, y, z, across);
  LANES(float) to = WIDE(noise_row)(near + 0x85ebca77u, x, y - 1, z, across);
  return from + (to - from) * down;
}

/// Gradient noise: smooth, 0 at whole numbers, within −1…1; not a number for what is not finite.
CELLMATH_WIDE LANES(float) WIDE(noise)(
  LANES(float) x, LANES(float) y, LANES(float) z
) {
  LANES(float) column = WIDE(floor)(x), row = WIDE(floor)(y), layer = WIDE(floor)(z);
  LANES(bits) near = WIDE(noise_place)(column) * 0x9e3779b1u
    + WIDE(noise_place)(row) * 0x85ebca77u + WIDE(noise_place)(layer) * 0xc2b2ae3du;
  x -= column;
  y -= row;
  z -= layer;
  LANES(float) across = WIDE(noise_fade)(x), down = WIDE(noise_fade)(y);
  LANES(float) from = WIDE(noise_layer)(near, x, y, z, across, down);
  LANES(float) to = WIDE(noise_layer)(near + 0xc2b2ae3du, x, y, z - 1, across, down);
  return (from + (to - from) * WIDE(noise_fade)(z)) * 0.96492f;
}
