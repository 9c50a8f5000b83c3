#pragma STDC FP_CONTRACT OFF

// Springs side by side, worked out a vector at a time: the bits of the functions of one spring.
//
// One body serves the plain instruction set (SSE2, NEON) and the wider ones of x86-64 where the
// machine has them. It knows springs that swing, for as long as their decay is a normal number; the
// others, and those that rest, are left to the functions of one spring, lane by lane.
#ifndef CELLMATH_SPRING_BLOCK_H
#define CELLMATH_SPRING_BLOCK_H

#include <stddef.h>

#include "width.h"

/// How many springs a block holds: those of the widest vector.
enum { cellmath_spring_block_size = 16 };

/// Springs and when each began, in seconds. A block of zeros is one to begin with.
typedef struct {
  double natural_frequency[cellmath_spring_block_size];
  double damping_ratio[cellmath_spring_block_size];
  double velocity[cellmath_spring_block_size];
  double start[cellmath_spring_block_size];
  /// ω₀√(1 − ζ²) of those that swing; not a number for others.
  double swing[cellmath_spring_block_size];
} cellmath_spring_block;

/// Puts a spring in a place of a block.
static inline void cellmath_spring_block_set(
  cellmath_spring_block *block, ptrdiff_t place, cellmath_spring s, double start
) {
  block->natural_frequency[place] = s.natural_frequency;
  block->damping_ratio[place] = s.damping_ratio;
  block->velocity[place] = s.velocity;
  block->start[place] = start;
  bool swings = s.natural_frequency >= 0 && s.damping_ratio > 0 && s.damping_ratio <= 1;
  block->swing[place] =
    swings ? s.natural_frequency * cellmath_spring_detuning(s.damping_ratio) : cellmath_nan();
}

/// The displacement of one spring of a block at a time, and its impulse.
static inline void cellmath_spring_block_run_one(
  const cellmath_spring_block *block, ptrdiff_t place, double time, double *values, double *impulses
) {
  cellmath_spring s = {
    block->natural_frequency[place], block->damping_ratio[place], block->velocity[place],
  };
  cellmath_spring_motions motions = cellmath_spring_motions_at(s, time - block->start[place]);
  values[place] = cellmath_spring_sum(s, motions);
  impulses[place] = motions.kick;
}

// Vectors need clang; who includes this with another compiler gets the springs one by one.
#if defined(__clang__)

// Two registers each: while one lane waits for an operation, the other does its own.
typedef double cellmath_plain_double_number __attribute__((ext_vector_type(4)));
typedef double cellmath_avx2_double_number __attribute__((ext_vector_type(8)));
typedef double cellmath_avx512_double_number __attribute__((ext_vector_type(16)));

// All of it is inlined into its loop, so how vectors are handed to calls does not matter.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

#define CELLMATH_FORM static inline __attribute__((always_inline))
#define CELLMATH_NUMBER WIDE(number)

#define CELLMATH_LANES 4
#define WIDE(name) cellmath_plain_double_##name
#include "double_forms.inl"
#include "spring_lanes.inl"
#undef WIDE
#undef CELLMATH_LANES

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define CELLMATH_LANES 8
#define WIDE(name) cellmath_avx2_double_##name
#include "double_forms.inl"
#include "spring_lanes.inl"
#undef WIDE
#undef CELLMATH_LANES
#pragma clang attribute pop

#pragma clang attribute push( \
  __attribute__((target("avx512f,avx512vl,avx512dq,avx512bw"))), apply_to = function)
#define CELLMATH_LANES 16
#define WIDE(name) cellmath_avx512_double_##name
#include "double_forms.inl"
#include "spring_lanes.inl"
#undef WIDE
#undef CELLMATH_LANES
#pragma clang attribute pop
#endif

#undef CELLMATH_NUMBER
#undef CELLMATH_FORM
#pragma clang diagnostic pop
#endif

/// The displacements of springs at a time, and their impulses (see `cellmath_spring_impulse`).
///
/// Values and impulses have room for all places of all blocks; `width` at most `cellmath_width_best`.
/// The bits are the same.
static inline void cellmath_spring_blocks_run(
  const cellmath_spring_block *blocks, ptrdiff_t count, double time, cellmath_width width,
  double *values, double *impulses
) {
#if defined(__clang__)
  CELLMATH_FORM_FOR(width, double_spring_blocks_run)(blocks, count, time, values, impulses);
#else
  (void)width;
  for (ptrdiff_t i = 0; i < count; i++) {
    ptrdiff_t first = i * cellmath_spring_block_size;
    for (ptrdiff_t place = 0; place < cellmath_spring_block_size; place++) {
      cellmath_spring_block_run_one(blocks + i, place, time, values + first, impulses + first);
    }
  }
#endif
}

#endif
