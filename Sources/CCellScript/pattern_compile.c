#include "pattern.h"

#include <string.h>

/// A pattern while it is read.
typedef struct pattern_reader {
  const char *at, *end;
} pattern_reader;

// stack: 0 · raises: never · allocates: no
size_t cellscript_pattern_room(size_t length) {
  return (length + 1) * (sizeof(cellscript_pattern_node) + sizeof(cellscript_pattern_back));
}

// stack: 0 · raises: never · allocates: no
static void node_break(cellscript_pattern_node *node, int way) {
  node->op = cellscript_pattern_broken;
  node->a = (uint8_t)way;
}

// The closing bracket of the set that opens at `at`, or NULL. A `]` right behind the opening is one
// of its bytes.
// stack: 0 · raises: never · allocates: no
static const char *set_end(const char *at, const char *end) {
  at += 1;
  if (at < end && *at == '^') { at += 1; }
  do {
    if (at >= end) { return NULL; }
    if (*at == '%' && at + 1 < end) { at += 1; }
    at += 1;
  } while (at >= end || *at != ']');
  return at;
}

// stack: 0 · raises: never · allocates: no
static void set_add_range(uint64_t set[4], unsigned char low, unsigned char high) {
  for (unsigned byte = low; byte <= high; byte++) { set[byte >> 6] |= UINT64_C(1) << (byte & 63); }
}

// Reads the set between the brackets at `at` and `end`.
// stack: 0 · raises: never · allocates: no
static void set_read(uint64_t set[4], const char *at, const char *end) {
  bool inverted = at[1] == '^';
  at += inverted ? 2 : 1;
  for (; at < end; at++) {
    if (*at == '%') {
      at += 1;
      cellscript_pattern_add_class(set, (unsigned char)*at);
    } else if (at[1] == '-' && at + 2 < end) {
      set_add_range(set, (unsigned char)at[0], (unsigned char)at[2]);
      at += 2;
    } else {
      set_add_range(set, (unsigned char)*at, (unsigned char)*at);
    }
  }
  for (int word = 0; inverted && word < 4; word++) { set[word] = ~set[word]; }
}

// stack: 0 · raises: never · allocates: no
static bool read_set(pattern_reader *reader, cellscript_pattern_node *node) {
  const char *end = set_end(reader->at, reader->end);
  if (!end) {
    node_break(node, ']');
    return false;
  }
  set_read(node->set, reader->at, end);
  reader->at = end + 1;
  return true;
}

// What stands behind a `%` and is no class.
// stack: 0 · raises: never · allocates: no
static bool read_special(pattern_reader *reader, cellscript_pattern_node *node, char word) {
  const char *at = reader->at;
  if (word >= '0' && word <= '9') {
    node->op = cellscript_pattern_again;
    node->a = (uint8_t)word;
    reader->at = at + 2;
  } else if (word == 'b') {
    node->op = cellscript_pattern_balance;
    if (reader->end - at < 4) {
      node_break(node, 'b');
      return true;
    }
    node->a = (uint8_t)at[2];
    node->b = (uint8_t)at[3];
    reader->at = at + 4;
  } else if (word == 'f') {
    node->op = cellscript_pattern_frontier;
    reader->at = at + 2;
    if (reader->at >= reader->end || *reader->at != '[') {
      node_break(node, 'f');
    } else {
      read_set(reader, node);
    }
  } else {
    return false;
  }
  return true;
}

// stack: 0 · raises: never · allocates: no
static void read_repeat(pattern_reader *reader, cellscript_pattern_node *node) {
  switch (reader->at < reader->end ? *reader->at : 0) {
    case '?': node->repeat = cellscript_pattern_maybe; break;
    case '*': node->repeat = cellscript_pattern_most; break;
    case '+': node->repeat = cellscript_pattern_most_from_one; break;
    case '-': node->repeat = cellscript_pattern_least; break;
    default: return;
  }
  reader->at += 1;
}

// One byte, any, a class or a set.
// stack: 0 · raises: never · allocates: no
static void read_single(pattern_reader *reader, cellscript_pattern_node *node) {
  char byte = *reader->at;
  if (byte == '[') {
    node->op = cellscript_pattern_set;
    if (!read_set(reader, node)) { return; }
  } else if (byte == '%') {
    if (reader->end - reader->at < 2) { return node_break(node, '%'); }
    node->op = cellscript_pattern_set;
    cellscript_pattern_add_class(node->set, (unsigned char)reader->at[1]);
    reader->at += 2;
  } else {
    node->op = byte == '.' ? cellscript_pattern_any : cellscript_pattern_byte;
    node->a = (uint8_t)byte;
    reader->at += 1;
  }
  read_repeat(reader, node);
}

// stack: 0 · raises: never · allocates: no
static void read_node(pattern_reader *reader, cellscript_pattern_node *node) {
  const char *at = reader->at;
  bool last = at + 1 == reader->end;
  memset(node, 0, sizeof *node);
  switch (*at) {
    case '(': {
      bool place = !last && at[1] == ')';
      node->op = place ? cellscript_pattern_place : cellscript_pattern_open;
      reader->at += place ? 2 : 1;
      return;
    }
    case ')':
      node->op = cellscript_pattern_close;
      reader->at += 1;
      return;
    case '$':
      if (!last) { break; }
      node->op = cellscript_pattern_end;
      reader->at += 1;
      return;
    case '%':
      if (!last && read_special(reader, node, at[1])) { return; }
      break;
    default: break;
  }
  read_single(reader, node);
}

// stack: 0 · raises: never · allocates: no
void cellscript_pattern_compile(
  cellscript_pattern *pattern, void *room, const char *bytes, size_t length,
  const char *subject, size_t subject_length
) {
  cellscript_pattern_node *nodes = room;
  pattern_reader reader = {bytes, bytes + length};
  cellscript_pattern_node *node = nodes;
  for (; reader.at < reader.end; node++) {
    read_node(&reader, node);
    if (node->op == cellscript_pattern_broken) { reader.at = reader.end + 1; }
  }
  if (reader.at == reader.end) { node->op = cellscript_pattern_done; }
  pattern->nodes = nodes;
  pattern->backs = (cellscript_pattern_back *)(void *)&nodes[length + 1];
  pattern->start = subject;
  pattern->end = subject + subject_length;
  pattern->steps = 0;
  pattern->level = 0;
}
