#include "declaration.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "object.h"
#include "sentence.h"
#include "value.h"

/// A declaration while it is read: its table (0: only a default), its name.
typedef struct declaration {
  lua_State *L;
  int table;
  const char *name;
  cellscript_parameter *out;
} declaration;

// stack: 2 · raises: any · allocates: yes
static void check_entries(const declaration *d) {
  lua_State *L = d->L;
  const char *unknown = NULL;
  cellscript_budget_charge_scan(L);
  lua_pushnil(L);
  while (lua_next(L, d->table)) {
    lua_pop(L, 1);
    if (lua_type(L, -1) == LUA_TNUMBER) { continue; }
    const char *key = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "?";
    bool known = false;
    for (int id = cellscript_api_declaration_min; id <= cellscript_api_declaration_about; id++) {
      known = known || strcmp(cellscript_api((cellscript_api_id)id)->name, key) == 0;
    }
    if (!known) { unknown = cellscript_name_first(unknown, key); }
  }
  if (!unknown) { return; }
  cellscript_name_search search = cellscript_name_search_for(unknown);
  cellscript_api_offer(&search, cellscript_owner_declaration);
  cellscript_hint hint = cellscript_name_hint(&search);
  cellscript_raise(L, cellscript_sentence_parameter_entry, d->name, unknown, hint.text);
}

// stack: 0 · raises: any · allocates: yes
static cellscript_text keep(const declaration *d, const char *bytes, size_t length) {
  return cellscript_plugin_keep(d->L, bytes, length);
}

// stack: 1 · raises: any · allocates: yes
static cellscript_text read_text(const declaration *d, const char *entry) {
  cellscript_text text = {NULL, 0};
  if (!d->table) { return text; }
  if (lua_getfield(d->L, d->table, entry) != LUA_TNIL) {
    if (lua_type(d->L, -1) != LUA_TSTRING) {
      cellscript_raise(d->L, cellscript_sentence_parameter_text, d->name, entry);
    }
    size_t length;
    const char *bytes = lua_tolstring(d->L, -1, &length);
    cellscript_plugin_check_text(d->L, entry, bytes, length);
    text = keep(d, bytes, length);
  }
  lua_pop(d->L, 1);
  return text;
}

// stack: 0 · raises: any · allocates: yes
static cellscript_parameter_kind kind_named(const declaration *d, cellscript_text name) {
  static const char *const names[] = {
    "number", "integer", "boolean", "text", "color", "image", "curve",
  };
  for (int i = 0; i < 7; i++) {
    if (cellscript_text_is(name, names[i], strlen(names[i]))) {
      return (cellscript_parameter_kind)i;
    }
  }
  cellscript_raise(d->L, cellscript_sentence_parameter_kind_name, d->name);
}

// The kind that a default at the top of the stack shows by itself.
// stack: 0 · raises: any · allocates: yes
static cellscript_parameter_kind kind_shown(const declaration *d) {
  lua_State *L = d->L;
  switch (lua_type(L, -1)) {
    case LUA_TNUMBER: return cellscript_parameter_kind_number;
    case LUA_TBOOLEAN: return cellscript_parameter_kind_boolean;
    case LUA_TSTRING: return cellscript_parameter_kind_text;
    default: break;
  }
  if (cellscript_object_at(L, -1, cellscript_object_color)) {
    return cellscript_parameter_kind_color;
  }
  if (cellscript_object_at(L, -1, cellscript_object_curve)) {
    return cellscript_parameter_kind_curve;
  }
  const char *found = cellscript_object_describe(L, -1);
  cellscript_raise(L, cellscript_sentence_parameter_default, d->name, found);
}

// Without bounds of its own a number has those of the property or option of its name.
// stack: 0 · raises: never · allocates: no
static void find_range(const declaration *d) {
  d->out->low = -1e6;
  d->out->high = 1e6;
  for (int id = cellscript_api_property_translation_x; id <= cellscript_api_option_at; id++) {
    const cellscript_api_entry *entry = cellscript_api((cellscript_api_id)id);
    if (entry->low < entry->high && strcmp(entry->name, d->name) == 0) {
      d->out->low = entry->low;
      d->out->high = entry->high;
    }
  }
}

// stack: 1 · raises: any · allocates: yes
static void read_bound(const declaration *d, const char *entry, double *bound) {
  if (!d->table) { return; }
  if (lua_getfield(d->L, d->table, entry) != LUA_TNIL) {
    if (lua_type(d->L, -1) != LUA_TNUMBER || !isfinite(lua_tonumber(d->L, -1))) {
      cellscript_raise(d->L, cellscript_sentence_parameter_number, d->name, entry);
    }
    *bound = lua_tonumber(d->L, -1);
  }
  lua_pop(d->L, 1);
}

/// Beyond it not every whole number is a number of its own.
#define WHOLE_LIMIT 9007199254740992.0

// Bounds are a range whatever the kind: it is handed on with every parameter.
// stack: 1 · raises: any · allocates: yes
static void check_bounds(const declaration *d) {
  const cellscript_parameter *out = d->out;
  bool whole = out->kind == cellscript_parameter_kind_integer;
  if (whole && !(out->low >= -WHOLE_LIMIT && out->high <= WHOLE_LIMIT)) {
    cellscript_raise(d->L, cellscript_sentence_parameter_whole_bounds, d->name);
  }
  if (out->low <= out->high) { return; }
  cellscript_figure low = cellscript_figure_of(out->low), high = cellscript_figure_of(out->high);
  cellscript_raise(d->L, cellscript_sentence_parameter_bounds, d->name, low.text, high.text);
}

