#include "random.h"

// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
// stack: 0 · raises: never · allocates: no
uint64_t cellscript_random_next(cellscript_random *random) {
  random->state += 0x9E3779B97F4A7C15u;
  uint64_t mixed = random->state;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
  return mixed ^ (mixed >> 31);
}

// stack: 0 · raises: never · allocates: no
double cellscript_random_fraction(cellscript_random *random) {
  return (double)(cellscript_random_next(random) >> 11) * 0x1p-53;
}

// Draws are cut to the fewest bits that hold `last` and drawn again when above it.
// stack: 0 · raises: never · allocates: no
uint64_t cellscript_random_below(cellscript_random *random, uint64_t last) {
  uint64_t mask = last;
  for (unsigned shift = 1; shift < 64; shift *= 2) { mask |= mask >> shift; }
  uint64_t drawn;
  do { drawn = cellscript_random_next(random) & mask; } while (drawn > last);
  return drawn;
}
