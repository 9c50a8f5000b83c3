#pragma STDC FP_CONTRACT OFF

// Springs that swing, for the instruction set, the number and the prefix that the includer has chosen.

typedef uint64_t WIDE(bits) __attribute__((ext_vector_type(CELLMATH_LANES)));
typedef int64_t WIDE(mask) __attribute__((ext_vector_type(CELLMATH_LANES)));
/// A vector where doubles lie.
typedef double WIDE(stored)
  __attribute__((ext_vector_type(CELLMATH_LANES), aligned(8), may_alias));

/// `yes` in the lanes of a mask, else `no`. A lane of a mask is all ones or all zeros.
CELLMATH_FORM CELLMATH_NUMBER WIDE(select)(
  WIDE(mask) mask, CELLMATH_NUMBER yes, CELLMATH_NUMBER no
) {
  return (CELLMATH_NUMBER)((mask & (WIDE(mask))yes) | (~mask & (WIDE(mask))no));
}

/// x with the sign bit turned over where an integer's bit 1 is set.
CELLMATH_FORM CELLMATH_NUMBER WIDE(turned)(CELLMATH_NUMBER x, WIDE(bits) integer) {
  return (CELLMATH_NUMBER)((WIDE(bits))x ^ (integer >> 1 << 63));
}

/// e^x for −700 ≤ x ≤ 0.
///
/// The power of two is a normal number, so that it rounds nothing, and there is no lower part of x,
/// so that a second sum would change nothing: the bits are those of `cellmath_exp`.
CELLMATH_FORM CELLMATH_NUMBER WIDE(decay)(CELLMATH_NUMBER x) {
  CELLMATH_NUMBER turns = x * CELLMATH_ONE_OVER_LN2 + CELLMATH_NEAREST;
  WIDE(bits) power = ((WIDE(bits))turns + 1023) << 52;
  return WIDE(exp_of_rest)(WIDE(exp_rest)(x, turns - CELLMATH_NEAREST)) * (CELLMATH_NUMBER)power;
}

typedef struct {
  CELLMATH_NUMBER sine, cosine;
} WIDE(direction);

/// Sine and cosine for 0 ≤ x ≤ 1e6, by one rest.
///
/// Up to π/4 that is x itself, and below 2^−27 so is the sine: the functions of one angle, which take
/// a short cut there, have the same bits.
CELLMATH_FORM WIDE(direction) WIDE(direction_of)(CELLMATH_NUMBER x) {
  CELLMATH_NUMBER turns = x * CELLMATH_TWO_OVER_PI + CELLMATH_NEAREST;
  WIDE(bits) quarter = (WIDE(bits))turns;
  WIDE(mask) odd = (WIDE(mask))(quarter << 63) < 0;
  WIDE(pair) rest = WIDE(angle_rest)(x, turns - CELLMATH_NEAREST);
  CELLMATH_NUMBER sine = WIDE(sin_of_rest)(rest).high, cosine = WIDE(cos_of_rest)(rest).high;
  WIDE(direction) direction = {
    WIDE(turned)(WIDE(select)(odd, cosine, sine), quarter),
    WIDE(turned)(WIDE(select)(odd, sine, cosine), quarter + 1),
  };
  return direction;
}

/// Has the lanes that a mask does not name be worked out one by one: rare, so out of the way.
static inline __attribute__((noinline, cold)) void WIDE(springs_mend)(
  const WIDE(mask) *known, const cellmath_spring_block *block, ptrdiff_t place, double time,
  double *values, double *impulses
) {
  for (ptrdiff_t lane = 0; lane < CELLMATH_LANES; lane++) {
    if ((*known)[lane]) { continue; }
    cellmath_spring_block_run_one(block, place + lane, time, values, impulses);
  }
}

/// The springs of a vector's lanes, from a place of a block on; see `cellmath_spring_swing`.
CELLMATH_FORM void WIDE(springs_run)(
  const cellmath_spring_block *block, ptrdiff_t place, double time, double *values, double *impulses
) {
  CELLMATH_NUMBER frequency = *(const WIDE(stored) *)(block->natural_frequency + place);
  CELLMATH_NUMBER ratio = *(const WIDE(stored) *)(block->damping_ratio + place);
  CELLMATH_NUMBER velocity = *(const WIDE(stored) *)(block->velocity + place);
  CELLMATH_NUMBER swing = *(const WIDE(stored) *)(block->swing + place);
  CELLMATH_NUMBER t = time - *(const WIDE(stored) *)(block->start + place);
  t = WIDE(select)(t > 0, t, 0);
  CELLMATH_NUMBER rate = ratio * frequency, phase = swing * t, fall = -rate * t;
  WIDE(mask) known = (fall >= -700) & (phase <= 1e6);
  WIDE(direction) direction = WIDE(direction_of)(phase);
  CELLMATH_NUMBER decay = WIDE(decay)(fall);
  CELLMATH_NUMBER sine = WIDE(select)(phase == 0, t, t * (direction.sine / phase));
  CELLMATH_NUMBER hold = decay * (direction.cosine + rate * sine), kick = decay * sine;
  *(WIDE(stored) *)(values + place) = 1 - hold + velocity * kick;
  *(WIDE(stored) *)(impulses + place) = kick;
  if (__builtin_expect(!__builtin_reduce_and(known), 0)) {
    // A copy, so that only then it goes through memory.
    const WIDE(mask) lanes = known;
    WIDE(springs_mend)(&lanes, block, place, time, values, impulses);
  }
}

/// Has the memory of a block be fetched.
CELLMATH_FORM void WIDE(spring_block_fetch)(const cellmath_spring_block *block) {
  for (size_t part = 0; part < sizeof *block; part += 64) {
    __builtin_prefetch((const char *)block + part);
  }
}

/// The springs of some blocks.
static inline __attribute__((noinline)) void WIDE(spring_blocks_run)(
  const cellmath_spring_block *blocks, ptrdiff_t count, double time, double *values,
  double *impulses
) {
  for (ptrdiff_t i = 0; i < count; i++) {
    // By itself the machine asks for a block too late: few of them are in flight at a time.
    if (i + 8 < count) { WIDE(spring_block_fetch)(blocks + i + 8); }
    for (ptrdiff_t place = 0; place < cellmath_spring_block_size; place += CELLMATH_LANES) {
      WIDE(springs_run)(blocks + i, place, time, values, impulses);
    }
    values += cellmath_spring_block_size;
    impulses += cellmath_spring_block_size;
  }
}
