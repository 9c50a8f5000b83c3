#include "pattern.h"

#include <string.h>

#include "machine.h"
#include "sentence.h"

/// Steps of a match between two charges, and how many of them make one step of a script.
enum { CHARGE_PERIOD = 512, STEPS_OF_ONE = 2 };

/// Where a match stands.
typedef struct pattern_place {
  const cellscript_pattern_node *node;
  const char *at;
} pattern_place;

// stack: 1 · raises: any · allocates: yes
_Noreturn void cellscript_pattern_raise(lua_State *L, int way) {
  cellscript_sentence_id sentence = way == ']' ? cellscript_sentence_pattern_set
    : way == 'b' ? cellscript_sentence_pattern_balance
    : way == 'f' ? cellscript_sentence_pattern_frontier : cellscript_sentence_pattern_percent;
  cellscript_raise(L, sentence);
}

// stack: 1 · raises: any · allocates: no
void cellscript_pattern_charge(lua_State *L, cellscript_pattern *pattern) {
  int64_t steps = pattern->steps / STEPS_OF_ONE;
  pattern->steps -= steps * STEPS_OF_ONE;
  if (steps > 0) { cellscript_budget_charge(L, steps); }
}

// stack: 0 · raises: never · allocates: no
static bool set_has(const cellscript_pattern_node *node, char byte) {
  unsigned place = (unsigned char)byte;
  return node->set[place >> 6] >> (place & 63) & 1;
}

// stack: 0 · raises: never · allocates: no
static bool single_matches(const cellscript_pattern_node *node, const char *at, const char *end) {
  if (at >= end) { return false; }
  switch (node->op) {
    case cellscript_pattern_any: return true;
    case cellscript_pattern_byte: return (uint8_t)*at == node->a;
    default: return set_has(node, *at);
  }
}

// stack: 0 · raises: never · allocates: no
static void remember(cellscript_pattern *pattern, pattern_place place, ptrdiff_t left) {
  pattern->backs[pattern->back_count] = (cellscript_pattern_back){place.node, place.at, left};
  pattern->back_count += 1;
}

// As many as there are; fewer, down to `least`, if the rest does not match behind them.
// stack: 0 · raises: never · allocates: no
static bool match_most(cellscript_pattern *pattern, pattern_place *place, ptrdiff_t least) {
  ptrdiff_t count = 0;
  while (single_matches(place->node, place->at + count, pattern->end)) { count += 1; }
  pattern->steps += count / 4;
  if (count < least) { return false; }
  if (count > least) { remember(pattern, *place, count); }
  place->at += count;
  place->node += 1;
  return true;
}

// stack: 0 · raises: never · allocates: no
static bool match_single(cellscript_pattern *pattern, pattern_place *place) {
  switch (place->node->repeat) {
    case cellscript_pattern_most: return match_most(pattern, place, 0);
    case cellscript_pattern_most_from_one: return match_most(pattern, place, 1);
    case cellscript_pattern_least:
      remember(pattern, *place, 0);
      place->node += 1;
      return true;
    default: break;
  }
  bool matches = single_matches(place->node, place->at, pattern->end);
  if (place->node->repeat == cellscript_pattern_maybe) {
    if (matches) { remember(pattern, *place, 0); }
  } else if (!matches) {
    return false;
  }
  place->at += matches ? 1 : 0;
  place->node += 1;
  return true;
}

// stack: 1 · raises: any · allocates: yes
static bool match_open(
  lua_State *L, cellscript_pattern *pattern, pattern_place *place, ptrdiff_t length
) {
  if (pattern->level >= CELLSCRIPT_CAPTURES) {
    cellscript_raise(L, cellscript_sentence_pattern_captures);
  }
  pattern->captures[pattern->level] = (cellscript_pattern_capture){place->at, length};
  pattern->level += 1;
  remember(pattern, *place, 0);
  place->node += 1;
  return true;
}

// stack: 1 · raises: any · allocates: yes
static bool match_close(lua_State *L, cellscript_pattern *pattern, pattern_place *place) {
  int level = pattern->level - 1;
  while (level >= 0 && pattern->captures[level].length != CELLSCRIPT_CAPTURE_OPEN) { level -= 1; }
  if (level < 0) { cellscript_raise(L, cellscript_sentence_pattern_capture); }
  pattern->captures[level].length = place->at - pattern->captures[level].start;
  remember(pattern, *place, level);
  place->node += 1;
  return true;
}

// stack: 0 · raises: never · allocates: no
static bool match_balance(cellscript_pattern *pattern, pattern_place *place) {
  const char *at = place->at;
  if (at >= pattern->end || (uint8_t)*at != place->node->a) { return false; }
  ptrdiff_t depth = 1;
  for (at += 1; at < pattern->end; at++) {
    if ((uint8_t)*at == place->node->b) {
      depth -= 1;
      if (depth == 0) { break; }
    } else if ((uint8_t)*at == place->node->a) {
      depth += 1;
    }
  }
  pattern->steps += (at - place->at) / 4;
  if (at >= pattern->end) { return false; }
  place->at = at + 1;
  place->node += 1;
  return true;
}

