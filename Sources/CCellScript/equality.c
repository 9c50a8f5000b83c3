#include "equality.h"

#include <string.h>

#include "lexer.h"

/// Blocks that stand within each other; the compiler takes fewer.
enum { DEPTHS = 256 };

/// A block that is open: whether it is the body of a function, where it began, and the line of the
/// first comparison within it, or 0.
typedef struct equality_block {
  bool function;
  int32_t line, compared;
} equality_block;

typedef struct equality_reader {
  cellscript_lexer text;
  int depth;
  equality_block blocks[DEPTHS];
} equality_reader;

// stack: 0 · raises: never · allocates: no
static bool is_one_of(const char *word, size_t length, const char *const *words) {
  for (; *words; words++) {
    if (strlen(*words) == length && memcmp(*words, word, length) == 0) { return true; }
  }
  return false;
}

// A loop's `do` opens its block.
// stack: 0 · raises: never · allocates: no
static bool opens(const char *word, size_t length) {
  static const char *const words[] = {"function", "if", "do", "repeat", NULL};
  return is_one_of(word, length, words);
}

// stack: 0 · raises: never · allocates: no
static bool closes(const char *word, size_t length) {
  static const char *const words[] = {"end", "until", NULL};
  return is_one_of(word, length, words);
}

// stack: 0 · raises: never · allocates: no
static equality_block *block_of(equality_reader *reader) {
  return &reader->blocks[reader->depth < DEPTHS ? reader->depth : DEPTHS - 1];
}

// Closes a block; what was compared within it was compared within those around it.
// stack: 0 · raises: never · allocates: no
static equality_block close_block(equality_reader *reader) {
  equality_block closed = *block_of(reader);
  if (reader->depth > 0) { reader->depth -= 1; }
  if (block_of(reader)->compared == 0) { block_of(reader)->compared = closed.compared; }
  return closed;
}

// stack: 0 · raises: never · allocates: no
static equality_block read_word(equality_reader *reader) {
  equality_block none = {false, 0, 0};
  const char *word = reader->text.at;
  size_t length = cellscript_lexer_skip_word(&reader->text);
  if (opens(word, length)) {
    reader->depth += 1;
    *block_of(reader) = (equality_block){*word == 'f', reader->text.line, 0};
  }
  return closes(word, length) ? close_block(reader) : none;
}

// stack: 0 · raises: never · allocates: no
static void read_sign(equality_reader *reader) {
  const char *at = reader->text.at;
  bool two = reader->text.end - at >= 2 && at[1] == '=' && strchr("=~<>", *at) && *at;
  bool compares = two && (*at == '=' || *at == '~');
  if (compares && block_of(reader)->compared == 0) {
    block_of(reader)->compared = reader->text.line;
  }
  reader->text.at += two ? 2 : 1;
}

// stack: 0 · raises: never · allocates: no
int32_t cellscript_equality_line(
  const char *text, size_t length, int32_t first, int32_t last
) {
  equality_reader reader = {.text = {text, text + length, 1}};
  while (cellscript_lexer_next(&reader.text)) {
    if (cellscript_lexer_is_word(*reader.text.at)) {
      equality_block closed = read_word(&reader);
      bool meant = closed.function && closed.line == first && reader.text.line == last;
      if (meant && closed.compared > 0) { return closed.compared; }
    } else if (!cellscript_lexer_skip_string(&reader.text)) {
      read_sign(&reader);
    }
  }
  return 0;
}
