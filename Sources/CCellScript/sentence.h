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

/// A number as messages show it.
typedef struct cellscript_figure {
  char text[32];
} cellscript_figure;

/// The shortest of up to 14 digits.
cellscript_figure cellscript_figure_of(double number);

/// Raises a sentence at the author's line; `%s`, `%d` and `%I` as in `lua_pushfstring`.
int cellscript_raise(lua_State *L, cellscript_sentence_id sentence, ...);

/// Pushes "file:line: " of the innermost of the author's lines that runs, or an empty string.
void cellscript_push_place(lua_State *L);

#endif
