// The sentences that a script's own errors carry.
#ifndef CELLSCRIPT_SENTENCE_H
#define CELLSCRIPT_SENTENCE_H

#include <lauxlib.h>
#include <lua.h>

typedef enum cellscript_sentence_id {
#define SENTENCE(name, text) cellscript_sentence_##name,
#include "sentence.inl"
#undef SENTENCE
  cellscript_sentence_count
} cellscript_sentence_id;

/// A sentence with its places still open. Lasts for ever.
const char *cellscript_sentence(cellscript_sentence_id sentence);

/// Raises a sentence at the author's line; `%s`, `%d`, `%f` and `%I` as in `lua_pushfstring`.
int cellscript_raise(lua_State *L, cellscript_sentence_id sentence, ...);

/// Pushes "file:line: " of the innermost of the author's lines that runs, or an empty string.
void cellscript_push_place(lua_State *L);

#endif
