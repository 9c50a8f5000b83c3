// Lines that the script writes for its author, kept until somebody takes them.
#ifndef CELLSCRIPT_LINES_H
#define CELLSCRIPT_LINES_H

#include <lua.h>

#include "cellscript_types.h"

enum {
  /// Lines an instant; the next is replaced by a note, further ones are dropped.
  CELLSCRIPT_LINES_AN_INSTANT = 20,
  CELLSCRIPT_LINE_LIMIT = 400,
};

/// Invariant: `taken` ≤ `count` ≤ one more than the lines an instant; all terminated.
typedef struct cellscript_lines {
  int32_t count, taken, this_instant;
  char text[CELLSCRIPT_LINES_AN_INSTANT + 1][CELLSCRIPT_LINE_LIMIT + 1];
} cellscript_lines;

/// Writes the arguments of `L`, separated by tabs, as one line.
int cellscript_lines_write(lua_State *L);

/// Another instant may write as many lines again.
void cellscript_lines_renew(cellscript_lines *lines);

#endif
