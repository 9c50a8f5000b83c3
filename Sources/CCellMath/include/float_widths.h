#pragma STDC FP_CONTRACT OFF

// Included once for each family of bodies: includes what `CELLMATH_FORMS` names for every set of
// instructions that there are forms for.
//
// A body calls others by `WIDE(name)`; `LANES(float)` are its floats, `LANES(int)` and `LANES(bits)`
// whole numbers of as many bits, `HALVES(double)` and `HALVES(word)` half as many of twice the bits.

#if defined(__aarch64__)
#define CELLMATH_HAS_FLOOR 1
#define CELLMATH_HAS_FMA 1
#else
#define CELLMATH_HAS_FLOOR 0
#define CELLMATH_HAS_FMA 0
#endif
#define LANES(kind) cellmath_##kind##8
#define HALVES(kind) cellmath_##kind##4
#define WIDE(name) cellmath_plain_##name
#include CELLMATH_FORMS
#undef WIDE
#undef CELLMATH_HAS_FLOOR
#undef CELLMATH_HAS_FMA

#if defined(__x86_64__)
#define CELLMATH_HAS_FLOOR 1
#define CELLMATH_HAS_FMA 1
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#define WIDE(name) cellmath_avx2_##name
#include CELLMATH_FORMS
#undef WIDE
#pragma clang attribute pop
#undef LANES
#undef HALVES

#define LANES(kind) cellmath_##kind##16
#define HALVES(kind) cellmath_##kind##8
#pragma clang attribute push( \
  __attribute__((target("fma,avx512f,avx512vl,avx512dq,avx512bw"))), apply_to = function)
#define WIDE(name) cellmath_avx512_##name
#include CELLMATH_FORMS
#undef WIDE
#pragma clang attribute pop
#undef CELLMATH_HAS_FLOOR
#undef CELLMATH_HAS_FMA
#endif

#undef LANES
#undef HALVES
