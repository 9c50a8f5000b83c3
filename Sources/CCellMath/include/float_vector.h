#pragma STDC FP_CONTRACT OFF

// The float forms of the house's functions: eight or sixteen lanes at a time, and one.
//
// One body serves the plain instruction set (SSE2, NEON), the wider ones of x86-64 where the machine
// has them, and single floats: a lane never sees its neighbours, and only operations are used that
// IEEE 754 rounds correctly, in a written order, so all of them give the same bits. What a body
// cannot do well (huge angles, zeros of a logarithm) it leaves to the double functions, lane by
// lane. A result that is not a number has no promised bits.
#ifndef CELLMATH_FLOAT_VECTOR_H
#define CELLMATH_FLOAT_VECTOR_H

#include "elementary.h"
#include "float_double.h"

// Vectors need clang; who includes these headers with another compiler gets the doubles only.
#if defined(__clang__)

typedef float cellmath_float8 __attribute__((ext_vector_type(8)));
typedef int32_t cellmath_int8 __attribute__((ext_vector_type(8)));
typedef uint32_t cellmath_bits8 __attribute__((ext_vector_type(8)));
typedef double cellmath_double4 __attribute__((ext_vector_type(4)));
typedef uint64_t cellmath_word4 __attribute__((ext_vector_type(4)));
typedef float cellmath_float4 __attribute__((ext_vector_type(4)));

#if defined(__x86_64__)
typedef float cellmath_float16 __attribute__((ext_vector_type(16)));
typedef int32_t cellmath_int16 __attribute__((ext_vector_type(16)));
typedef uint32_t cellmath_bits16 __attribute__((ext_vector_type(16)));
typedef double cellmath_double8 __attribute__((ext_vector_type(8)));
typedef uint64_t cellmath_word8 __attribute__((ext_vector_type(8)));
#endif

#include "float_mend.h"

// Everything below is inlined into its loop, so how vectors are handed to calls does not matter.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

#define CELLMATH_WIDE static inline __attribute__((always_inline))

// a + b·x + …, by Horner: written out, since not every compiler unrolls it as a loop.
#define CELLMATH_HORNER_2(x, a, b) ((b) * (x) + (a))
#define CELLMATH_HORNER_3(x, a, ...) (CELLMATH_HORNER_2(x, __VA_ARGS__) * (x) + (a))
#define CELLMATH_HORNER_4(x, a, ...) (CELLMATH_HORNER_3(x, __VA_ARGS__) * (x) + (a))
#define CELLMATH_HORNER_5(x, a, ...) (CELLMATH_HORNER_4(x, __VA_ARGS__) * (x) + (a))
#define CELLMATH_HORNER_6(x, a, ...) (CELLMATH_HORNER_5(x, __VA_ARGS__) * (x) + (a))
#define CELLMATH_HORNER_7(x, a, ...) (CELLMATH_HORNER_6(x, __VA_ARGS__) * (x) + (a))
#define CELLMATH_HORNER_8(x, a, ...) (CELLMATH_HORNER_7(x, __VA_ARGS__) * (x) + (a))
#define CELLMATH_HORNER_9(x, a, ...) (CELLMATH_HORNER_8(x, __VA_ARGS__) * (x) + (a))

// Has the odd lanes mended by a function of `float_mend.h`; copies, so that only then
// anything goes through memory.
#define CELLMATH_MENDED_ONE(name, value, x, odd) \
  if (__builtin_expect(WIDE(any)(odd), 0)) { \
    LANES(float) mended = value; \
    const LANES(float) first = x; \
    const LANES(int) mask = odd; \
    cellmath_mend_##name( \
      (float *)&mended, (const float *)&first, (const int32_t *)&mask, sizeof mask / 4); \
    value = mended; \
  }
#define CELLMATH_MENDED_TWO(name, value, x, y, odd) \
  if (__builtin_expect(WIDE(any)(odd), 0)) { \
    LANES(float) mended = value; \
    const LANES(float) first = x, second = y; \
    const LANES(int) mask = odd; \
    cellmath_mend_##name( \
      (float *)&mended, (const float *)&first, (const float *)&second, (const int32_t *)&mask, \
      sizeof mask / 4); \
    value = mended; \
  }

#define CELLMATH_FORMS "float_forms.inl"
#include "float_widths.h"
#undef CELLMATH_FORMS

#include "float_scalar.h"

#pragma clang diagnostic pop
#endif
#endif
