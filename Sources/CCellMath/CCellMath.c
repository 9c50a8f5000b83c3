#pragma STDC FP_CONTRACT OFF

// Every function is static inline, so that Swift, Lua's bridge and the field executor compile the
// same body. This file makes the headers a target and has the compiler check each of them.
#include "CCellMath.h"