// stack: 1 · raises: any · allocates: yes
static void check_number(const declaration *d) {
  const cellscript_parameter *out = d->out;
  double number = out->value.number;
  bool inside = number >= out->low && number <= out->high;
  bool whole = !(floor(number) < number);
  bool fits = out->kind != cellscript_parameter_kind_integer || whole;
  if (inside && fits) { return; }
  cellscript_figure low = cellscript_figure_of(out->low), high = cellscript_figure_of(out->high);
  cellscript_figure found = cellscript_figure_of(number);
  if (!inside) {
    cellscript_raise(
      d->L, cellscript_sentence_parameter_range, d->name, low.text, high.text, found.text);
  }
  cellscript_raise(d->L, cellscript_sentence_whole, d->name, found.text);
}

// The default stands on top of the stack.
// stack: 1 · raises: any · allocates: yes
static void read_default(const declaration *d) {
  lua_State *L = d->L;
  cellscript_parameter *out = d->out;
  size_t length = 0;
  const char *bytes = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &length) : NULL;
  bool fits = true;
  switch (out->kind) {
    case cellscript_parameter_kind_number:
    case cellscript_parameter_kind_integer:
      fits = lua_type(L, -1) == LUA_TNUMBER;
      out->value.number = lua_tonumber(L, -1);
      break;
    case cellscript_parameter_kind_boolean:
      fits = lua_type(L, -1) == LUA_TBOOLEAN;
      out->value.number = lua_toboolean(L, -1);
      break;
    case cellscript_parameter_kind_text:
    case cellscript_parameter_kind_image:
      fits = bytes != NULL;
      if (fits) { out->value.text = keep(d, bytes, length); }
      break;
    case cellscript_parameter_kind_color:
      out->value.paint = cellscript_value_paint(L, -1, d->name);
      break;
    case cellscript_parameter_kind_curve:
      out->value.curve = cellscript_value_curve(L, -1, d->name);
      break;
  }
  if (!fits) {
    const char *found = cellscript_object_describe(L, -1);
    cellscript_raise(L, cellscript_sentence_parameter_default, d->name, found);
  }
}

// The bytes of all choices of the list at `list`, each with its terminating zero; checks that each is
// a text and that the default is among them.
// stack: 1 · raises: any · allocates: yes
static size_t check_choices(const declaration *d, int list, lua_Integer count) {
  lua_State *L = d->L;
  cellscript_text chosen = d->out->value.text;
  bool found = false;
  size_t sum = 0;
  for (lua_Integer i = 1; i <= count; i++) {
    size_t length = 0;
    const char *choice =
      lua_rawgeti(L, list, i) == LUA_TSTRING ? lua_tolstring(L, -1, &length) : NULL;
    if (!choice || strlen(choice) != length) {
      cellscript_raise(L, cellscript_sentence_parameter_choices, d->name);
    }
    cellscript_plugin_check_text(L, "choices", choice, length);
    found = found || cellscript_text_is(chosen, choice, length);
    sum += length + 1;
    lua_pop(L, 1);
  }
  if (!found) { cellscript_raise(L, cellscript_sentence_parameter_choice, d->name); }
  return sum;
}

// Keeps the choices, each with its terminating zero; pays for going through them twice.
// stack: 3 · raises: any · allocates: yes
static void read_choices(const declaration *d) {
  lua_State *L = d->L;
  if (!d->table || lua_getfield(L, d->table, "choices") == LUA_TNIL) { return; }
  if (lua_type(L, -1) != LUA_TTABLE || d->out->kind != cellscript_parameter_kind_text) {
    cellscript_raise(L, cellscript_sentence_parameter_choices, d->name);
  }
  int list = lua_gettop(L);
  lua_Integer count = (lua_Integer)lua_rawlen(L, list);
  cellscript_budget_charge(L, 2 * count);
  size_t sum = check_choices(d, list, count), used = 0;
  cellscript_budget_charge(L, (int64_t)(sum / 16));
  char *room = lua_newuserdatauv(L, sum, 0);
  for (lua_Integer i = 1; i <= count; i++) {
    size_t length = 0;
    lua_rawgeti(L, list, i);
    const char *choice = lua_tolstring(L, -1, &length);
    memcpy(room + used, choice, length + 1);
    used += length + 1;
    lua_pop(L, 1);
  }
  d->out->choices = keep(d, room, sum);
}

// stack: 8 · raises: any · allocates: yes
void cellscript_declaration_read(lua_State *L, cellscript_parameter *out) {
  cellscript_machine *machine = cellscript_machine_of(L);
  int top = lua_gettop(L);
  declaration d = {L, lua_type(L, top) == LUA_TTABLE ? top : 0, lua_tostring(L, top - 1), out};
  snprintf(machine->failure.name, sizeof machine->failure.name, "%s", d.name);
  cellscript_failure_clean(machine->failure.name);
  machine->failure.defect = cellscript_defect_bad_parameter;
  cellscript_plugin_check_text(L, "parameters", d.name, strlen(d.name));
  out->name = keep(&d, d.name, strlen(d.name));
  out->value.paint.code = -1;
  if (d.table) { check_entries(&d); }
  cellscript_text kind = read_text(&d, "kind");
  out->unit = read_text(&d, "unit");
  out->about = read_text(&d, "about");
  if (d.table) {
    lua_rawgeti(L, d.table, 1);
  } else {
    lua_pushvalue(L, top);
  }
  out->kind = kind.bytes ? kind_named(&d, kind) : kind_shown(&d);
  read_default(&d);
  find_range(&d);
  read_bound(&d, "min", &out->low);
  read_bound(&d, "max", &out->high);
  check_bounds(&d);
  if (out->kind <= cellscript_parameter_kind_integer) { check_number(&d); }
  read_choices(&d);
  machine->failure.defect = cellscript_defect_none;
  lua_settop(L, top);
}
