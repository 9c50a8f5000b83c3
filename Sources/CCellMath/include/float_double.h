#pragma STDC FP_CONTRACT OFF

// The double forms of what fields have beyond the elementary functions, argument order as in GLSL.
// A condition is met where it is not 0 (so also where it is not a number).
#ifndef CELLMATH_FLOAT_DOUBLE_H
#define CELLMATH_FLOAT_DOUBLE_H

#include "elementary.h"

/// √(x² + y²), within 2 last places; not a number if x or y is not.
static inline double cellmath_hypot(double x, double y) {
  if (cellmath_is_nan(x)) { return x; }
  if (cellmath_is_nan(y)) { return y; }
  double most = cellmath_abs(x), least = cellmath_abs(y);
  if (most < least) {
    most = cellmath_abs(y);
    least = cellmath_abs(x);
  }
  if (most == 0 || !cellmath_is_finite(most)) { return most; }
  int exponent = cellmath_exponent(most);
  double run = cellmath_scale(most, -exponent), rise = cellmath_scale(least, -exponent);
  return cellmath_scale(cellmath_sqrt(run * run + rise * rise), exponent);
}

/// GLSL's: y where y < x, else x; so x where one of them is not a number.
static inline double cellmath_min(double x, double y) { return y < x ? y : x; }

/// GLSL's: y where x < y, else x.
static inline double cellmath_max(double x, double y) { return x < y ? y : x; }

/// min(max(x, low), high): what is not a number stays so.
static inline double cellmath_clamp(double x, double low, double high) {
  return cellmath_min(cellmath_max(x, low), high);
}

/// The least whole number that is not below x.
static inline double cellmath_ceil(double x) { return -cellmath_floor(-x); }

/// x − floor(x).
static inline double cellmath_fract(double x) { return x - cellmath_floor(x); }

/// −1, x itself (a zero of either sign, or not a number) or 1.
static inline double cellmath_sign(double x) { return x > 0 ? 1 : x < 0 ? -1 : x; }

/// x − y·floor(x/y).
static inline double cellmath_modulo(double x, double y) {
  return x - y * cellmath_floor(x / y);
}

/// 0 where x < edge, else 1.
static inline double cellmath_step(double edge, double x) { return x < edge ? 0 : 1; }

/// Hermite's way from 0 at e0 to 1 at e1.
static inline double cellmath_smoothstep(double e0, double e1, double x) {
  double t = cellmath_clamp((x - e0) / (e1 - e0), 0, 1);
  return t * t * (3 - 2 * t);
}

/// A number from a point of the lattice; its upper bits choose the gradient.
///
/// Jarzynski and Olano, "Hash Functions for GPU Rendering", JCGT 9(3) (2020), compare such hashes.
static inline uint32_t cellmath_noise_hash(uint32_t column, uint32_t row, uint32_t layer) {
  uint32_t hash = column * 0x9e3779b1u + row * 0x85ebca77u + layer * 0xc2b2ae3du;
  hash = (hash ^ hash >> 15) * 0x2c1b3c6du;
  return (hash ^ hash >> 13) * 0x297a2d39u;
}

/// The rise along (x, y, z) of one of the twelve gradients to the edges of a cube.
static inline double cellmath_noise_rise(uint32_t hash, double x, double y, double z) {
  uint32_t choice = hash >> 28;
  double u = choice < 8 ? x : y;
  double v = choice < 4 ? y : (choice & 13u) == 12 ? x : z;
  return (choice & 1 ? -u : u) + (choice & 2 ? -v : v);
}

/// The way from 0 to 1 whose first and second derivatives end at 0.
static inline double cellmath_noise_fade(double t) {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

static inline uint32_t cellmath_noise_place(double floor) {
  return (uint32_t)(int32_t)(cellmath_abs(floor) <= 0x1p30 ? floor : 0);
}

/// The noise along x in one row of the lattice: (column, row, layer) is the corner before.
static inline double cellmath_noise_row(
  const uint32_t corner[3], double x, double y, double z, double part
) {
  uint32_t near = cellmath_noise_hash(corner[0], corner[1], corner[2]);
  uint32_t far = cellmath_noise_hash(corner[0] + 1, corner[1], corner[2]);
  double from = cellmath_noise_rise(near, x, y, z);
  return from + (cellmath_noise_rise(far, x - 1, y, z) - from) * part;
}

/// Gradient noise: smooth, 0 at whole numbers, within −1…1; not a number for what is not finite.
///
/// Source: Perlin, "Improving Noise", SIGGRAPH 2002, with a hash for his table. The factor is just
/// below 1/1.03635382, the greatest value that his gradients can add up to.
static inline double cellmath_noise(double x, double y, double z) {
  double column = cellmath_floor(x), row = cellmath_floor(y), layer = cellmath_floor(z);
  x -= column;
  y -= row;
  z -= layer;
  double across = cellmath_noise_fade(x), down = cellmath_noise_fade(y);
  double levels[2];
  for (uint32_t level = 0; level < 2; level++) {
    uint32_t corner[3] = {
      cellmath_noise_place(column), cellmath_noise_place(row), cellmath_noise_place(layer) + level,
    };
    double from = cellmath_noise_row(corner, x, y, z - level, across);
    corner[1] += 1;
    double to = cellmath_noise_row(corner, x, y - 1, z - level, across);
    levels[level] = from + (to - from) * down;
  }
  return (levels[0] + (levels[1] - levels[0]) * cellmath_noise_fade(z)) * 0.96492;
}

#endif
