#include "chain.h"

#include <string.h>

/// Brackets that are followed into each other; the compiler takes fewer.
enum { DEPTHS = 256 };

/// A text while it is gone through. `counts` are the fields read in a row, one for each bracket
/// that is open; `follows` tells that a value stands before.
typedef struct chain_reader {
  const char *at, *end;
  int32_t line;
  int depth;
  bool follows;
  int counts[DEPTHS];
} chain_reader;

// stack: 0 · raises: never · allocates: no
static bool is_word(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_'
    || (byte >= '0' && byte <= '9');
}

// The level of the long bracket at `at`, or −1: `[[` is 0, `[=[` is 1.
// stack: 0 · raises: never · allocates: no
static int long_level(const char *at, const char *end) {
  int level = 0;
  for (at += 1; at < end && *at == '='; at++) { level += 1; }
  return at < end && *at == '[' ? level : -1;
}

// stack: 0 · raises: never · allocates: no
static void skip_long(chain_reader *reader, int level) {
  reader->at += level + 2;
  for (; reader->at < reader->end; reader->at++) {
    if (*reader->at == '\n') { reader->line += 1; }
    if (*reader->at != ']') { continue; }
    const char *at = reader->at + 1;
    int found = 0;
    for (; at < reader->end && *at == '='; at++) { found += 1; }
    if (found == level && at < reader->end && *at == ']') {
      reader->at = at + 1;
      return;
    }
  }
}

// stack: 0 · raises: never · allocates: no
static void skip_comment(chain_reader *reader) {
  reader->at += 2;
  bool brackets = reader->at < reader->end && *reader->at == '[';
  int level = brackets ? long_level(reader->at, reader->end) : -1;
  if (level >= 0) { return skip_long(reader, level); }
  while (reader->at < reader->end && *reader->at != '\n') { reader->at += 1; }
}

// stack: 0 · raises: never · allocates: no
static void skip_string(chain_reader *reader) {
  char quote = *reader->at;
  for (reader->at += 1; reader->at < reader->end && *reader->at != quote; reader->at++) {
    if (*reader->at == '\\' && reader->at + 1 < reader->end) { reader->at += 1; }
    if (*reader->at == '\n') { reader->line += 1; }
  }
  reader->at += reader->at < reader->end ? 1 : 0;
}

// stack: 0 · raises: never · allocates: no
static int *chain_count(chain_reader *reader) {
  return &reader->counts[reader->depth < DEPTHS ? reader->depth : DEPTHS - 1];
}

// A word that no field access leads to begins another expression; so does a number.
// stack: 0 · raises: never · allocates: no
static void read_word(chain_reader *reader, bool field) {
  while (reader->at < reader->end && is_word(*reader->at)) { reader->at += 1; }
  if (!field) { *chain_count(reader) = 0; }
  reader->follows = true;
}

// stack: 0 · raises: never · allocates: no
static void open_bracket(chain_reader *reader) {
  if (*reader->at == '[' && reader->follows) { *chain_count(reader) += 1; }
  reader->depth += 1;
  reader->at += 1;
  *chain_count(reader) = 0;
  reader->follows = false;
}

// stack: 0 · raises: never · allocates: no
static void close_bracket(chain_reader *reader) {
  reader->depth -= reader->depth > 0 ? 1 : 0;
  reader->at += 1;
  reader->follows = true;
}

// A dot or a colon that stands alone reads a field; `..` and `::` do not.
// stack: 0 · raises: never · allocates: no
static bool read_access(chain_reader *reader) {
  char byte = *reader->at;
  if (byte != '.' && byte != ':') { return false; }
  size_t run = 0;
  while (reader->at + run < reader->end && reader->at[run] == byte) { run += 1; }
  reader->at += run;
  if (run > 1) {
    *chain_count(reader) = 0;
    reader->follows = false;
    return true;
  }
  *chain_count(reader) += 1;
  return true;
}

// Whether a comment was skipped, behind which there may be space again.
// stack: 0 · raises: never · allocates: no
static bool skip_space(chain_reader *reader) {
  while (reader->at < reader->end && strchr(" \t\r\n\f\v", *reader->at) && *reader->at) {
    reader->line += *reader->at == '\n' ? 1 : 0;
    reader->at += 1;
  }
  bool comment = reader->end - reader->at >= 2 && reader->at[0] == '-' && reader->at[1] == '-';
  if (comment) { skip_comment(reader); }
  return comment;
}

// stack: 0 · raises: never · allocates: no
static bool read_token(chain_reader *reader, bool field) {
  char byte = *reader->at;
  if (is_word(byte)) {
    read_word(reader, field);
  } else if (byte == '"' || byte == '\'') {
    skip_string(reader);
    reader->follows = true;
  } else if (byte == '[' && long_level(reader->at, reader->end) >= 0) {
    skip_long(reader, long_level(reader->at, reader->end));
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
    reader->at += 1;
  }
  return false;
}

// stack: 0 · raises: never · allocates: no
int32_t cellscript_chain_line(const char *text, size_t length) {
  chain_reader reader = {.at = text, .end = text + length, .line = 1};
  bool field = false;
  while (reader.at < reader.end) {
    if (skip_space(&reader) || reader.at >= reader.end) { continue; }
    field = read_token(&reader, field);
    if (*chain_count(&reader) > CELLSCRIPT_CHAIN_LIMIT) { return reader.line; }
  }
  return 0;
}
