// A guess by the words of a text, for messages only: what a table holds does not say where it came
// from.
#include "mention.h"

#include <string.h>

/// A text while its words are gone through: the word and its line, what stands before and behind it.
typedef struct mention_reader {
  const char *at, *end;
  int32_t line;
  const char *word;
  size_t length;
  int32_t word_line;
  /// The last byte before the word that is no space; whether the word `local` stood there.
  char before;
  bool after_local;
} mention_reader;

// stack: 0 · raises: never · allocates: no
static bool is_letter(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_'
    || (byte >= '0' && byte <= '9');
}

// stack: 0 · raises: never · allocates: no
static void step(mention_reader *reader) {
  if (reader->at >= reader->end) { return; }
  reader->line += *reader->at == '\n' ? 1 : 0;
  reader->at += 1;
}

// Skips up to a closing text and that.
// stack: 0 · raises: never · allocates: no
static void skip_to(mention_reader *reader, const char *closing) {
  size_t length = strlen(closing);
  while (reader->at < reader->end) {
    size_t left = (size_t)(reader->end - reader->at);
    bool escaped = *reader->at == '\\' && length == 1;
    if (!escaped && left >= length && memcmp(reader->at, closing, length) == 0) {
      reader->at += length;
      return;
    }
    if (escaped) { step(reader); }
    step(reader);
  }
}

// Skips a long bracket, if one begins here.
// stack: 0 · raises: never · allocates: no
static bool skip_bracket(mention_reader *reader) {
  const char *at = reader->at + 1;
  char closing[24] = "]";
  size_t level = 0;
  while (at < reader->end && *at == '=' && level + 3 < sizeof closing) {
    at += 1;
    level += 1;
    closing[level] = '=';
  }
  if (*reader->at != '[' || at >= reader->end || *at != '[') { return false; }
  closing[level + 1] = ']';
  closing[level + 2] = 0;
  reader->at = at + 1;
  skip_to(reader, closing);
  return true;
}

// stack: 0 · raises: never · allocates: no
static void skip_comment(mention_reader *reader) {
  reader->at += 2;
  if (reader->at < reader->end && skip_bracket(reader)) { return; }
  while (reader->at < reader->end && *reader->at != '\n') { reader->at += 1; }
}

// Comes to the next word; false at the end.
// stack: 0 · raises: never · allocates: no
static bool next_word(mention_reader *reader) {
  reader->after_local = reader->length == 5 && memcmp(reader->word, "local", 5) == 0;
  reader->before = 0;
  while (reader->at < reader->end && !is_letter(*reader->at)) {
    char byte = *reader->at;
    if (byte == '-' && reader->end - reader->at > 1 && reader->at[1] == '-') {
      skip_comment(reader);
    } else if (byte == '"' || byte == '\'') {
      char closing[2] = {byte, 0};
      step(reader);
      skip_to(reader, closing);
      reader->before = byte;
    } else if (byte != '[' || !skip_bracket(reader)) {
      if (byte != ' ' && byte != '\t' && byte != '\r' && byte != '\n') { reader->before = byte; }
      step(reader);
    }
  }
  reader->word = reader->at;
  reader->word_line = reader->line;
  while (reader->at < reader->end && is_letter(*reader->at)) { reader->at += 1; }
  reader->length = (size_t)(reader->at - reader->word);
  return reader->length > 0;
}

// stack: 0 · raises: never · allocates: no
static bool is_word(const mention_reader *reader, const char *name) {
  return reader->length == strlen(name) && memcmp(reader->word, name, reader->length) == 0;
}

// Whether `= value` follows the word, or `(` where it stands behind a dot.
// stack: 0 · raises: never · allocates: no
static bool is_given(const mention_reader *reader) {
  const char *at = reader->at;
  while (at < reader->end && (*at == ' ' || *at == '\t')) { at += 1; }
  if (at >= reader->end) { return false; }
  bool equal = *at == '=' && (at + 1 >= reader->end || at[1] != '=');
  return (equal && !reader->after_local)
    || (*at == '(' && (reader->before == '.' || reader->before == ':'));
}

// stack: 0 · raises: never · allocates: no
int32_t cellscript_mention_of_entry(
  const char *text, size_t length, const char *name, const char *after
) {
  mention_reader reader = {.at = text, .end = text + length, .line = 1, .word = text};
  while (next_word(&reader)) {
    if (after) {
      if (is_word(&reader, after)) { after = NULL; }
    } else if (is_word(&reader, name) && is_given(&reader)) {
      return reader.word_line;
    }
  }
  return 0;
}

// stack: 0 · raises: never · allocates: no
int32_t cellscript_mention_of_return(const char *text, size_t length) {
  mention_reader reader = {.at = text, .end = text + length, .line = 1, .word = text};
  int32_t found = 0, last = 1;
  while (next_word(&reader)) {
    last = reader.word_line;
    if (is_word(&reader, "return")) { found = last; }
    if (is_word(&reader, "end")) { found = 0; }
  }
  return found > 0 ? found : last;
}
