#pragma STDC FP_CONTRACT OFF

// The float forms over columns: a pass is one function, or a short chain of them, from up to four
// operands to a result, for all cells of a block.
#ifndef CELLMATH_FLOAT_PASS_H
#define CELLMATH_FLOAT_PASS_H

#include <stddef.h>

#include "float_vector.h"

#if defined(__clang__)

// Each list takes a macro of a pass's name. The first of a chain is worked out from a and b, the
// next from that and c, the last from that and d; `from` subtracts from the operand.
#define CELLMATH_PASSES_OF_ONE(X) \
  X(negate) X(absolute) X(sqrt) X(floor) X(ceil) X(fract) X(sign) X(sin) X(cos) X(tan) X(exp) X(log)
#define CELLMATH_PASSES_OF_TWO(X) \
  X(divide) X(modulo) X(power) X(min) X(max) X(step) X(hypot) X(atan2) \
  X(less) X(greater) X(equal) X(both) X(either)
#define CELLMATH_PASSES_OF_THREE(X) X(clamp) X(smoothstep) X(noise)
#define CELLMATH_PASSES_OF_FOUR(X) X(distance)

// Passes that may also finish an output.
#define CELLMATH_ENDS_OF_ONE(X) X(copy)
#define CELLMATH_ENDS_OF_TWO(X) X(add) X(subtract) X(multiply)
#define CELLMATH_ENDS_OF_THREE(X) X(mix) X(where)
#define CELLMATH_ENDS_OF_FOUR(X) X(where_less)
#define CELLMATH_CHAINS_OF_TWO(X) \
  X(add, add) X(add, subtract) X(add, from) X(add, multiply) \
  X(subtract, add) X(subtract, subtract) X(subtract, from) X(subtract, multiply) \
  X(multiply, add) X(multiply, subtract) X(multiply, from) X(multiply, multiply)
#define CELLMATH_CHAINS_AFTER(X, one, two) \
  X(one, two, add) X(one, two, subtract) X(one, two, from) X(one, two, multiply)
#define CELLMATH_CHAINS_OF_THREE(X) \
  CELLMATH_CHAINS_AFTER(X, add, add) CELLMATH_CHAINS_AFTER(X, add, subtract) \
  CELLMATH_CHAINS_AFTER(X, add, from) CELLMATH_CHAINS_AFTER(X, add, multiply) \
  CELLMATH_CHAINS_AFTER(X, subtract, add) CELLMATH_CHAINS_AFTER(X, subtract, subtract) \
  CELLMATH_CHAINS_AFTER(X, subtract, from) CELLMATH_CHAINS_AFTER(X, subtract, multiply) \
  CELLMATH_CHAINS_AFTER(X, multiply, add) CELLMATH_CHAINS_AFTER(X, multiply, subtract) \
  CELLMATH_CHAINS_AFTER(X, multiply, from) CELLMATH_CHAINS_AFTER(X, multiply, multiply)

#define CELLMATH_PASS_NAMED(name) cellmath_pass_##name,
#define CELLMATH_PASS_CHAINED(one, two) cellmath_pass_##one##_##two,
#define CELLMATH_PASS_CHAINED_THRICE(one, two, three) cellmath_pass_##one##_##two##_##three,

/// What a pass does.
typedef CELLMATH_ENUM(cellmath_pass_kind) {
  CELLMATH_PASSES_OF_ONE(CELLMATH_PASS_NAMED)
  CELLMATH_PASSES_OF_TWO(CELLMATH_PASS_NAMED)
  CELLMATH_PASSES_OF_THREE(CELLMATH_PASS_NAMED)
  CELLMATH_PASSES_OF_FOUR(CELLMATH_PASS_NAMED)
  CELLMATH_ENDS_OF_ONE(CELLMATH_PASS_NAMED)
  CELLMATH_ENDS_OF_TWO(CELLMATH_PASS_NAMED)
  CELLMATH_ENDS_OF_THREE(CELLMATH_PASS_NAMED)
  CELLMATH_ENDS_OF_FOUR(CELLMATH_PASS_NAMED)
  CELLMATH_CHAINS_OF_TWO(CELLMATH_PASS_CHAINED)
  CELLMATH_CHAINS_OF_THREE(CELLMATH_PASS_CHAINED_THRICE)
} cellmath_pass_kind;

#define CELLMATH_PASS_TEXT(name) #name,
#define CELLMATH_PASS_TEXT_CHAINED(one, two) #one "_" #two,
#define CELLMATH_PASS_TEXT_CHAINED_THRICE(one, two, three) #one "_" #two "_" #three,

/// The name of a kind of pass. Lasts for ever.
static inline const char *cellmath_pass_name(cellmath_pass_kind kind) {
  static const char *const names[] = {
    CELLMATH_PASSES_OF_ONE(CELLMATH_PASS_TEXT)
    CELLMATH_PASSES_OF_TWO(CELLMATH_PASS_TEXT)
    CELLMATH_PASSES_OF_THREE(CELLMATH_PASS_TEXT)
    CELLMATH_PASSES_OF_FOUR(CELLMATH_PASS_TEXT)
    CELLMATH_ENDS_OF_ONE(CELLMATH_PASS_TEXT)
    CELLMATH_ENDS_OF_TWO(CELLMATH_PASS_TEXT)
    CELLMATH_ENDS_OF_THREE(CELLMATH_PASS_TEXT)
    CELLMATH_ENDS_OF_FOUR(CELLMATH_PASS_TEXT)
    CELLMATH_CHAINS_OF_TWO(CELLMATH_PASS_TEXT_CHAINED)
    CELLMATH_CHAINS_OF_THREE(CELLMATH_PASS_TEXT_CHAINED_THRICE)
  };
  return names[kind];
}

