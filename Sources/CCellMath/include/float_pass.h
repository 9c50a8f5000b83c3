#pragma STDC FP_CONTRACT OFF

// The float forms over columns: a pass is one function, or a short chain of them, from up to seven
// operands to a result, for all cells of a block.
#ifndef CELLMATH_FLOAT_PASS_H
#define CELLMATH_FLOAT_PASS_H

#include <stddef.h>

#include "float_vector.h"
#include "width.h"

#if defined(__clang__)

// Each list takes a macro of a pass's name. The first of a chain is worked out from a and b, the
// next from that and c, the last from that and d; `from` subtracts from the operand.

// What takes so long that the memory brings columns of the next block meanwhile; `distance` is the
// last of them.
#define CELLMATH_LONG_OF_ONE(X) X(sqrt) X(sin) X(cos) X(tan) X(exp) X(log)
#define CELLMATH_LONG_OF_TWO(X) X(divide) X(modulo) X(power) X(hypot) X(atan2)
#define CELLMATH_LONG_OF_THREE(X) X(noise)
#define CELLMATH_LONG_OF_FOUR(X) X(distance)

#define CELLMATH_PASSES_OF_ONE(X) X(negate) X(absolute) X(floor) X(ceil) X(fract) X(sign)
#define CELLMATH_PASSES_OF_TWO(X) \
  X(min) X(max) X(step) X(less) X(greater) X(equal) X(both) X(either)
#define CELLMATH_PASSES_OF_THREE(X) X(clamp)

// Passes that may also finish an output.
#define CELLMATH_ENDS_OF_ONE(X) X(copy)
#define CELLMATH_ENDS_OF_TWO(X) X(add) X(subtract) X(multiply)
#define CELLMATH_ENDS_OF_THREE(X) X(mix) X(where)
#define CELLMATH_ENDS_OF_FOUR(X) X(where_less)
#define CELLMATH_ENDS_OF_SEVEN(X) X(where_less_twice) X(where_less_else)
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
  CELLMATH_LONG_OF_ONE(CELLMATH_PASS_NAMED)
  CELLMATH_LONG_OF_TWO(CELLMATH_PASS_NAMED)
  CELLMATH_LONG_OF_THREE(CELLMATH_PASS_NAMED)
  CELLMATH_LONG_OF_FOUR(CELLMATH_PASS_NAMED)
  CELLMATH_PASSES_OF_ONE(CELLMATH_PASS_NAMED)
  CELLMATH_PASSES_OF_TWO(CELLMATH_PASS_NAMED)
  CELLMATH_PASSES_OF_THREE(CELLMATH_PASS_NAMED)
  cellmath_pass_smoothstep,
  CELLMATH_ENDS_OF_ONE(CELLMATH_PASS_NAMED)
  CELLMATH_ENDS_OF_TWO(CELLMATH_PASS_NAMED)
  CELLMATH_ENDS_OF_THREE(CELLMATH_PASS_NAMED)
  CELLMATH_ENDS_OF_FOUR(CELLMATH_PASS_NAMED)
  CELLMATH_ENDS_OF_SEVEN(CELLMATH_PASS_NAMED)
  CELLMATH_CHAINS_OF_TWO(CELLMATH_PASS_CHAINED)
  CELLMATH_CHAINS_OF_THREE(CELLMATH_PASS_CHAINED_THRICE)
  /// This pass and the three behind it: all mix by the same part and finish outputs.
  cellmath_pass_mix_four,
} cellmath_pass_kind;

#define CELLMATH_PASS_TEXT(name) #name,
#define CELLMATH_PASS_TEXT_CHAINED(one, two) #one "_" #two,
#define CELLMATH_PASS_TEXT_CHAINED_THRICE(one, two, three) #one "_" #two "_" #three,

