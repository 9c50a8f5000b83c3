// Where a plugin's file speaks of something that is wrong with the table it returned.
#ifndef CELLSCRIPT_MENTION_H
#define CELLSCRIPT_MENTION_H

#include "cellscript_types.h"

/// The line on which a text gives an entry of this name a value or defines it as a function, first
/// behind the word `after` (NULL: anywhere); 0 if there is none.
int32_t cellscript_mention_of_entry(
  const char *text, size_t length, const char *name, const char *after);

/// The line of the `return` that ends a text, or its last.
int32_t cellscript_mention_of_return(const char *text, size_t length);

#endif