// Where a byte that is not in the set stands before one that is; zero stands around the subject.
// stack: 0 · raises: never · allocates: no
static bool match_frontier(const cellscript_pattern *pattern, pattern_place *place) {
  char before = place->at > pattern->start ? place->at[-1] : 0;
  char here = place->at < pattern->end ? *place->at : 0;
  if (set_has(place->node, before) || !set_has(place->node, here)) { return false; }
  place->node += 1;
  return true;
}

// stack: 1 · raises: any · allocates: yes
static bool match_again(lua_State *L, cellscript_pattern *pattern, pattern_place *place) {
  int number = place->node->a - '1';
  if (number < 0 || number >= pattern->level
      || pattern->captures[number].length == CELLSCRIPT_CAPTURE_OPEN) {
    cellscript_raise(L, cellscript_sentence_pattern_index, number + 1);
  }
  const cellscript_pattern_capture *capture = &pattern->captures[number];
  ptrdiff_t length = capture->length;
  if (length < 0 || length > pattern->end - place->at) { return false; }
  pattern->steps += length / 16;
  if (memcmp(capture->start, place->at, (size_t)length) != 0) { return false; }
  place->at += length;
  place->node += 1;
  return true;
}

// stack: 1 · raises: any · allocates: yes
static bool match_node(lua_State *L, cellscript_pattern *pattern, pattern_place *place) {
  switch ((cellscript_pattern_op)place->node->op) {
    case cellscript_pattern_open:
      return match_open(L, pattern, place, CELLSCRIPT_CAPTURE_OPEN);
    case cellscript_pattern_place:
      return match_open(L, pattern, place, CELLSCRIPT_CAPTURE_PLACE);
    case cellscript_pattern_close: return match_close(L, pattern, place);
    case cellscript_pattern_balance: return match_balance(pattern, place);
    case cellscript_pattern_frontier: return match_frontier(pattern, place);
    case cellscript_pattern_again: return match_again(L, pattern, place);
    case cellscript_pattern_broken: cellscript_pattern_raise(L, place->node->a);
    case cellscript_pattern_end:
      place->node += 1;
      return place->at == pattern->end;
    default: return match_single(pattern, place);
  }
}

// Takes back what was tried last and tries what is left of it. False if nothing is left.
// stack: 0 · raises: never · allocates: no
static bool go_back(cellscript_pattern *pattern, pattern_place *place) {
  while (pattern->back_count > 0) {
    cellscript_pattern_back *back = &pattern->backs[pattern->back_count - 1];
    const cellscript_pattern_node *node = back->node;
    *place = (pattern_place){node + 1, back->at};
    if (node->op == cellscript_pattern_open || node->op == cellscript_pattern_place) {
      pattern->level -= 1;
    } else if (node->op == cellscript_pattern_close) {
      pattern->captures[back->left].length = CELLSCRIPT_CAPTURE_OPEN;
    } else if (node->repeat == cellscript_pattern_least) {
      if (single_matches(node, back->at, pattern->end)) {
        back->at += 1;
        place->at = back->at;
        return true;
      }
    } else if (node->repeat == cellscript_pattern_maybe) {
      pattern->back_count -= 1;
      return true;
    } else {
      back->left -= 1;
      place->at += back->left;
      bool last = back->left <= (node->repeat == cellscript_pattern_most ? 0 : 1);
      pattern->back_count -= last ? 1 : 0;
      return true;
    }
    pattern->back_count -= 1;
  }
  return false;
}

// stack: 1 · raises: any · allocates: yes
const char *cellscript_pattern_match(lua_State *L, cellscript_pattern *pattern, const char *at) {
  pattern_place place = {pattern->nodes, at};
  pattern->level = 0;
  pattern->back_count = 0;
  while (place.node->op != cellscript_pattern_done) {
    pattern->steps += 1;
    if (pattern->steps >= CHARGE_PERIOD) { cellscript_pattern_charge(L, pattern); }
    if (match_node(L, pattern, &place)) { continue; }
    if (!go_back(pattern, &place)) { return NULL; }
  }
  return place.at;
}

// stack: 1 · raises: any · allocates: yes
void cellscript_pattern_push_capture(
  lua_State *L, const cellscript_pattern *pattern, int number, const char *from, const char *to
) {
  if (number >= pattern->level) {
    if (number != 0) { cellscript_raise(L, cellscript_sentence_pattern_index, number + 1); }
    lua_pushlstring(L, from, (size_t)(to - from));
    return;
  }
  const cellscript_pattern_capture *capture = &pattern->captures[number];
  if (capture->length == CELLSCRIPT_CAPTURE_OPEN) {
    cellscript_raise(L, cellscript_sentence_pattern_unfinished);
  } else if (capture->length == CELLSCRIPT_CAPTURE_PLACE) {
    lua_pushinteger(L, capture->start - pattern->start + 1);
  } else {
    lua_pushlstring(L, capture->start, (size_t)capture->length);
  }
}

// stack: captures · raises: any · allocates: yes
int cellscript_pattern_push_captures(
  lua_State *L, const cellscript_pattern *pattern, const char *from, const char *to
) {
  int count = pattern->level == 0 && from ? 1 : pattern->level;
  luaL_checkstack(L, count, "too many captures");
  for (int i = 0; i < count; i++) {
    cellscript_pattern_push_capture(L, pattern, i, from, to);
  }
  return count;
}
