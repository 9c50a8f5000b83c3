#include "request.h"

#include <string.h>

#include "sentence.h"
#include "value.h"

// The bit of the property or option whose name stands at `index`, or −1.
// stack: 0 · raises: never · allocates: no
static int key_bit(lua_State *L, int index) {
  int id = cellscript_api_find(L, index, cellscript_owner_option);
  return id < 0 ? -1 : id - cellscript_api_property_translation_x;
}

// stack: 0 · raises: any · allocates: yes
static void raise_unknown_key(
  const cellscript_request *request, const char *key, uint64_t allowed
) {
  lua_State *L = request->L;
  cellscript_name_search search = cellscript_name_search_for(key);
  for (int bit = 0; bit < 64; bit++) {
    if ((allowed >> bit & 1) == 0) { continue; }
    int id = bit < CELLSCRIPT_PROPERTIES
      ? cellscript_api_property_translation_x + bit
      : cellscript_api_option_duration + bit - CELLSCRIPT_PROPERTIES;
    cellscript_name_offer(&search, cellscript_api((cellscript_api_id)id)->name);
  }
  cellscript_hint hint = cellscript_name_hint(&search);
  cellscript_raise(L, cellscript_sentence_unknown_key, request->call, key, hint.text);
}

// stack: 0 · raises: never · allocates: no
static void take_key(cellscript_request *request, int bit, bool number, double value) {
  request->present |= UINT64_C(1) << bit;
  if (!number) { return; }
  request->numeric |= UINT64_C(1) << bit;
  request->numbers[bit] = value;
}

// Of several unknown keys the first in the alphabet is told, so that a message does not depend on
// the order of a hash.
// stack: 5 · raises: any · allocates: no
void cellscript_request_scan(cellscript_request *request, uint64_t allowed, bool takes_list) {
  lua_State *L = request->L;
  const char *unknown = NULL, *strange = NULL;
  request->present = 0;
  request->numeric = 0;
  cellscript_budget_charge_scan(L);
  lua_pushnil(L);
  while (lua_next(L, request->table)) {
    bool number = lua_type(L, -1) == LUA_TNUMBER;
    double value = number ? lua_tonumber(L, -1) : 0;
    lua_pop(L, 1);
    if (lua_type(L, -1) == LUA_TNUMBER && takes_list) { continue; }
    if (lua_type(L, -1) != LUA_TSTRING) {
      strange = cellscript_name_first(strange, cellscript_object_describe(L, -1));
      continue;
    }
    int bit = key_bit(L, -1);
    if (bit >= 0 && (allowed >> bit & 1)) {
      take_key(request, bit, number, value);
      continue;
    }
    unknown = cellscript_name_first(unknown, lua_tostring(L, -1));
  }
  if (strange) { cellscript_raise(L, cellscript_sentence_key_kind, request->call, strange); }
  if (unknown) { raise_unknown_key(request, unknown, allowed); }
}

// stack: 0 · raises: never · allocates: no
void cellscript_request_begin(
  cellscript_request *request, lua_State *L, const char *call, int table,
  cellscript_cell_object *cell
) {
  request->L = L;
  request->call = call;
  request->table = table;
  request->cell = cell;
  request->present = 0;
  request->numeric = 0;
}

// stack: 5 · raises: any · allocates: no
void cellscript_request_read(
  cellscript_request *request, lua_State *L, const char *call, uint64_t allowed, bool takes_list
) {
  cellscript_cell_object *cell = cellscript_cell_check(L, 1, call);
  if (!cellscript_machine_of(L)->view) { cellscript_raise(L, cellscript_sentence_no_stage); }
  if (lua_type(L, 2) != LUA_TTABLE) {
    const char *found = cellscript_object_describe(L, 2);
    cellscript_raise(L, cellscript_sentence_wants_table, call, found);
  }
  lua_settop(L, 2);
  cellscript_request_begin(request, L, call, 2, cell);
  cellscript_request_scan(request, allowed, takes_list);
}

// stack: 1 · raises: memory · allocates: yes
static void push_option(const cellscript_request *request, cellscript_api_id option) {
  lua_pushstring(request->L, cellscript_api(option)->name);
  lua_rawget(request->L, request->table);
}

// stack: 0 · raises: never · allocates: no
static int bit_of_option(cellscript_api_id option) {
  return CELLSCRIPT_PROPERTIES + (int)option - (int)cellscript_api_option_duration;
}

// stack: 0 · raises: never · allocates: no
static bool has_option(const cellscript_request *request, cellscript_api_id option) {
  return request->present >> bit_of_option(option) & 1;
}

// Whether a key has a number from `low` to `high`; what it has else is told where it is looked up.
// stack: 0 · raises: never · allocates: no
static bool is_within(const cellscript_request *request, int bit, double low, double high) {
  bool numeric = request->numeric >> bit & 1;
  return numeric && request->numbers[bit] >= low && request->numbers[bit] <= high;
}

// stack: 1 · raises: any · allocates: yes
double cellscript_request_number(
  const cellscript_request *request, cellscript_api_id option, double otherwise
) {
  if (!has_option(request, option)) { return otherwise; }
  const cellscript_api_entry *entry = cellscript_api(option);
  int bit = bit_of_option(option);
  if (is_within(request, bit, entry->low, entry->high)) { return request->numbers[bit]; }
  push_option(request, option);
  double number = cellscript_value_entry(request->L, -1, entry);
  lua_pop(request->L, 1);
  return number;
}

// stack: 1 · raises: any · allocates: yes
double cellscript_request_seconds(
  const cellscript_request *request, cellscript_api_id option, double otherwise
) {
  if (!has_option(request, option)) { return otherwise; }
  int bit = bit_of_option(option);
  if (is_within(request, bit, 0.001, 3600)) { return request->numbers[bit]; }
  push_option(request, option);
  double seconds = cellscript_value_seconds(request->L, -1, cellscript_api(option)->name);
  lua_pop(request->L, 1);
  return seconds;
}

// stack: 1 · raises: any · allocates: yes
bool cellscript_request_boolean(const cellscript_request *request, cellscript_api_id option) {
  if (!has_option(request, option)) { return false; }
  push_option(request, option);
  bool value = cellscript_value_boolean(request->L, -1, cellscript_api(option)->name);
  lua_pop(request->L, 1);
  return value;
}

// stack: 2 · raises: any · allocates: yes
cellscript_curve cellscript_request_curve(
  const cellscript_request *request, const char *otherwise
) {
  if (!has_option(request, cellscript_api_option_curve)) {
    return cellscript_curve_of(otherwise);
  }
  push_option(request, cellscript_api_option_curve);
  cellscript_curve curve = cellscript_value_curve(request->L, -1, "curve");
  lua_pop(request->L, 1);
  return curve;
}

// stack: 1 · raises: any · allocates: yes
double cellscript_request_property(const cellscript_request *request, int property) {
  const cellscript_api_entry *entry = cellscript_property_entry(property);
  if (is_within(request, property, entry->low, entry->high)) {
    return request->numbers[property];
  }
  cellscript_request_push_property(request, property);
  double number = cellscript_value_entry(request->L, -1, entry);
  lua_pop(request->L, 1);
  return number;
}

// stack: 1 · raises: memory · allocates: yes
void cellscript_request_push_property(const cellscript_request *request, int property) {
  lua_pushstring(request->L, cellscript_property_entry(property)->name);
  lua_rawget(request->L, request->table);
}
