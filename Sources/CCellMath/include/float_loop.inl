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

/// Where a < b: e where c < d, else f; else g.
CELLMATH_WIDE LANES(float) WIDE(where_less_twice)(
  LANES(float) a, LANES(float) b, LANES(float) c, LANES(float) d, LANES(float) e,
  LANES(float) f, LANES(float) g
) {
  return WIDE(select)(a < b, WIDE(select)(c < d, e, f), g);
}

/// c where a < b, else f where d < e, else g.
CELLMATH_WIDE LANES(float) WIDE(where_less_else)(
  LANES(float) a, LANES(float) b, LANES(float) c, LANES(float) d, LANES(float) e,
  LANES(float) f, LANES(float) g
) {
  return WIDE(select)(a < b, c, WIDE(select)(d < e, f, g));
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
#define CELLMATH_LONG_ONE(name) CELLMATH_LONG_LOOP(name, loop_, 1, false, WIDE(name)(a))
#define CELLMATH_LONG_TWO(name) CELLMATH_LONG_LOOP(name, loop_, 2, false, WIDE(name)(a, b))
#define CELLMATH_LONG_THREE(name) \
  CELLMATH_LONG_LOOP(name, loop_, 3, false, WIDE(name)(a, b, c))
#define CELLMATH_LONG_FOUR(name) \
  CELLMATH_LONG_LOOP(name, loop_, 4, false, WIDE(name)(a, b, c, d))
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
#define CELLMATH_END_OF_SEVEN(name) \
  CELLMATH_LOOP(name, loop_, 7, false, WIDE(name)(a, b, c, d, e, f, g)) \
  CELLMATH_LOOP(name, end_, 7, true, WIDE(name)(a, b, c, d, e, f, g))
#define CELLMATH_CHAIN_OF_TWO(one, two) \
  CELLMATH_SHORT_LOOP(one##_##two, loop_, 3, false, WIDE(two)(WIDE(one)(a, b), c)) \
  CELLMATH_SHORT_LOOP(one##_##two, end_, 3, true, WIDE(two)(WIDE(one)(a, b), c))
#define CELLMATH_CHAIN_OF_THREE(one, two, three) \
  CELLMATH_SHORT_LOOP( \
    one##_##two##_##three, loop_, 4, false, WIDE(three)(WIDE(two)(WIDE(one)(a, b), c), d)) \
  CELLMATH_SHORT_LOOP( \
    one##_##two##_##three, end_, 4, true, WIDE(three)(WIDE(two)(WIDE(one)(a, b), c), d))

CELLMATH_LONG_OF_ONE(CELLMATH_LONG_ONE)
CELLMATH_LONG_OF_TWO(CELLMATH_LONG_TWO)
CELLMATH_LONG_OF_THREE(CELLMATH_LONG_THREE)
CELLMATH_LONG_OF_FOUR(CELLMATH_LONG_FOUR)
CELLMATH_PASSES_OF_ONE(CELLMATH_LOOP_OF_ONE)
CELLMATH_PASSES_OF_TWO(CELLMATH_LOOP_OF_TWO)
CELLMATH_PASSES_OF_THREE(CELLMATH_LOOP_OF_THREE)
CELLMATH_ENDS_OF_ONE(CELLMATH_END_OF_ONE)
CELLMATH_ENDS_OF_TWO(CELLMATH_END_OF_TWO)
CELLMATH_ENDS_OF_THREE(CELLMATH_END_OF_THREE)
CELLMATH_ENDS_OF_FOUR(CELLMATH_END_OF_FOUR)
CELLMATH_ENDS_OF_SEVEN(CELLMATH_END_OF_SEVEN)
CELLMATH_CHAINS_OF_TWO(CELLMATH_CHAIN_OF_TWO)
CELLMATH_CHAINS_OF_THREE(CELLMATH_CHAIN_OF_THREE)

CELLMATH_LOOP(smoothstep, each_, 3, false, WIDE(smoothstep)(a, b, c))

/// A step between two edges: where they are the same in all cells it divides once.
static inline __attribute__((noinline)) void WIDE(loop_smoothstep)(
  const cellmath_pass *pass, ptrdiff_t cell, ptrdiff_t count
) {
  if (pass->a.stride != 0 || pass->b.stride != 0) {
    WIDE(each_smoothstep)(pass, cell, count);
    return;
  }
  const LANES(float) low = *(const LANES(float) *)pass->a.at;
  const LANES(float) scale = 1 / (*(const LANES(float) *)pass->b.at - low);
  const LANES(float) *c = (const LANES(float) *)(pass->c.at + pass->c.shift * cell);
  LANES(float) *at = (LANES(float) *)(pass->result.at + pass->result.shift * cell);
  const ptrdiff_t by = pass->c.stride;
  for (ptrdiff_t i = 0; i < count / CELLMATH_LANE_COUNT; i++) {
    at[i] = WIDE(smooth)((c[i * by] - low) * scale);
  }
}

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

// What four mixes by one part have of the mix `n`, and what they do with it for the vector `i`.
#define CELLMATH_MIX_HEAD(n) \
  const LANES(float) *from##n = (const LANES(float) *)(pass[n].a.at + pass[n].a.shift * cell); \
  const LANES(float) *to##n = (const LANES(float) *)(pass[n].b.at + pass[n].b.shift * cell); \
  LANES(float) *at##n = (LANES(float) *)(pass[n].result.at + pass[n].result.shift * cell); \
  const ptrdiff_t from_by##n = pass[n].a.stride, to_by##n = pass[n].b.stride; \
  const LANES(float) lower##n = WIDE(all)(pass[n].lower), upper##n = WIDE(all)(pass[n].upper);
#define CELLMATH_MIX_VALUE(n) \
  const LANES(float) mix##n = WIDE(mix)(from##n[i * from_by##n], to##n[i * to_by##n], part); \
  LANES(float) shown##n = WIDE(clamp)(mix##n, lower##n, upper##n);
#define CELLMATH_MIX_MEND(n) shown##n = WIDE(select)(mix##n != mix##n, at##n[i], shown##n);

/// Four mixes by one part: it is read once, and only once is asked whether any is not a number.
static inline __attribute__((noinline)) void WIDE(mix_four)(
  const cellmath_pass *pass, ptrdiff_t cell, ptrdiff_t count
) {
  const LANES(float) *part_at = (const LANES(float) *)(pass->c.at + pass->c.shift * cell);
  const ptrdiff_t part_by = pass->c.stride;
  CELLMATH_MIX_HEAD(0) CELLMATH_MIX_HEAD(1) CELLMATH_MIX_HEAD(2) CELLMATH_MIX_HEAD(3)
  for (ptrdiff_t i = 0; i < count / CELLMATH_LANE_COUNT; i++) {
    const LANES(float) part = part_at[i * part_by];
    CELLMATH_MIX_VALUE(0) CELLMATH_MIX_VALUE(1) CELLMATH_MIX_VALUE(2) CELLMATH_MIX_VALUE(3)
    const LANES(int) broken =
      (mix0 != mix0) | (mix1 != mix1) | (mix2 != mix2) | (mix3 != mix3);
    if (__builtin_expect(WIDE(any)(broken), 0)) {
      CELLMATH_MIX_MEND(0) CELLMATH_MIX_MEND(1) CELLMATH_MIX_MEND(2) CELLMATH_MIX_MEND(3)
    }
    at0[i] = shown0;
    at1[i] = shown1;
    at2[i] = shown2;
    at3[i] = shown3;
  }
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
    if (pass->ahead[0] && !cellmath_pass_is_long(pass->kind)) {
      cellmath_prefetch(pass->ahead[0] + cell + count, count);
    }
    if (pass->kind == cellmath_pass_copy && pass->finishes && pass->a.stride == 0) {
      WIDE(fill)(pass, cell, count);
      continue;
    }
    switch ((enum cellmath_pass_kind)pass->kind) {
      CELLMATH_LONG_OF_ONE(CELLMATH_DO)
      CELLMATH_LONG_OF_TWO(CELLMATH_DO)
      CELLMATH_LONG_OF_THREE(CELLMATH_DO)
      CELLMATH_LONG_OF_FOUR(CELLMATH_DO)
      CELLMATH_PASSES_OF_ONE(CELLMATH_DO)
      CELLMATH_PASSES_OF_TWO(CELLMATH_DO)
      CELLMATH_PASSES_OF_THREE(CELLMATH_DO)
      CELLMATH_ENDS_OF_ONE(CELLMATH_DO_END)
      CELLMATH_ENDS_OF_TWO(CELLMATH_DO_END)
      CELLMATH_ENDS_OF_THREE(CELLMATH_DO_END)
      CELLMATH_ENDS_OF_FOUR(CELLMATH_DO_END)
      CELLMATH_ENDS_OF_SEVEN(CELLMATH_DO_END)
      CELLMATH_CHAINS_OF_TWO(CELLMATH_DO_CHAIN)
      CELLMATH_CHAINS_OF_THREE(CELLMATH_DO_CHAIN_OF_THREE)
      CELLMATH_DO(smoothstep)
      case cellmath_pass_mix_four:
        WIDE(mix_four)(pass, cell, count);
        pass += 3;
        break;
    }
  }
}

#undef CELLMATH_LOOP_OF_ONE
#undef CELLMATH_LOOP_OF_TWO
#undef CELLMATH_LOOP_OF_THREE
#undef CELLMATH_LONG_ONE
#undef CELLMATH_LONG_TWO
#undef CELLMATH_LONG_THREE
#undef CELLMATH_LONG_FOUR
#undef CELLMATH_END_OF_ONE
#undef CELLMATH_END_OF_TWO
#undef CELLMATH_END_OF_THREE
#undef CELLMATH_END_OF_FOUR
#undef CELLMATH_END_OF_SEVEN
#undef CELLMATH_CHAIN_OF_TWO
#undef CELLMATH_CHAIN_OF_THREE
#undef CELLMATH_MIX_HEAD
#undef CELLMATH_MIX_VALUE
#undef CELLMATH_MIX_MEND
#undef CELLMATH_DO
#undef CELLMATH_DO_END
#undef CELLMATH_DO_CHAIN
#undef CELLMATH_DO_CHAIN_OF_THREE
