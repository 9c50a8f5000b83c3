#pragma STDC FP_CONTRACT OFF

// How bright cells are: luminance and redness, column by column.
#ifndef CELLMATH_LIGHT_H
#define CELLMATH_LIGHT_H

#include <stddef.h>

#include "float_pass.h"

#if defined(__clang__)

/// Columns of encoded colours in 0…1 and of what comes of them, aligned to a vector.
typedef struct {
  const float *red, *green, *blue, *alpha, *opacity;
  /// Relative luminance (WCAG 2.2), 0…1.
  float *luminance;
  /// 1 where red makes up 80 % or more of the linear light, else 0.
  float *redness;
  /// The opaque colour behind all cells, encoded.
  float behind[3];
} cellmath_light;

/// How far luminance swings for half a flash, and how dark the darker side is (WCAG 2.2).
#define CELLMATH_SWING_SIZE 0.10f
#define CELLMATH_SWING_BRIGHTEST 0.80f

/// Columns of the light that is seen and of the swings so far, aligned to a vector.
typedef struct {
  const float *luminance, *redness;
  /// The least and the greatest luminance since the last turn; low > high before the first.
  float *low, *high;
  /// 1 after a rise, −1 after a fall, 0 before either.
  const float *direction;
  /// The redness that counts; −1 before the first.
  const float *counted;
} cellmath_swings;

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

#define CELLMATH_FORMS "float_light.inl"
#include "float_widths.h"
#undef CELLMATH_FORMS

#pragma clang diagnostic pop

/// Works out light for `count` cells (a whole number of `cellmath_pass_cells`) from a cell on; `width`
/// at most `cellmath_width_best`. The bits are the same.
static inline void cellmath_light_see(
  const cellmath_light *light, ptrdiff_t cell, ptrdiff_t count, cellmath_width width
) {
  CELLMATH_FORM_FOR(width, light)(light, cell, count);
}

/// Follows the light of `count` cells (a whole number of `cellmath_pass_cells`) from a cell on; `width`
/// at most `cellmath_width_best`.
///
/// `turned` has room for all of them and takes those that may have turned, rising; they are not
/// followed. How many there are.
static inline ptrdiff_t cellmath_light_follow(
  const cellmath_swings *swings, ptrdiff_t cell, ptrdiff_t count, int32_t *turned,
  cellmath_width width
) {
  return CELLMATH_FORM_FOR(width, follow)(swings, cell, count, turned);
}

#endif
#endif
