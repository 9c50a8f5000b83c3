#include "name.h"

#include <stdio.h>
#include <string.h>

#include "machine.h"
#include "sentence.h"

// Source: Fowler, Noll, Vo, hash FNV-1a.
// stack: 0 · raises: never · allocates: no
uint32_t cellscript_name_hash(uint32_t seed, const char *bytes, size_t length) {
  uint32_t hash = 2166136261u ^ seed;
  for (size_t i = 0; i < length; i++) { hash = (hash ^ (unsigned char)bytes[i]) * 16777619u; }
  return hash ^ hash >> 15;
}

// stack: 0 · raises: never · allocates: no
static int smallest(int a, int b, int c) {
  int least = a < b ? a : b;
  return least < c ? least : c;
}

// Insertions, deletions, replacements and swaps of neighbours; −1 for names that are too long.
// Source: Damerau, "A technique for computer detection and correction of spelling errors" (1964).
// stack: 0 · raises: never · allocates: no
static int distance_between(const char *a, const char *b) {
  size_t height = strlen(a), width = strlen(b);
  if (height > CELLSCRIPT_LONGEST_NAME || width > CELLSCRIPT_LONGEST_NAME) { return -1; }
  int rows[3][CELLSCRIPT_LONGEST_NAME + 1];
  for (size_t j = 0; j <= width; j++) { rows[0][j] = (int)j; }
  for (size_t i = 1; i <= height; i++) {
    int *row = rows[i % 3], *above = rows[(i + 2) % 3], *two_above = rows[(i + 1) % 3];
    row[0] = (int)i;
    for (size_t j = 1; j <= width; j++) {
      int change = a[i - 1] == b[j - 1] ? 0 : 1;
      row[j] = smallest(row[j - 1] + 1, above[j] + 1, above[j - 1] + change);
      bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped && two_above[j - 2] + 1 < row[j]) { row[j] = two_above[j - 2] + 1; }
    }
  }
  return rows[height % 3][width];
}

// stack: 0 · raises: never · allocates: no
cellscript_name_search cellscript_name_search_for(const char *wanted) {
  cellscript_name_search search = {wanted, ((int)strlen(wanted) + 1) / 3, ""};
  return search;
}

// stack: 0 · raises: never · allocates: no
void cellscript_name_offer(cellscript_name_search *search, const char *known) {
  int distance = distance_between(search->wanted, known);
  if (distance < 0 || distance > search->distance || distance >= (int)strlen(known)) { return; }
  bool earlier = !search->nearest[0] || strcmp(known, search->nearest) < 0;
  if (distance == search->distance && !earlier) { return; }
  search->distance = distance;
  snprintf(search->nearest, sizeof search->nearest, "%s", known);
}

// stack: 0 · raises: never · allocates: no
const char *cellscript_name_first(const char *first, const char *other) {
  return !first || strcmp(other, first) < 0 ? other : first;
}

// In steps; names that are too long are not compared.
// stack: 0 · raises: never · allocates: no
static int64_t cost_of_distance(const char *a, const char *b) {
  size_t height = strlen(a), width = strlen(b);
  bool compared = height <= CELLSCRIPT_LONGEST_NAME && width <= CELLSCRIPT_LONGEST_NAME;
  return 1 + (compared ? (int64_t)(height * width / 4) : 0);
}

// A table may have any number of keys, so the comparison with each is paid for.
// stack: 3 · raises: any · allocates: no
void cellscript_name_offer_keys(lua_State *L, int index, cellscript_name_search *search) {
  index = lua_absindex(L, index);
  cellscript_budget_charge_scan(L);
  lua_pushnil(L);
  while (lua_next(L, index)) {
    lua_pop(L, 1);
    if (lua_type(L, -1) != LUA_TSTRING) { continue; }
    const char *known = lua_tostring(L, -1);
    cellscript_budget_charge(L, cost_of_distance(search->wanted, known));
    cellscript_name_offer(search, known);
  }
}

// stack: 0 · raises: never · allocates: no
cellscript_hint cellscript_name_hint(const cellscript_name_search *search) {
  cellscript_hint hint = {""};
  if (search->nearest[0]) {
    const char *format = cellscript_sentence(cellscript_sentence_did_you_mean);
    snprintf(hint.text, sizeof hint.text, format, search->nearest);
  }
  return hint;
}
