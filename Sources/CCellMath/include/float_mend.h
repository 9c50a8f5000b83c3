#pragma STDC FP_CONTRACT OFF

// The lanes that a body leaves to the double functions: rare, so out of the way and lane by lane.
#ifndef CELLMATH_FLOAT_MEND_H
#define CELLMATH_FLOAT_MEND_H

#define CELLMATH_MEND static inline __attribute__((noinline, cold))

/// Gives each lane of a mask the function of x, worked out in doubles and rounded once.
#define CELLMATH_MEND_ONE(name)                                                              \
  CELLMATH_MEND void cellmath_mend_##name(                                                   \
    float *value, const float *x, const int32_t *mask, int lanes                             \
  ) {                                                                                        \
    for (int lane = 0; lane < lanes; lane++) {                                               \
      if (mask[lane]) { value[lane] = (float)cellmath_##name((double)x[lane]); }             \
    }                                                                                        \
  }

/// The same of x and y.
#define CELLMATH_MEND_TWO(name)                                                              \
  CELLMATH_MEND void cellmath_mend_##name(                                                   \
    float *value, const float *x, const float *y, const int32_t *mask, int lanes             \
  ) {                                                                                        \
    for (int lane = 0; lane < lanes; lane++) {                                               \
      if (!mask[lane]) { continue; }                                                         \
      value[lane] = (float)cellmath_##name((double)x[lane], (double)y[lane]);                \
    }                                                                                        \
  }

CELLMATH_MEND_ONE(sin)
CELLMATH_MEND_ONE(cos)
CELLMATH_MEND_ONE(tan)
CELLMATH_MEND_ONE(log)
CELLMATH_MEND_TWO(pow)
CELLMATH_MEND_TWO(atan2)
CELLMATH_MEND_TWO(hypot)

#endif
