// `find`, `match` and `gmatch`.
#include <string.h>

#include "machine.h"
#include "pattern.h"
#include "text.h"

/// Bytes of a pattern that is compiled on the stack.
enum { SMALL_PATTERN = 24 };

/// Room for such a pattern.
typedef struct small_room {
  cellscript_pattern_node nodes[SMALL_PATTERN + 1];
  cellscript_pattern_back backs[SMALL_PATTERN + 1];
} small_room;

/// What a search is about.
typedef struct text_search {
  const char *subject, *bytes;
  size_t length, pattern_length, begin;
} text_search;

// Positions count from 1, below 0 from the end.
// stack: 0 · raises: any · allocates: yes
static text_search search_read(lua_State *L) {
  text_search search;
  search.subject = luaL_checklstring(L, 1, &search.length);
  search.bytes = luaL_checklstring(L, 2, &search.pattern_length);
  search.begin = cellscript_text_begin(luaL_optinteger(L, 3, 1), search.length) - 1;
  return search;
}

// stack: 0 · raises: never · allocates: no
static bool is_plain(const text_search *search) {
  for (size_t i = 0; i < search->pattern_length; i++) {
    if (search->bytes[i] != 0 && strchr("^$*+?.([%-", search->bytes[i])) { return false; }
  }
  return true;
}

// Where the bytes stand at or behind the beginning, or NULL.
// stack: 1 · raises: any · allocates: no
static const char *find_bytes(lua_State *L, const text_search *search) {
  const char *at = search->subject + search->begin;
  const char *end = search->subject + search->length;
  size_t length = search->pattern_length;
  if (length == 0) { return at; }
  cellscript_budget_charge(L, (end - at) / 64);
  int64_t compared = 0;
  while ((size_t)(end - at) >= length) {
    size_t starts = (size_t)(end - at) - length + 1;
    at = memchr(at, (unsigned char)search->bytes[0], starts);
    if (!at) { return NULL; }
    if (memcmp(at, search->bytes, length) == 0) { return at; }
    compared += 1 + (int64_t)length / 64;
    if (compared > 256) {
      cellscript_budget_charge(L, compared / 2);
      compared = 0;
    }
    at += 1;
  }
  return NULL;
}

// stack: 2 · raises: any · allocates: no
static int find_plain(lua_State *L, const text_search *search) {
  const char *at = find_bytes(L, search);
  if (!at) {
    lua_pushnil(L);
    return 1;
  }
  lua_pushinteger(L, at - search->subject + 1);
  lua_pushinteger(L, at - search->subject + (lua_Integer)search->pattern_length);
  return 2;
}

// stack: captures + 3 · raises: any · allocates: yes
static int search_pattern(lua_State *L, const text_search *search, bool finds) {
  small_room small;
  cellscript_pattern pattern;
  bool anchored = search->pattern_length > 0 && search->bytes[0] == '^';
  const char *bytes = search->bytes + (anchored ? 1 : 0);
  size_t length = search->pattern_length - (anchored ? 1 : 0);
  void *room = length <= SMALL_PATTERN
    ? &small : lua_newuserdatauv(L, cellscript_pattern_room(length), 0);
  cellscript_budget_charge(L, (int64_t)length / 4 + 1);
  cellscript_pattern_compile(
    &pattern, room, bytes, length, search->subject, search->length);
  const char *at = search->subject + search->begin;
  do {
    const char *end = cellscript_pattern_match(L, &pattern, at);
    if (end) {
      cellscript_pattern_charge(L, &pattern);
      if (!finds) { return cellscript_pattern_push_captures(L, &pattern, at, end); }
      lua_pushinteger(L, at - search->subject + 1);
      lua_pushinteger(L, end - search->subject);
      return cellscript_pattern_push_captures(L, &pattern, NULL, NULL) + 2;
    }
    at += 1;
  } while (at <= pattern.end && !anchored);
  cellscript_pattern_charge(L, &pattern);
  lua_pushnil(L);
  return 1;
}

// stack: captures + 3 · raises: any · allocates: yes
static int search_from(lua_State *L, bool finds) {
  text_search search = search_read(L);
  if (search.begin > search.length) {
    lua_pushnil(L);
    return 1;
  }
  if (finds && (lua_toboolean(L, 4) || is_plain(&search))) { return find_plain(L, &search); }
  return search_pattern(L, &search, finds);
}

// stack: captures + 3 · raises: any · allocates: yes
int cellscript_text_find(lua_State *L) {
  return search_from(L, true);
}

// stack: captures + 3 · raises: any · allocates: yes
int cellscript_text_match(lua_State *L) {
  return search_from(L, false);
}

/// A walk through all matches; the room of the pattern follows.
typedef struct text_walk {
  cellscript_pattern pattern;
  const char *at, *last_end;
} text_walk;

// Upvalues: subject and pattern, held; the walk.
// stack: captures · raises: any · allocates: yes
static int walk_step(lua_State *L) {
  text_walk *walk = lua_touserdata(L, lua_upvalueindex(3));
  for (; walk->at <= walk->pattern.end; walk->at++) {
    const char *end = cellscript_pattern_match(L, &walk->pattern, walk->at);
    if (!end || end == walk->last_end) { continue; }
    const char *begin = walk->at;
    walk->at = walk->last_end = end;
    return cellscript_pattern_push_captures(L, &walk->pattern, begin, end);
  }
  cellscript_pattern_charge(L, &walk->pattern);
  return 0;
}

// stack: 3 · raises: any · allocates: yes
int cellscript_text_gmatch(lua_State *L) {
  text_search search = search_read(L);
  lua_settop(L, 2);
  size_t begin = search.begin > search.length ? search.length + 1 : search.begin;
  cellscript_budget_charge(L, (int64_t)search.pattern_length / 4 + 1);
  text_walk *walk = lua_newuserdatauv(
    L, sizeof *walk + cellscript_pattern_room(search.pattern_length), 0);
  cellscript_pattern_compile(
    &walk->pattern, walk + 1, search.bytes, search.pattern_length, search.subject,
    search.length);
  walk->at = search.subject + begin;
  walk->last_end = NULL;
  lua_pushcclosure(L, walk_step, 3);
  return 1;
}
