#pragma STDC FP_CONTRACT OFF

// Which of the machine's instructions loops over vectors use.
#ifndef CELLMATH_WIDTH_H
#define CELLMATH_WIDTH_H

#include "ieee.h"

/// The sets of instructions that there are loops for, each wider than the one before.
typedef CELLMATH_ENUM(cellmath_width) {
  /// Those that every machine of its architecture has.
  cellmath_width_plain,
  /// AVX2 and FMA.
  cellmath_width_avx2,
  /// AVX-512 with the F, VL, DQ and BW instructions.
  cellmath_width_avx512,
} cellmath_width;

/// The widest set that the machine has. Slow: ask once.
static inline cellmath_width cellmath_width_best(void) {
#if defined(__x86_64__)
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("fma")) {
    return cellmath_width_plain;
  }
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl")
      && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw")) {
    return cellmath_width_avx512;
  }
  return cellmath_width_avx2;
#else
  return cellmath_width_plain;
#endif
}

/// The form of a function for a width: its name as it stands behind the prefix of the set.
#if defined(__x86_64__)
#define CELLMATH_FORM_FOR(width, name) \
  ((width) == cellmath_width_avx512 ? cellmath_avx512_##name \
     : (width) == cellmath_width_avx2 ? cellmath_avx2_##name : cellmath_plain_##name)
#else
#define CELLMATH_FORM_FOR(width, name) ((void)(width), cellmath_plain_##name)
#endif

#endif
