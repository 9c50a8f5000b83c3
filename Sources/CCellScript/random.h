// Random numbers that follow from the machine's seed.
//
// Invariant: the same seed gives the same numbers. In the stock library they follow from the time
// and from addresses.
#ifndef CELLSCRIPT_RANDOM_H
#define CELLSCRIPT_RANDOM_H

#include <stdint.h>

typedef struct cellscript_random {
  uint64_t state;
} cellscript_random;

/// The next 64 random bits.
uint64_t cellscript_random_next(cellscript_random *random);

/// A number in 0 ..< 1, a multiple of 2^−53.
double cellscript_random_fraction(cellscript_random *random);

/// A whole number in 0…`last`, each as likely as any other.
uint64_t cellscript_random_below(cellscript_random *random, uint64_t last);

#endif
