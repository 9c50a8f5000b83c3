// Going through the text of a module from token to token.
#ifndef CELLSCRIPT_LEXER_H
#define CELLSCRIPT_LEXER_H

#include "cellscript_types.h"

/// A text while it is gone through, and the line of what comes next.
typedef struct cellscript_lexer {
  const char *at, *end;
  int32_t line;
} cellscript_lexer;

/// Whether a byte may stand in a word.
bool cellscript_lexer_is_word(char byte);

/// Comes to the next token, past space and comments; false at the end.
bool cellscript_lexer_next(cellscript_lexer *lexer);

/// Skips a string, of quotes or of long brackets, if one begins here.
bool cellscript_lexer_skip_string(cellscript_lexer *lexer);

/// Skips a word and tells how long it is; 0: none begins here.
size_t cellscript_lexer_skip_word(cellscript_lexer *lexer);

#endif
