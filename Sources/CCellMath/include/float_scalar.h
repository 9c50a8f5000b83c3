#pragma STDC FP_CONTRACT OFF

// The float forms of one float: lane 0 of the vector's.
#ifndef CELLMATH_FLOAT_SCALAR_H
#define CELLMATH_FLOAT_SCALAR_H

#define CELLMATH_FLOAT_ONE(name) \
  static inline float cellmath_float_##name(float x) { \
    return cellmath_plain_##name(cellmath_plain_all(x))[0]; \
  }
#define CELLMATH_FLOAT_TWO(name) \
  static inline float cellmath_float_##name(float x, float y) { \
    return cellmath_plain_##name(cellmath_plain_all(x), cellmath_plain_all(y))[0]; \
  }
#define CELLMATH_FLOAT_THREE(name) \
  static inline float cellmath_float_##name(float x, float y, float z) { \
    return cellmath_plain_##name( \
      cellmath_plain_all(x), cellmath_plain_all(y), cellmath_plain_all(z))[0]; \
  }

CELLMATH_FLOAT_ONE(sin)
CELLMATH_FLOAT_ONE(cos)
CELLMATH_FLOAT_ONE(tan)
CELLMATH_FLOAT_ONE(exp)
CELLMATH_FLOAT_ONE(log)
CELLMATH_FLOAT_ONE(sqrt)
CELLMATH_FLOAT_ONE(absolute)
CELLMATH_FLOAT_ONE(floor)
CELLMATH_FLOAT_ONE(ceil)
CELLMATH_FLOAT_ONE(fract)
CELLMATH_FLOAT_ONE(sign)
CELLMATH_FLOAT_TWO(modulo)
CELLMATH_FLOAT_TWO(power)
CELLMATH_FLOAT_TWO(min)
CELLMATH_FLOAT_TWO(max)
CELLMATH_FLOAT_TWO(step)
CELLMATH_FLOAT_TWO(hypot)
CELLMATH_FLOAT_TWO(atan2)
CELLMATH_FLOAT_TWO(less)
CELLMATH_FLOAT_TWO(greater)
CELLMATH_FLOAT_TWO(equal)
CELLMATH_FLOAT_TWO(both)
CELLMATH_FLOAT_TWO(either)
CELLMATH_FLOAT_THREE(clamp)
CELLMATH_FLOAT_THREE(mix)
CELLMATH_FLOAT_THREE(smoothstep)
CELLMATH_FLOAT_THREE(where)
CELLMATH_FLOAT_THREE(noise)

#endif
