#include "lexer.h"

#include <string.h>

// stack: 0 · raises: never · allocates: no
bool cellscript_lexer_is_word(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_'
    || (byte >= '0' && byte <= '9');
}

// The level of the long bracket at `at`, or −1: `[[` is 0, `[=[` is 1.
// stack: 0 · raises: never · allocates: no
static int long_level(const char *at, const char *end) {
  int level = 0;
  if (at >= end || *at != '[') { return -1; }
  for (at += 1; at < end && *at == '='; at++) { level += 1; }
  return at < end && *at == '[' ? level : -1;
}

// stack: 0 · raises: never · allocates: no
static bool is_line_end(char byte) { return byte == '\n' || byte == '\r'; }

// A line ends as the library has it: with \n or \r, or with both.
// stack: 0 · raises: never · allocates: no
static void skip_line_end(cellscript_lexer *lexer) {
  char first = *lexer->at;
  lexer->at += 1;
  bool both = lexer->at < lexer->end && is_line_end(*lexer->at) && *lexer->at != first;
  lexer->at += both ? 1 : 0;
  lexer->line += 1;
}

// stack: 0 · raises: never · allocates: no
static void skip_long(cellscript_lexer *lexer, int level) {
  lexer->at += level + 2;
  while (lexer->at < lexer->end) {
    if (is_line_end(*lexer->at)) {
      skip_line_end(lexer);
      continue;
    }
    if (*lexer->at != ']') {
      lexer->at += 1;
      continue;
    }
    const char *at = lexer->at + 1;
    int found = 0;
    for (; at < lexer->end && *at == '='; at++) { found += 1; }
    if (found == level && at < lexer->end && *at == ']') {
      lexer->at = at + 1;
      return;
    }
    lexer->at += 1;
  }
}

// stack: 0 · raises: never · allocates: no
static void skip_comment(cellscript_lexer *lexer) {
  lexer->at += 2;
  int level = long_level(lexer->at, lexer->end);
  if (level >= 0) { return skip_long(lexer, level); }
  while (lexer->at < lexer->end && !is_line_end(*lexer->at)) { lexer->at += 1; }
}

// stack: 0 · raises: never · allocates: no
static void skip_quoted(cellscript_lexer *lexer) {
  char quote = *lexer->at;
  lexer->at += 1;
  while (lexer->at < lexer->end && *lexer->at != quote) {
    if (*lexer->at == '\\' && lexer->at + 1 < lexer->end) { lexer->at += 1; }
    if (is_line_end(*lexer->at)) {
      skip_line_end(lexer);
    } else {
      lexer->at += 1;
    }
  }
  lexer->at += lexer->at < lexer->end ? 1 : 0;
}

// stack: 0 · raises: never · allocates: no
static bool is_space(char byte) {
  return byte != 0 && strchr(" \t\f\v", byte) != NULL;
}

// stack: 0 · raises: never · allocates: no
bool cellscript_lexer_next(cellscript_lexer *lexer) {
  while (lexer->at < lexer->end) {
    bool comment = lexer->end - lexer->at >= 2 && lexer->at[0] == '-' && lexer->at[1] == '-';
    if (comment) {
      skip_comment(lexer);
    } else if (is_line_end(*lexer->at)) {
      skip_line_end(lexer);
    } else if (is_space(*lexer->at)) {
      lexer->at += 1;
    } else {
      return true;
    }
  }
  return false;
}

// stack: 0 · raises: never · allocates: no
bool cellscript_lexer_skip_string(cellscript_lexer *lexer) {
  int level = long_level(lexer->at, lexer->end);
  if (level >= 0) {
    skip_long(lexer, level);
    return true;
  }
  if (*lexer->at != '"' && *lexer->at != '\'') { return false; }
  skip_quoted(lexer);
  return true;
}

// stack: 0 · raises: never · allocates: no
size_t cellscript_lexer_skip_word(cellscript_lexer *lexer) {
  const char *start = lexer->at;
  while (lexer->at < lexer->end && cellscript_lexer_is_word(*lexer->at)) { lexer->at += 1; }
  return (size_t)(lexer->at - start);
}
