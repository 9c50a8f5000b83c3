// How many fields one expression of a text reads in a row.
//
// Invariant: no text is compiled that reads more fields in a row than the limit.
#ifndef CELLSCRIPT_CHAIN_H
#define CELLSCRIPT_CHAIN_H

#include "cellscript_types.h"

enum { CELLSCRIPT_CHAIN_LIMIT = 100 };

/// The line on which an expression reads more fields in a row than allowed, or 0.
///
/// Lua 5.4.4 names a value in a message by going back through its fields, one call of C deeper and
/// once more through the function for each of them.
int32_t cellscript_chain_line(const char *text, size_t length);

#endif
