#pragma STDC FP_CONTRACT OFF

// Elementary functions, each within 2 units in the last place of the true value, with the special
// cases of C11 annex F. A result that is not a number is the positive quiet NaN, or the NaN given.
#ifndef CELLMATH_ELEMENTARY_H
#define CELLMATH_ELEMENTARY_H

#include "exp_log.h"
#include "pow.h"
#include "trigonometry.h"
#include "atan2.h"
#include "cbrt.h"

#endif
