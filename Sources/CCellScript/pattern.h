// Patterns of Lua 5.4: compiled into nodes, matched with a stack of its own, charged step by step.
//
// Invariant: a match needs no C stack however deep it goes, and takes no step that is not charged.
// In the stock library matching recurses in C, and can go back and forth for ever without a hook.
#ifndef CELLSCRIPT_PATTERN_H
#define CELLSCRIPT_PATTERN_H

#include <lua.h>

#include "cellscript_types.h"

enum {
  CELLSCRIPT_CAPTURES = 32,
  /// What a capture's length says before it is closed, and of one that is a position.
  CELLSCRIPT_CAPTURE_OPEN = -1,
  CELLSCRIPT_CAPTURE_PLACE = -2,
};

typedef enum cellscript_pattern_op {
  /// One byte: this one, any, or one of a set; these alone can be repeated.
  cellscript_pattern_byte,
  cellscript_pattern_any,
  cellscript_pattern_set,
  cellscript_pattern_open,
  cellscript_pattern_place,
  cellscript_pattern_close,
  cellscript_pattern_balance,
  cellscript_pattern_frontier,
  /// What an earlier capture took.
  cellscript_pattern_again,
  /// The end of the subject.
  cellscript_pattern_end,
  /// It matches.
  cellscript_pattern_done,
  /// It cannot be read from here on: an error once a match comes here, as in the stock library.
  cellscript_pattern_broken,
} cellscript_pattern_op;

typedef enum cellscript_pattern_repeat {
  cellscript_pattern_once,
  cellscript_pattern_maybe,
  cellscript_pattern_most,
  cellscript_pattern_most_from_one,
  cellscript_pattern_least,
} cellscript_pattern_repeat;

/// One item of a pattern.
typedef struct cellscript_pattern_node {
  uint8_t op, repeat;
  /// The byte; the two of a balance; the digit of a capture; what is broken.
  uint8_t a, b;
  /// Bit b of word b / 64: the byte is in the set.
  uint64_t set[4];
} cellscript_pattern_node;

/// Where a match goes on from if it fails later.
typedef struct cellscript_pattern_back {
  const cellscript_pattern_node *node;
  const char *at;
  ptrdiff_t left;
} cellscript_pattern_back;

typedef struct cellscript_pattern_capture {
  const char *start;
  ptrdiff_t length;
} cellscript_pattern_capture;

/// A pattern on a subject. Invariant: `backs` holds at most one entry per node, so it never needs
/// more room than there are nodes.
typedef struct cellscript_pattern {
  const char *start, *end;
  const cellscript_pattern_node *nodes;
  cellscript_pattern_back *backs;
  int back_count, level;
  /// Steps that are not charged yet.
  int64_t steps;
  cellscript_pattern_capture captures[CELLSCRIPT_CAPTURES];
} cellscript_pattern;

/// Bytes of the room that `cellscript_pattern_compile` needs for so many bytes of a pattern.
size_t cellscript_pattern_room(size_t length);

/// Compiles a pattern, `^` not looked at, into `room`, for a subject.
void cellscript_pattern_compile(
  cellscript_pattern *pattern, void *room, const char *bytes, size_t length,
  const char *subject, size_t subject_length);

/// The end of the match that begins at a place of the subject, or NULL. Raises on what is broken
/// and when steps run out.
const char *cellscript_pattern_match(lua_State *L, cellscript_pattern *pattern, const char *at);

/// Charges the steps that are not charged yet.
void cellscript_pattern_charge(lua_State *L, cellscript_pattern *pattern);

/// Adds a class, the letter behind a `%`, or a single byte to a set.
void cellscript_pattern_add_class(uint64_t set[4], unsigned char letter);

/// Pushes capture `number` (from 0) of a match; the whole one where the pattern has none.
void cellscript_pattern_push_capture(
  lua_State *L, const cellscript_pattern *pattern, int number, const char *from, const char *to);

/// Pushes all captures of a match and returns how many; the whole one if there are none and `from`
/// is not NULL.
int cellscript_pattern_push_captures(
  lua_State *L, const cellscript_pattern *pattern, const char *from, const char *to);

/// Raises that a pattern is broken in one of the ways of `cellscript_pattern_node.a`.
_Noreturn void cellscript_pattern_raise(lua_State *L, int way);

#endif
