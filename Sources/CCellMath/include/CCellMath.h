#pragma STDC FP_CONTRACT OFF

// The house's mathematics: one body for Swift and Lua, the same bits on every platform.
//
// Only IEEE 754 double operations that are correctly rounded are used (+ − × ÷ √ floor |x|), in a
// written order, without fused multiply-add and without the platform's libm. No state.
#ifndef CCELLMATH_H
#define CCELLMATH_H

#include "elementary.h"
#include "curve.h"
#include "spring.h"
#include "color.h"

#endif
