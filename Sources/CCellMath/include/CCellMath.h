#pragma STDC FP_CONTRACT OFF

// The house's mathematics: one body for Swift and Lua, the same bits on every platform.
//
// Only IEEE 754 double operations that are correctly rounded are used (+ − × ÷ √), in a written
// order, without fused multiply-add and without the platform's libm. No state. (GCC does not know
// the pragma above: it needs -std=c11 or -ffp-contract=off.)
#ifndef CCELLMATH_H
#define CCELLMATH_H

#include "elementary.h"
#include "curve.h"
#include "spring.h"
#include "color.h"
#include "float_pass.h"
#include "light.h"

#endif
