// Whether a function compares by `==` or `~=`, which nothing can see while it runs on symbols: Lua
// asks no metamethod when a number is compared.
#ifndef CELLSCRIPT_EQUALITY_H
#define CELLSCRIPT_EQUALITY_H

#include "cellscript_types.h"

/// The line of the first `==` or `~=` within a function of a text that can be compiled, from the line
/// `first` to the line `last`, or 0.
///
/// Of several functions that begin and end on these lines any counts.
int32_t cellscript_equality_line(
  const char *text, size_t length, int32_t first, int32_t last);

#endif