/// The name of a kind of pass. Lasts for ever.
static inline const char *cellmath_pass_name(cellmath_pass_kind kind) {
  static const char *const names[] = {
    CELLMATH_LONG_OF_ONE(CELLMATH_PASS_TEXT)
    CELLMATH_LONG_OF_TWO(CELLMATH_PASS_TEXT)
    CELLMATH_LONG_OF_THREE(CELLMATH_PASS_TEXT)
    CELLMATH_LONG_OF_FOUR(CELLMATH_PASS_TEXT)
    CELLMATH_PASSES_OF_ONE(CELLMATH_PASS_TEXT)
    CELLMATH_PASSES_OF_TWO(CELLMATH_PASS_TEXT)
    CELLMATH_PASSES_OF_THREE(CELLMATH_PASS_TEXT)
    "smoothstep",
    CELLMATH_ENDS_OF_ONE(CELLMATH_PASS_TEXT)
    CELLMATH_ENDS_OF_TWO(CELLMATH_PASS_TEXT)
    CELLMATH_ENDS_OF_THREE(CELLMATH_PASS_TEXT)
    CELLMATH_ENDS_OF_FOUR(CELLMATH_PASS_TEXT)
    CELLMATH_ENDS_OF_SEVEN(CELLMATH_PASS_TEXT)
    CELLMATH_CHAINS_OF_TWO(CELLMATH_PASS_TEXT_CHAINED)
    CELLMATH_CHAINS_OF_THREE(CELLMATH_PASS_TEXT_CHAINED_THRICE)
    "mix_four",
  };
  return names[kind];
}

/// Whether a kind of pass takes so long that it fetches columns as it goes.
static inline bool cellmath_pass_is_long(int32_t kind) {
  return kind <= (int32_t)cellmath_pass_distance;
}

/// How many cells passes do at a time, whatever the instructions: columns and blocks are a whole
/// number of them and aligned to as many floats, and a value that is the same in all cells is there
/// as often.
enum { cellmath_pass_cells = 16 };

/// Where a pass finds a value, in floats.
typedef struct {
  float *at;
  /// Vectors from one to the next: 1, or 0 for the same value in all cells.
  ptrdiff_t stride;
  /// From one cell to the next between blocks: 1 for a column, 0 for what a block has for itself.
  ptrdiff_t shift;
} cellmath_operand;

/// One pass. What it does not use is not read.
typedef struct {
  cellmath_operand a, b, c, d, e, f, g, result;
  /// Columns to fetch the next block of, or null: one, or four of what takes long.
  const float *ahead[4];
  /// `cellmath_pass_kind`.
  int32_t kind;
  /// Whether the result is an output: clamped, and kept as it was where it is not a number.
  bool finishes;
  float lower, upper;
} cellmath_pass;

// What a loop has of its operands, and how it reads a vector of each and goes on.
#define CELLMATH_OPERAND(x) \
  const LANES(float) *x##_at = (const LANES(float) *)(pass->x.at + pass->x.shift * cell); \
  const ptrdiff_t x##_by = pass->x.stride;
#define CELLMATH_OPERANDS_1 CELLMATH_OPERAND(a)
#define CELLMATH_OPERANDS_2 CELLMATH_OPERANDS_1 CELLMATH_OPERAND(b)
#define CELLMATH_OPERANDS_3 CELLMATH_OPERANDS_2 CELLMATH_OPERAND(c)
#define CELLMATH_OPERANDS_4 CELLMATH_OPERANDS_3 CELLMATH_OPERAND(d)
#define CELLMATH_OPERANDS_7 \
  CELLMATH_OPERANDS_4 CELLMATH_OPERAND(e) CELLMATH_OPERAND(f) CELLMATH_OPERAND(g)
#define CELLMATH_READ(x) \
  const LANES(float) x = *x##_at; \
  x##_at += x##_by;
#define CELLMATH_READ_1 CELLMATH_READ(a)
#define CELLMATH_READ_2 CELLMATH_READ_1 CELLMATH_READ(b)
#define CELLMATH_READ_3 CELLMATH_READ_2 CELLMATH_READ(c)
#define CELLMATH_READ_4 CELLMATH_READ_3 CELLMATH_READ(d)
#define CELLMATH_READ_7 CELLMATH_READ_4 CELLMATH_READ(e) CELLMATH_READ(f) CELLMATH_READ(g)