/// Where a pass finds a value, in floats, aligned to a vector.
typedef struct {
  float *at;
  /// Vectors from one to the next: 1, or 0 for the same value in all cells.
  ptrdiff_t stride;
  /// From one cell to the next between blocks: 1 for a column, 0 for what a block has for itself.
  ptrdiff_t shift;
} cellmath_operand;

/// One pass. What it does not use is not read.
typedef struct {
  cellmath_operand a, b, c, d, result;
  /// `cellmath_pass_kind`.
  int32_t kind;
  /// Whether the result is an output: clamped, and kept as it was where it is not a number.
  bool finishes;
  float lower, upper;
} cellmath_pass;

// What a loop has of its operands, and how it reads a vector of each and goes on.
#define CELLMATH_OPERAND(x) \
  const cellmath_float8 *x##_at = (const cellmath_float8 *)(pass->x.at + pass->x.shift * cell); \
  const ptrdiff_t x##_by = pass->x.stride;
#define CELLMATH_OPERANDS_1 CELLMATH_OPERAND(a)
#define CELLMATH_OPERANDS_2 CELLMATH_OPERANDS_1 CELLMATH_OPERAND(b)
#define CELLMATH_OPERANDS_3 CELLMATH_OPERANDS_2 CELLMATH_OPERAND(c)
#define CELLMATH_OPERANDS_4 CELLMATH_OPERANDS_3 CELLMATH_OPERAND(d)
#define CELLMATH_READ(x) \
  const cellmath_float8 x = *x##_at; \
  x##_at += x##_by;
#define CELLMATH_READ_1 CELLMATH_READ(a)
#define CELLMATH_READ_2 CELLMATH_READ_1 CELLMATH_READ(b)
#define CELLMATH_READ_3 CELLMATH_READ_2 CELLMATH_READ(c)
#define CELLMATH_READ_4 CELLMATH_READ_3 CELLMATH_READ(d)

// One vector of a loop.
#define CELLMATH_TURN(operands, ends, expression) \
  { \
    CELLMATH_READ_##operands \
    const cellmath_float8 value = expression; \
    *at = ends ? WIDE(finished)(value, at, lower, upper) : value; \
    at += 1; \
  }

// The loop of an expression of some operands; `ends` is known when it is compiled. What is cheap
// does two vectors at a time.
#define CELLMATH_LOOP(name, part, operands, ends, expression) \
  static inline __attribute__((noinline)) void WIDE(part##name)( \
    const cellmath_pass *pass, ptrdiff_t cell, ptrdiff_t count \
  ) { \
    CELLMATH_OPERANDS_##operands \
    cellmath_float8 *at = (cellmath_float8 *)(pass->result.at + pass->result.shift * cell); \
    const cellmath_float8 lower = WIDE(all)(pass->lower), upper = WIDE(all)(pass->upper); \
    (void)lower; \
    (void)upper; \
    for (ptrdiff_t i = 0; i < count; i++) { CELLMATH_TURN(operands, ends, expression) } \
  }
#define CELLMATH_SHORT_LOOP(name, part, operands, ends, expression) \
  static inline __attribute__((noinline)) void WIDE(part##name)( \
    const cellmath_pass *pass, ptrdiff_t cell, ptrdiff_t count \
  ) { \
    CELLMATH_OPERANDS_##operands \
    cellmath_float8 *at = (cellmath_float8 *)(pass->result.at + pass->result.shift * cell); \
    const cellmath_float8 lower = WIDE(all)(pass->lower), upper = WIDE(all)(pass->upper); \
    (void)lower; \
    (void)upper; \
    for (ptrdiff_t i = 1; i < count; i += 2) { \
      CELLMATH_TURN(operands, ends, expression) \
      CELLMATH_TURN(operands, ends, expression) \
    } \
    if (count % 2 != 0) { CELLMATH_TURN(operands, ends, expression) } \
  }

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

#define WIDE(name) cellmath_float8_##name
#include "float_loop.inl"
#undef WIDE

#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#define WIDE(name) cellmath_avx2_##name
#include "float_loop.inl"
#undef WIDE
#pragma clang attribute pop
#endif

#pragma clang diagnostic pop

/// Whether the machine has the wider instruction set. Slow: ask once.
static inline bool cellmath_is_wide(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") != 0;
#else
  return false;
#endif
}

/// Does passes, one after the other, for `count` vectors from a cell on; `wide` only where
/// `cellmath_is_wide`. The bits are the same.
static inline void cellmath_passes_run(
  const cellmath_pass *passes, ptrdiff_t pass_count, ptrdiff_t cell, ptrdiff_t count, bool wide
) {
#if defined(__x86_64__)
  if (wide) {
    cellmath_avx2_passes_run(passes, pass_count, cell, count);
    return;
  }
#endif
  (void)wide;
  cellmath_float8_passes_run(passes, pass_count, cell, count);
}

#endif
#endif
