#include "draft.h"

#include "sentence.h"
#include "value.h"

// stack: 2 · raises: any · allocates: yes
static double read_place(const cellscript_request *entry, double before) {
  if (!cellscript_request_has(entry, CELLSCRIPT_OPTION(at))) {
    cellscript_raise(entry->L, cellscript_sentence_key_without_at);
  }
  double at = cellscript_request_number(entry, cellscript_api_option_at, 0);
  if (at < before) {
    cellscript_figure here = cellscript_figure_of(at), there = cellscript_figure_of(before);
    cellscript_raise(entry->L, cellscript_sentence_key_order, here.text, there.text);
  }
  return at;
}

// stack: 6 · raises: any · allocates: yes
static void read_entry(
  cellscript_request *entry, const cellscript_request *request, lua_Integer place
) {
  lua_State *L = request->L;
  uint64_t allowed =
    CELLSCRIPT_ALL_PROPERTIES | CELLSCRIPT_OPTION(at) | CELLSCRIPT_OPTION(curve);
  lua_rawgeti(L, request->table, place);
  if (lua_type(L, -1) != LUA_TTABLE) {
    const char *found = cellscript_object_describe(L, -1);
    cellscript_raise(L, cellscript_sentence_key_is_table, found);
  }
  cellscript_request_begin(entry, L, "a keyframe", lua_gettop(L), request->cell);
  cellscript_request_scan(entry, allowed, false);
}

// Checks all entries and returns which properties they move.
// stack: 6 · raises: any · allocates: yes
static uint64_t check_entries(const cellscript_request *request, lua_Integer count) {
  uint64_t moved = 0;
  double before = -1;
  for (lua_Integer i = 1; i <= count; i++) {
    cellscript_request entry;
    read_entry(&entry, request, i);
    uint64_t properties = entry.present & CELLSCRIPT_ALL_PROPERTIES;
    for (int property = CELLSCRIPT_PROPERTY_Z; property < CELLSCRIPT_PROPERTIES; property++) {
      if ((properties >> property & 1) == 0) { continue; }
      cellscript_draft_refuse(&entry, property);
      const char *name = cellscript_property_entry(property)->name;
      cellscript_raise(request->L, cellscript_sentence_key_is_number, name);
    }
    before = read_place(&entry, before);
    moved |= properties;
    lua_pop(request->L, 1);
  }
  return moved;
}

// stack: 6 · raises: any · allocates: yes
static void read_keys(
  cellscript_draft *draft, const cellscript_request *request, int property, lua_Integer count
) {
  lua_State *L = request->L;
  cellscript_target *target =
    cellscript_draft_add(draft, cellscript_target_kind_keyframes, property);
  target->first_key = cellscript_machine_of(L)->recorder.key_count;
  for (lua_Integer i = 1; i <= count; i++) {
    cellscript_request entry;
    read_entry(&entry, request, i);
    if (entry.present >> property & 1) {
      double value = cellscript_request_property(&entry, property);
      double at = cellscript_request_number(&entry, cellscript_api_option_at, 0);
      cellscript_curve curve = cellscript_request_curve(&entry, "linear");
      *cellscript_recorder_add_key(L) = (cellscript_key){at, value, curve};
      target->key_count += 1;
      target->value = value;
    }
    lua_pop(L, 1);
  }
}

/// Keyframes of one animation: the stage keeps them while it runs.
enum { ENTRIES = 256 };

// A property beside the keyframes would move nowhere.
// stack: 0 · raises: any · allocates: yes
static void refuse_outside(const cellscript_request *request) {
  for (int property = 0; property < CELLSCRIPT_PROPERTIES; property++) {
    if ((request->present >> property & 1) == 0) { continue; }
    const char *name = cellscript_property_entry(property)->name;
    cellscript_raise(request->L, cellscript_sentence_key_outside, name, name, name);
  }
}

// stack: 8 · raises: any · allocates: yes
int cellscript_cell_keyframes(lua_State *L) {
  uint64_t allowed = CELLSCRIPT_ALL_PROPERTIES | CELLSCRIPT_OPTION(duration)
    | CELLSCRIPT_OPTION(delay) | CELLSCRIPT_OPTION(repeats) | CELLSCRIPT_OPTION(autoreverses)
    | CELLSCRIPT_OPTION(replaces);
  cellscript_request request;
  cellscript_request_read(&request, L, "cell:keyframes", allowed, true);
  refuse_outside(&request);
  cellscript_draft draft;
  cellscript_draft_begin(&draft);
  lua_Integer count = (lua_Integer)lua_rawlen(L, 2);
  if (count > ENTRIES) {
    return cellscript_raise(L, cellscript_sentence_many_keyframes, ENTRIES);
  }
  cellscript_budget_charge(L, count);
  uint64_t moved = check_entries(&request, count);
  for (int property = 0; property < CELLSCRIPT_PROPERTY_Z; property++) {
    if (moved >> property & 1) { read_keys(&draft, &request, property, count); }
  }
  if (draft.count == 0) {
    return cellscript_raise(L, cellscript_sentence_no_property, request.call);
  }
  draft.command.timing.kind = cellscript_timing_kind_curve;
  draft.command.timing.curve = cellscript_curve_of("linear");
  draft.command.timing.duration =
    cellscript_request_seconds(&request, cellscript_api_option_duration, 0.25);
  draft.command.delay = cellscript_request_seconds(&request, cellscript_api_option_delay, 0);
  cellscript_draft_read_passes(&draft, &request);
  draft.command.replaces = cellscript_request_boolean(&request, cellscript_api_option_replaces);
  return cellscript_draft_submit(&draft, &request);
}
