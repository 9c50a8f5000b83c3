#include "chain.h"

#include "lexer.h"

/// Brackets that are followed into each other; the compiler takes fewer.
enum { DEPTHS = 256 };

/// A text while it is gone through. `counts` are the fields read in a row, one for each bracket
/// that is open; `follows` tells that a value stands before.
typedef struct chain_reader {
  cellscript_lexer text;
  int depth;
  bool follows;
  int counts[DEPTHS];
} chain_reader;

// stack: 0 · raises: never · allocates: no
static int *chain_count(chain_reader *reader) {
  return &reader->counts[reader->depth < DEPTHS ? reader->depth : DEPTHS - 1];
}

// A word that no field access leads to begins another expression; so does a number.
// stack: 0 · raises: never · allocates: no
static void read_word(chain_reader *reader, bool field) {
  cellscript_lexer_skip_word(&reader->text);
  if (!field) { *chain_count(reader) = 0; }
  reader->follows = true;
}

// stack: 0 · raises: never · allocates: no
static void open_bracket(chain_reader *reader) {
  if (*reader->text.at == '[' && reader->follows) { *chain_count(reader) += 1; }
  reader->depth += 1;
  reader->text.at += 1;
  *chain_count(reader) = 0;
  reader->follows = false;
}

// stack: 0 · raises: never · allocates: no
static void close_bracket(chain_reader *reader) {
  reader->depth -= reader->depth > 0 ? 1 : 0;
  reader->text.at += 1;
  reader->follows = true;
}

// A dot or a colon that stands alone reads a field; `..` and `::` do not.
// stack: 0 · raises: never · allocates: no
static bool read_access(chain_reader *reader) {
  char byte = *reader->text.at;
  if (byte != '.' && byte != ':') { return false; }
  size_t run = 0;
  while (reader->text.at + run < reader->text.end && reader->text.at[run] == byte) { run += 1; }
  reader->text.at += run;
  if (run > 1) {
    *chain_count(reader) = 0;
    reader->follows = false;
    return true;
  }
  *chain_count(reader) += 1;
  return true;
}

// stack: 0 · raises: never · allocates: no
static bool read_token(chain_reader *reader, bool field) {
  char byte = *reader->text.at;
  if (cellscript_lexer_is_word(byte)) {
    read_word(reader, field);
  } else if (cellscript_lexer_skip_string(&reader->text)) {
    reader->follows = true;
  } else if (byte == '(' || byte == '[' || byte == '{') {
    open_bracket(reader);
  } else if (byte == ')' || byte == ']' || byte == '}') {
    close_bracket(reader);
  } else if (read_access(reader)) {
    return true;
  } else {
    *chain_count(reader) = 0;
    reader->follows = false;
    reader->text.at += 1;
  }
  return false;
}

// stack: 0 · raises: never · allocates: no
int32_t cellscript_chain_line(const char *text, size_t length) {
  chain_reader reader = {.text = {text, text + length, 1}};
  bool field = false;
  while (cellscript_lexer_next(&reader.text)) {
    field = read_token(&reader, field);
    if (*chain_count(&reader) > CELLSCRIPT_CHAIN_LIMIT) { return reader.text.line; }
  }
  return 0;
}
