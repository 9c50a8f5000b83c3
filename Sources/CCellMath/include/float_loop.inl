#pragma STDC FP_CONTRACT OFF

// A loop per pass.

/// hypot(a + b, c + d).
CELLMATH_WIDE LANES(float) WIDE(distance)(
  LANES(float) a, LANES(float) b, LANES(float) c, LANES(float) d
) {
  return WIDE(hypot)(a + b, c + d);
}

/// c where a < b, else d.
CELLMATH_WIDE LANES(float) WIDE(where_less)(
  LANES(float) a, LANES(float) b, LANES(float) c, LANES(float) d
) {
  return WIDE(select)(a < b, c, d);
}

CELLMATH_WIDE LANES(float) WIDE(copy)(LANES(float) a) { return a; }

/// y − x.
CELLMATH_WIDE LANES(float) WIDE(from)(LANES(float) x, LANES(float) y) { return y - x; }

/// A value as an output shows it: clamped; where it is not a number, what was there.
CELLMATH_WIDE LANES(float) WIDE(finished)(
  LANES(float) value, const LANES(float) *before, LANES(float) lower,
  LANES(float) upper
) {
  LANES(float) shown = WIDE(clamp)(value, lower, upper);
  LANES(int) broken = value != value;
  if (__builtin_expect(WIDE(any)(broken), 0)) { shown = WIDE(select)(broken, *before, shown); }
  return shown;
}

#define CELLMATH_LOOP_OF_ONE(name) CELLMATH_LOOP(name, loop_, 1, false, WIDE(name)(a))
#define CELLMATH_LOOP_OF_TWO(name) CELLMATH_LOOP(name, loop_, 2, false, WIDE(name)(a, b))
#define CELLMATH_LOOP_OF_THREE(name) CELLMATH_LOOP(name, loop_, 3, false, WIDE(name)(a, b, c))
#define CELLMATH_LOOP_OF_FOUR(name) CELLMATH_LOOP(name, loop_, 4, false, WIDE(name)(a, b, c, d))
#define CELLMATH_END_OF_ONE(name) \
  CELLMATH_SHORT_LOOP(name, loop_, 1, false, WIDE(name)(a)) \
  CELLMATH_SHORT_LOOP(name, end_, 1, true, WIDE(name)(a))
#define CELLMATH_END_OF_TWO(name) \
  CELLMATH_SHORT_LOOP(name, loop_, 2, false, WIDE(name)(a, b)) \
  CELLMATH_SHORT_LOOP(name, end_, 2, true, WIDE(name)(a, b))
#define CELLMATH_END_OF_THREE(name) \
  CELLMATH_SHORT_LOOP(name, loop_, 3, false, WIDE(name)(a, b, c)) \
  CELLMATH_SHORT_LOOP(name, end_, 3, true, WIDE(name)(a, b, c))
#define CELLMATH_END_OF_FOUR(name) \
  CELLMATH_SHORT_LOOP(name, loop_, 4, false, WIDE(name)(a, b, c, d)) \
  CELLMATH_SHORT_LOOP(name, end_, 4, true, WIDE(name)(a, b, c, d))
