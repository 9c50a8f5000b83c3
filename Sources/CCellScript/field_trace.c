// `fx.field`: runs a function once, on symbols.
#include <stdlib.h>
#include <string.h>

#include "equality.h"
#include "request.h"
#include "sentence.h"
#include "symbol.h"
#include "value.h"

// stack: 1 · raises: any · allocates: yes
static void check_property(lua_State *L, int property) {
  if (property < CELLSCRIPT_FIRST_CONTENT && property != CELLSCRIPT_PROPERTY_Z) { return; }
  const char *name = cellscript_property_entry(property)->name;
  cellscript_raise(L, cellscript_sentence_field_drives, name);
}

// The value stands on top of the stack.
// stack: 1 · raises: any · allocates: yes
static void drive_number(lua_State *L, int property) {
  const cellscript_api_entry *entry = cellscript_property_entry(property);
  const cellscript_symbol_object *symbol =
    cellscript_object_at(L, -1, cellscript_object_symbol);
  if (symbol && symbol->place < 0 && cellscript_symbol_is_color(L, -1)) {
    cellscript_raise(L, cellscript_sentence_wants_number, entry->name, "a color");
  }
  int32_t node = symbol
    ? cellscript_symbol_number(L, -1, entry->name)
    : cellscript_field_constant(L, cellscript_value_entry(L, -1, entry));
  cellscript_field_drive(L, property, 0, node);
}

// stack: 1 · raises: any · allocates: yes
static void drive_color(lua_State *L, int property) {
  const char *name = cellscript_property_entry(property)->name;
  cellscript_field_value value = cellscript_symbol_color(L, -1, name, false);
  for (int i = 0; i < 4; i++) { cellscript_field_drive(L, property, i, value.nodes[i]); }
}

// The table stands on top of the stack.
// stack: 6 · raises: any · allocates: yes
static void read_outputs(lua_State *L) {
  cellscript_request request;
  cellscript_request_begin(&request, L, "fx.field", lua_gettop(L), NULL);
  if (lua_type(L, -1) != LUA_TTABLE) {
    cellscript_raise(L, cellscript_sentence_field_result, cellscript_object_describe(L, -1));
  }
  cellscript_request_scan(&request, CELLSCRIPT_ALL_PROPERTIES, false);
  if (request.present == 0) {
    cellscript_raise(L, cellscript_sentence_no_property, request.call);
  }
  for (int property = 0; property < CELLSCRIPT_PROPERTIES; property++) {
    if ((request.present >> property & 1) == 0) { continue; }
    check_property(L, property);
    cellscript_request_push_property(&request, property);
    if (property < CELLSCRIPT_PROPERTY_Z) {
      drive_number(L, property);
    } else {
      drive_color(L, property);
    }
    lua_pop(L, 1);
  }
}

// Calls the function at 1. What it read and nothing has decided is a number.
// stack: 10 · raises: any · allocates: yes
static int trace(lua_State *L) {
  cellscript_source_push_arguments(L);
  lua_call(L, 4, 1);
  read_outputs(L);
  return 0;
}

// Keeps the calls that led to an error while they are there.
// stack: 1 · raises: never · allocates: no
static int keep_trace(lua_State *L) {
  cellscript_machine *machine = cellscript_machine_of(L);
  if (machine->budget.stopped == cellscript_status_ok) {
    cellscript_failure_keep_trace(machine, L);
  }
  return 1;
}

// The module that the function at 1 is from; its lines are in `call`.
// stack: 1 · raises: never · allocates: no
static const cellscript_module *module_of(lua_State *L, lua_Debug *call) {
  const cellscript_modules *modules = &cellscript_machine_of(L)->modules;
  lua_pushvalue(L, 1);
  lua_getinfo(L, ">S", call);
  for (int32_t i = 0; i < modules->count; i++) {
    bool same = *call->source == '@' && strcmp(modules->all[i].file, call->source + 1) == 0;
    if (same) { return &modules->all[i]; }
  }
  return NULL;
}

// stack: 3 · raises: any · allocates: yes
static void check_equality(lua_State *L, const cellscript_module *module, const lua_Debug *call) {
  cellscript_budget_charge(L, (int64_t)(module->length / 16));
  int32_t line = cellscript_equality_line(
    module->bytes, module->length, call->linedefined, call->lastlinedefined);
  if (line == 0) { return; }
  const char *message = cellscript_sentence(cellscript_sentence_symbol_equal);
  lua_pushfstring(L, "%s:%d: %s", module->file, (int)line, message);
  lua_error(L);
}

// stack: 3 · raises: any · allocates: yes
static cellscript_text check_function(lua_State *L) {
  cellscript_machine *machine = cellscript_machine_of(L);
  lua_Debug call;
  if (machine->loaded) { cellscript_raise(L, cellscript_sentence_field_at_load); }
  if (machine->fields.tracing) { cellscript_raise(L, cellscript_sentence_field_nested); }
  if (machine->fields.rows.count >= CELLSCRIPT_FIELD_LIMIT) {
    cellscript_raise(L, cellscript_sentence_too_many_fields, CELLSCRIPT_FIELD_LIMIT);
  }
  bool own = lua_type(L, 1) == LUA_TFUNCTION && !lua_iscfunction(L, 1);
  const cellscript_module *module = own ? module_of(L, &call) : NULL;
  if (!module) {
    const char *found = own || lua_type(L, 1) == LUA_TFUNCTION ? "a function of the runtime"
                                                               : cellscript_object_describe(L, 1);
    cellscript_raise(L, cellscript_sentence_wants_function, "fx.field", found);
  }
  check_equality(L, module, &call);
  machine->fields.texts_before = machine->plugin.text_count;
  const char *name = lua_pushfstring(L, "field at %s:%d", module->file, call.linedefined);
  cellscript_text kept = cellscript_plugin_keep(L, name, strlen(name));
  lua_pop(L, 1);
  return kept;
}

// Everything that may fail for want of memory is done before or under the call, so that a field is
// kept whole or not at all.
// stack: 12 · raises: any · allocates: yes
int cellscript_fx_field(lua_State *L) {
  cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_fields *fields = &machine->fields;
  cellscript_text name = check_function(L);
  lua_settop(L, 1);
  CELLSCRIPT_MAKE_ROOM(L, fields->rows);
  cellscript_field_object *field = cellscript_object_push(
    L, cellscript_object_field, sizeof *field, 0, cellscript_kept_field_metatable);
  field->number = fields->rows.count;
  lua_pushcfunction(L, keep_trace);
  lua_pushcfunction(L, trace);
  lua_pushvalue(L, 1);
  fields->serial += 1;
  fields->tracing = true;
  fields->traced.name = name;
  int status = lua_pcall(L, 1, 0, 3);
  if (status != LUA_OK) {
    cellscript_field_drop(machine);
    cellscript_budget_pass_stop(L, status);
    machine->failure.holds = true;
    return lua_error(L);
  }
  cellscript_field_keep(machine);
  lua_settop(L, 2);
  return 1;
}