// One vector of a loop.
#define CELLMATH_TURN(operands, ends, expression) \
  { \
    CELLMATH_READ_##operands \
    const LANES(float) value = expression; \
    *at = ends ? WIDE(finished)(value, at, lower, upper) : value; \
    at += 1; \
  }

// Has a loop fetch its share of the next block with each vector; what has none to fetch fetches what
// it is about to write.
#define CELLMATH_AHEAD_OF(n) \
  const char *ahead##n = (const char *)( \
    pass->ahead[n] ? pass->ahead[n] + cell + count : pass->result.at + pass->result.shift * cell);
#define CELLMATH_AHEAD_HEAD \
  CELLMATH_AHEAD_OF(0) CELLMATH_AHEAD_OF(1) CELLMATH_AHEAD_OF(2) CELLMATH_AHEAD_OF(3)
#define CELLMATH_FETCH(n) \
  __builtin_prefetch(ahead##n); \
  ahead##n += sizeof(LANES(float));
#define CELLMATH_AHEAD CELLMATH_FETCH(0) CELLMATH_FETCH(1) CELLMATH_FETCH(2) CELLMATH_FETCH(3)

// The loop of an expression of some operands; `ends` is known when it is compiled. What is cheap
// does two vectors at a time.
#define CELLMATH_LOOP_HEAD(operands) \
  CELLMATH_OPERANDS_##operands \
  LANES(float) *at = (LANES(float) *)(pass->result.at + pass->result.shift * cell); \
  const LANES(float) *const end = at + count / CELLMATH_LANE_COUNT; \
  const LANES(float) lower = WIDE(all)(pass->lower), upper = WIDE(all)(pass->upper); \
  (void)lower; \
  (void)upper;
#define CELLMATH_LOOP_NAMED(function) \
  static inline __attribute__((noinline, aligned(64))) void WIDE(function)( \
    const cellmath_pass *pass, ptrdiff_t cell, ptrdiff_t count \
  )
#define CELLMATH_LOOP(name, part, operands, ends, expression) \
  CELLMATH_LOOP_NAMED(part##name) { \
    CELLMATH_LOOP_HEAD(operands) \
    while (at < end) { CELLMATH_TURN(operands, ends, expression) } \
  }
#define CELLMATH_LONG_LOOP(name, part, operands, ends, expression) \
  CELLMATH_LOOP_NAMED(part##name) { \
    CELLMATH_LOOP_HEAD(operands) \
    CELLMATH_AHEAD_HEAD \
    while (at < end) { \
      CELLMATH_AHEAD \
      CELLMATH_TURN(operands, ends, expression) \
    } \
  }
#define CELLMATH_SHORT_LOOP(name, part, operands, ends, expression) \
  CELLMATH_LOOP_NAMED(part##name) { \
    CELLMATH_LOOP_HEAD(operands) \
    while (at + 1 < end) { \
      CELLMATH_TURN(operands, ends, expression) \
      CELLMATH_TURN(operands, ends, expression) \
    } \
    if (at < end) { CELLMATH_TURN(operands, ends, expression) } \
  }
#define CELLMATH_LANE_COUNT (ptrdiff_t)(sizeof(LANES(float)) / sizeof(float))

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wpsabi"

/// Fetches some cells of a column that are needed soon; beyond its end nothing happens.
static inline void cellmath_prefetch(const float *cells, ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i += 16) { __builtin_prefetch(cells + i); }
}

#define CELLMATH_FORMS "float_loop.inl"
#include "float_widths.h"
#undef CELLMATH_FORMS

#pragma clang diagnostic pop

/// Does passes, one after the other, for `count` cells (a whole number of `cellmath_pass_cells`) from
/// a cell on; `width` at most `cellmath_width_best`. The bits are the same.
static inline void cellmath_passes_run(
  const cellmath_pass *passes, ptrdiff_t pass_count, ptrdiff_t cell, ptrdiff_t count,
  cellmath_width width
) {
  CELLMATH_FORM_FOR(width, passes_run)(passes, pass_count, cell, count);
}

#endif
#endif