#define CELLMATH_CHAIN_OF_TWO(one, two) \
  CELLMATH_SHORT_LOOP(one##_##two, loop_, 3, false, WIDE(two)(WIDE(one)(a, b), c)) \
  CELLMATH_SHORT_LOOP(one##_##two, end_, 3, true, WIDE(two)(WIDE(one)(a, b), c))
#define CELLMATH_CHAIN_OF_THREE(one, two, three) \
  CELLMATH_SHORT_LOOP( \
    one##_##two##_##three, loop_, 4, false, WIDE(three)(WIDE(two)(WIDE(one)(a, b), c), d)) \
  CELLMATH_SHORT_LOOP( \
    one##_##two##_##three, end_, 4, true, WIDE(three)(WIDE(two)(WIDE(one)(a, b), c), d))

CELLMATH_PASSES_OF_ONE(CELLMATH_LOOP_OF_ONE)
CELLMATH_PASSES_OF_TWO(CELLMATH_LOOP_OF_TWO)
CELLMATH_PASSES_OF_THREE(CELLMATH_LOOP_OF_THREE)
CELLMATH_PASSES_OF_FOUR(CELLMATH_LOOP_OF_FOUR)
CELLMATH_ENDS_OF_ONE(CELLMATH_END_OF_ONE)
CELLMATH_ENDS_OF_TWO(CELLMATH_END_OF_TWO)
CELLMATH_ENDS_OF_THREE(CELLMATH_END_OF_THREE)
CELLMATH_ENDS_OF_FOUR(CELLMATH_END_OF_FOUR)
CELLMATH_CHAINS_OF_TWO(CELLMATH_CHAIN_OF_TWO)
CELLMATH_CHAINS_OF_THREE(CELLMATH_CHAIN_OF_THREE)

/// An output that is the same in all cells: nothing happens if that is not a number.
static inline __attribute__((noinline)) void WIDE(fill)(
  const cellmath_pass *pass, ptrdiff_t cell, ptrdiff_t count
) {
  const LANES(float) value = *(const LANES(float) *)pass->a.at;
  if (WIDE(any)(value != value)) { return; }
  const LANES(float) shown =
    WIDE(clamp)(value, WIDE(all)(pass->lower), WIDE(all)(pass->upper));
  LANES(float) *at = (LANES(float) *)(pass->result.at + pass->result.shift * cell);
  for (ptrdiff_t i = 0; i < count / CELLMATH_LANE_COUNT; i++) { at[i] = shown; }
}

#define CELLMATH_DO(name) \
  case cellmath_pass_##name: WIDE(loop_##name)(pass, cell, count); break;
#define CELLMATH_DO_END(name) \
  case cellmath_pass_##name: \
    if (pass->finishes) { \
      WIDE(end_##name)(pass, cell, count); \
    } else { \
      WIDE(loop_##name)(pass, cell, count); \
    } \
    break;
#define CELLMATH_DO_CHAIN(one, two) CELLMATH_DO_END(one##_##two)
#define CELLMATH_DO_CHAIN_OF_THREE(one, two, three) CELLMATH_DO_END(one##_##two##_##three)

/// Does passes, one after the other, for `count` cells from a cell on.
static inline void WIDE(passes_run)(
  const cellmath_pass *passes, ptrdiff_t pass_count, ptrdiff_t cell, ptrdiff_t count
) {
  for (const cellmath_pass *pass = passes; pass < passes + pass_count; pass++) {
    if (pass->kind == cellmath_pass_copy && pass->finishes && pass->a.stride == 0) {
      WIDE(fill)(pass, cell, count);
      continue;
    }
    switch ((enum cellmath_pass_kind)pass->kind) {
      CELLMATH_PASSES_OF_ONE(CELLMATH_DO)
      CELLMATH_PASSES_OF_TWO(CELLMATH_DO)
      CELLMATH_PASSES_OF_THREE(CELLMATH_DO)
      CELLMATH_PASSES_OF_FOUR(CELLMATH_DO)
      CELLMATH_ENDS_OF_ONE(CELLMATH_DO_END)
      CELLMATH_ENDS_OF_TWO(CELLMATH_DO_END)
      CELLMATH_ENDS_OF_THREE(CELLMATH_DO_END)
      CELLMATH_ENDS_OF_FOUR(CELLMATH_DO_END)
      CELLMATH_CHAINS_OF_TWO(CELLMATH_DO_CHAIN)
      CELLMATH_CHAINS_OF_THREE(CELLMATH_DO_CHAIN_OF_THREE)
    }
  }
}

#undef CELLMATH_LOOP_OF_ONE
#undef CELLMATH_LOOP_OF_TWO
#undef CELLMATH_LOOP_OF_THREE
#undef CELLMATH_LOOP_OF_FOUR
#undef CELLMATH_END_OF_ONE
#undef CELLMATH_END_OF_TWO
#undef CELLMATH_END_OF_THREE
#undef CELLMATH_END_OF_FOUR
#undef CELLMATH_CHAIN_OF_TWO
#undef CELLMATH_CHAIN_OF_THREE
#undef CELLMATH_DO
#undef CELLMATH_DO_END
#undef CELLMATH_DO_CHAIN
#undef CELLMATH_DO_CHAIN_OF_THREE
