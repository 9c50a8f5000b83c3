#pragma STDC FP_CONTRACT OFF

// The double forms of one double.
#ifndef CELLMATH_DOUBLE_SCALAR_H
#define CELLMATH_DOUBLE_SCALAR_H

/// ln 2 in two parts: k times the first is exact for |k| < 2^13.
#define CELLMATH_LN2_HIGH 0x1.62e42fefa2p-1
#define CELLMATH_LN2_LOW 0x1.9ef35793c7673p-41
#define CELLMATH_ONE_OVER_LN2 0x1.71547652b82fep0
#define CELLMATH_TWO_OVER_PI 0x1.45f306dc9c883p-1

#define CELLMATH_FORM static inline
#define CELLMATH_NUMBER double
#define WIDE(name) cellmath_##name
#include "double_forms.inl"
#undef WIDE
#undef CELLMATH_NUMBER
#undef CELLMATH_FORM

#endif
