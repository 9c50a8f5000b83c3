// `gsub`.
#include <string.h>

#include "machine.h"
#include "object.h"
#include "pattern.h"
#include "sentence.h"
#include "text.h"

/// A replacement under way; the room of the pattern follows. `size` is that of the result so far.
typedef struct text_replace {
  cellscript_pattern pattern;
  lua_State *L;
  luaL_Buffer *out;
  size_t size;
} text_replace;

// A result that no string can hold is memory that is not there, as with `..`.
// stack: 1 · raises: any · allocates: yes
static void result_reserve(text_replace *replace, size_t length) {
  cellscript_machine *machine = cellscript_machine_of(replace->L);
  replace->size += length;
  if (replace->size > machine->limits.string) { cellscript_raise_long_text(replace->L); }
}

// stack: 1 · raises: any · allocates: yes
static void result_add(text_replace *replace, const char *bytes, size_t length) {
  result_reserve(replace, length);
  luaL_addlstring(replace->out, bytes, length);
}

// Adds the value on top of the stack and pops it.
// stack: 1 · raises: any · allocates: yes
static void result_add_value(text_replace *replace) {
  size_t length;
  cellscript_text_push(replace->L, -1, &length);
  lua_remove(replace->L, -2);
  result_reserve(replace, length);
  luaL_addvalue(replace->out);
}

// The text at 3 with its captures put in.
// stack: 2 · raises: any · allocates: yes
static void add_text(text_replace *replace, const char *from, const char *to) {
  lua_State *L = replace->L;
  size_t length;
  const char *bytes = lua_tolstring(L, 3, &length);
  const char *end = bytes + length;
  const char *mark;
  while ((mark = memchr(bytes, '%', (size_t)(end - bytes))) != NULL) {
    result_add(replace, bytes, (size_t)(mark - bytes));
    char word = mark[1];
    if (word == '%') {
      result_add(replace, "%", 1);
    } else if (word == '0') {
      result_add(replace, from, (size_t)(to - from));
    } else if (word >= '1' && word <= '9') {
      cellscript_pattern_push_capture(L, &replace->pattern, word - '1', from, to);
      result_add_value(replace);
    } else {
      cellscript_raise(L, cellscript_sentence_replacement_percent);
    }
    bytes = mark + 2;
  }
  result_add(replace, bytes, (size_t)(end - bytes));
}

// What the function or the table at 3 says; false or nil leaves the match as it was.
// stack: captures + 1 · raises: any · allocates: yes
static bool add_answer(text_replace *replace, int type, const char *from, const char *to) {
  lua_State *L = replace->L;
  if (type == LUA_TFUNCTION) {
    lua_pushvalue(L, 3);
    int count = cellscript_pattern_push_captures(L, &replace->pattern, from, to);
    lua_call(L, count, 1);
  } else {
    cellscript_pattern_push_capture(L, &replace->pattern, 0, from, to);
    lua_gettable(L, 3);
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    result_add(replace, from, (size_t)(to - from));
    return false;
  }
  if (!lua_isstring(L, -1)) {
    cellscript_raise(L, cellscript_sentence_replacement_kind, luaL_typename(L, -1));
  }
  result_add_value(replace);
  return true;
}

// stack: captures + 2 · raises: any · allocates: yes
static bool add_match(text_replace *replace, int type, const char *from, const char *to) {
  cellscript_pattern_charge(replace->L, &replace->pattern);
  if (type == LUA_TFUNCTION || type == LUA_TTABLE) { return add_answer(replace, type, from, to); }
  add_text(replace, from, to);
  return true;
}

// Replaces up to `limit` matches; pushes the result, unless nothing changed. Returns the matches.
// stack: captures + 4 · raises: any · allocates: yes
static lua_Integer replace_all(
  text_replace *replace, int type, lua_Integer limit, bool anchored, bool *changed
) {
  const char *at = replace->pattern.start, *last_end = NULL;
  lua_Integer count = 0;
  while (count < limit) {
    const char *end = cellscript_pattern_match(replace->L, &replace->pattern, at);
    if (end && end != last_end) {
      count += 1;
      bool changes = add_match(replace, type, at, end);
      *changed = *changed || changes;
      at = last_end = end;
    } else if (at < replace->pattern.end) {
      result_add(replace, at, 1);
      at += 1;
    } else {
      break;
    }
    if (anchored) { break; }
  }
  if (!*changed) { return count; }
  result_add(replace, at, (size_t)(replace->pattern.end - at));
  luaL_pushresult(replace->out);
  return count;
}

// stack: captures + 5 · raises: any · allocates: yes
int cellscript_text_gsub(lua_State *L) {
  size_t length, pattern_length;
  const char *subject = luaL_checklstring(L, 1, &length);
  const char *bytes = luaL_checklstring(L, 2, &pattern_length);
  int type = lua_type(L, 3);
  lua_Integer limit = luaL_optinteger(L, 4, (lua_Integer)length + 1);
  bool fits = type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION
    || type == LUA_TTABLE;
  luaL_argexpected(L, fits, 3, "string/function/table");
  bool anchored = pattern_length > 0 && bytes[0] == '^';
  if (anchored) {
    bytes += 1;
    pattern_length -= 1;
  }
  cellscript_budget_charge(L, (int64_t)(pattern_length / 4 + length / 16) + 1);
  lua_settop(L, 3);
  if (type == LUA_TNUMBER) {
    cellscript_text_push(L, 3, NULL);
    lua_replace(L, 3);
  }
  text_replace *replace =
    lua_newuserdatauv(L, sizeof *replace + cellscript_pattern_room(pattern_length), 0);
  luaL_Buffer out;
  luaL_buffinit(L, &out);
  *replace = (text_replace){.L = L, .out = &out, .size = 0};
  cellscript_pattern_compile(
    &replace->pattern, replace + 1, bytes, pattern_length, subject, length);
  bool changed = false;
  lua_Integer count = replace_all(replace, type, limit, anchored, &changed);
  cellscript_pattern_charge(L, &replace->pattern);
  if (!changed) { lua_pushvalue(L, 1); }
  lua_pushinteger(L, count);
  return 2;
}
