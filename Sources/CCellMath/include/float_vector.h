#pragma STDC FP_CONTRACT OFF

// The float forms of the house's functions: eight lanes at a time, and one.
//
// One body serves the plain instruction set (SSE2, NEON), the wider one of x86-64 where the machine
// has it, and single floats: a lane never sees its neighbours, and only operations are used that
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

/// How many floats a vector holds.
enum { cellmath_float_lanes = 8 };

#include "float_mend.h"

// Everything below is inlined into its loop, so how vectors are handed to calls does not matter.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

#define CELLMATH_WIDE static inline __attribute__((always_inline))
#define WIDE(name) cellmath_float8_##name
#include "float_forms.inl"
#undef WIDE

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define WIDE(name) cellmath_avx2_##name
#include "float_forms.inl"
#undef WIDE
#pragma clang attribute pop
#endif

#include "float_scalar.h"

#pragma clang diagnostic pop
#endif
#endif
