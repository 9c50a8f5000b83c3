// The nearest known name to one that is not known.
#ifndef CELLSCRIPT_NAME_H
#define CELLSCRIPT_NAME_H

#include <lua.h>

#include "cellscript_types.h"

enum { CELLSCRIPT_LONGEST_NAME = 40 };

/// The hash of bytes that begins with `seed`.
uint32_t cellscript_name_hash(uint32_t seed, const char *bytes, size_t length);

/// A search for the known name nearest to `wanted`; of equals the first in the alphabet.
typedef struct cellscript_name_search {
  const char *wanted;
  int distance;
  /// The best so far, terminated; empty: none is near.
  char nearest[CELLSCRIPT_LONGEST_NAME + 1];
} cellscript_name_search;

/// A search that has seen no name.
cellscript_name_search cellscript_name_search_for(const char *wanted);

/// Shows a known name to a search.
void cellscript_name_offer(cellscript_name_search *search, const char *known);

/// Of two texts the first in the alphabet, so that what a message tells does not depend on the order
/// of a hash; `first` may be NULL.
const char *cellscript_name_first(const char *first, const char *other);

/// Shows the text keys of the table at `index` to a search, and charges for it.
void cellscript_name_offer_keys(lua_State *L, int index, cellscript_name_search *search);

/// " (did you mean `x`?)" or an empty text; terminated.
typedef struct cellscript_hint {
  char text[CELLSCRIPT_LONGEST_NAME + 24];
} cellscript_hint;

/// What to add to a message about an unknown name.
cellscript_hint cellscript_name_hint(const cellscript_name_search *search);

#endif
