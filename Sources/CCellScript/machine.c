#include "machine.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cell.h"
#include "enter.h"
#include "mention.h"
#include "parameters.h"
#include "sandbox.h"
#include "sentence.h"

// stack: 1 · raises: any · allocates: no
_Noreturn int cellscript_raise_memory(lua_State *L) {
  cellscript_budget_stop(L, cellscript_status_memory);
}

// stack: 1 · raises: any · allocates: no
_Noreturn int cellscript_raise_long_text(lua_State *L) {
  cellscript_machine_of(L)->store.refused_string = true;
  cellscript_raise_memory(L);
}

// stack: 1 · raises: any · allocates: yes
void *cellscript_machine_grow(
  lua_State *L, void *array, int32_t count, int32_t *capacity, size_t element
) {
  cellscript_store *store = &cellscript_machine_of(L)->store;
  void *moved = cellscript_store_grow(store, array, count, capacity, element);
  if (moved) { return moved; }
  lua_gc(L, LUA_GCCOLLECT);
  moved = cellscript_store_grow(store, array, count, capacity, element);
  if (!moved) { cellscript_raise_memory(L); }
  return moved;
}

// Unreachable: everything that can raise runs under a protected call.
// stack: 0 · raises: never · allocates: no
static int machine_panic(lua_State *L) {
  (void)L;
  abort();
}

// stack: 0 · raises: never · allocates: no
static void machine_warn(void *context, const char *message, int continues) {
  (void)context;
  (void)message;
  (void)continues;
}

// stack: 8 · raises: any · allocates: yes
static cellscript_status work_open(lua_State *L, void *context) {
  (void)context;
  cellscript_sandbox_open(L);
  return cellscript_status_ok;
}

// stack: 0 · raises: never · allocates: yes
static bool machine_open(cellscript_machine *machine) {
  machine->L = lua_newstate(cellscript_budget_allocate, machine);
  if (!machine->L) { return false; }
  *(cellscript_machine **)lua_getextraspace(machine->L) = machine;
  lua_atpanic(machine->L, machine_panic);
  lua_setwarnf(machine->L, machine_warn, NULL);
  // The heap may double before it is collected, which keeps small heaps cheap; near its cap it is
  // collected whole.
  lua_gc(machine->L, LUA_GCINC, 200, 200, 0);
  return cellscript_machine_enter(machine, work_open, NULL) == cellscript_status_ok;
}

// stack: 0 · raises: never · allocates: yes
cellscript_status cellscript_machine_create(
  const cellscript_limits *limits, uint64_t seed, cellscript_machine **out
) {
  cellscript_machine *machine = calloc(1, sizeof *machine);
  if (!machine) { return cellscript_status_memory; }
  machine->limits = *limits;
  machine->store.heap_limit = limits->heap;
  machine->store.string_limit = limits->string;
  machine->store.failing_allocation = limits->failing_allocation;
  machine->store.refused_allocations = limits->refused_allocations;
  machine->random.state = seed;
  uint64_t place = (uintptr_t)machine;
  machine->names.salt = (uint32_t)(place * UINT64_C(0x9E3779B97F4A7C15) >> 32);
  cellscript_api_fill(&machine->index);
  machine->sequences.running = -1;
  machine->budget.instant = -1;
  cellscript_failure_clear(machine);
  bool fits = cellscript_library_version() == CELLSCRIPT_LUA_VERSION;
  if (!fits || !machine_open(machine)) {
    cellscript_machine_destroy(machine);
    return cellscript_status_memory;
  }
  *out = machine;
  return cellscript_status_ok;
}

// stack: 0 · raises: never · allocates: no
void cellscript_machine_destroy(cellscript_machine *machine) {
  if (machine->L) {
    lua_sethook(machine->L, NULL, 0, 0);
    lua_close(machine->L);
  }
  cellscript_modules_free(&machine->modules);
  cellscript_names_free(&machine->names);
  cellscript_plugin_free(&machine->plugin, &machine->store);
  cellscript_fields_free(&machine->fields, &machine->store);
  cellscript_recorder_free(&machine->recorder, &machine->store);
  cellscript_overlay_free(&machine->overlay, &machine->store);
  cellscript_sequence_free_all(&machine->sequences, &machine->store);
  cellscript_store_close(&machine->store);
  free(machine);
}

// stack: 16 · raises: any · allocates: yes
static cellscript_status work_load(lua_State *L, void *context) {
  const char *plugin = context;
  cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_budget_watch(L);
  machine->plugin.name = cellscript_plugin_keep(L, plugin, strlen(plugin));
  machine->failure.defect = cellscript_defect_raised;
  cellscript_modules_run(L, plugin);
  machine->failure.defect = cellscript_defect_none;
  cellscript_plugin_read(L);
  cellscript_fields_resolve(L);
  return cellscript_status_ok;
}

// What is wrong with the plugin's table was found where nothing of the script runs any more.
// stack: 0 · raises: never · allocates: no
static void find_defect(cellscript_machine *machine, const char *plugin) {
  cellscript_failure_record *failure = &machine->failure;
  const cellscript_module *module = cellscript_modules_named(machine, plugin);
  if (!module || failure->place.line > 0 || failure->defect < cellscript_defect_no_table) { return; }
  const char *after = failure->defect == cellscript_defect_bad_parameter ? "parameters" : NULL;
  failure->place.line = failure->defect == cellscript_defect_no_table
    ? cellscript_mention_of_return(module->bytes, module->length)
    : cellscript_mention_of_entry(module->bytes, module->length, failure->name, after);
  if (failure->place.line <= 0) { return; }
  snprintf(failure->place.file, sizeof failure->place.file, "%s", module->file);
}

// stack: 3 · raises: never · allocates: yes
cellscript_status cellscript_machine_load(cellscript_machine *machine, const char *plugin) {
  cellscript_failure_clear(machine);
  cellscript_budget_renew(machine, machine->limits.load_steps, machine->limits.load_clock);
  if (machine->budget.stopped != cellscript_status_ok) { return machine->budget.stopped; }
  char *name = (char *)(uintptr_t)plugin;
  cellscript_status status = cellscript_machine_enter(machine, work_load, name);
  if (status == cellscript_status_error) { find_defect(machine, plugin); }
  status = cellscript_budget_leave(machine, status);
  lua_sethook(machine->L, NULL, 0, 0);
  machine->loaded = status == cellscript_status_ok;
  return status;
}

// stack: 0 · raises: never · allocates: no
const cellscript_plugin *cellscript_machine_plugin(const cellscript_machine *machine) {
  return &machine->plugin.view;
}

typedef struct parameter_change {
  int32_t number;
  const cellscript_parameter_value *value;
} parameter_change;

// stack: 4 · raises: memory · allocates: yes
static cellscript_status work_set_parameter(lua_State *L, void *context) {
  const parameter_change *change = context;
  const cellscript_plugin *plugin = &cellscript_machine_of(L)->plugin.view;
  cellscript_parameters_set(L, &plugin->parameters[change->number], change->value);
  return cellscript_status_ok;
}

// stack: 3 · raises: never · allocates: yes
cellscript_status cellscript_machine_set_parameter(
  cellscript_machine *machine, int32_t number, const cellscript_parameter_value *value
) {
  parameter_change change = {number, value};
  return cellscript_machine_enter(machine, work_set_parameter, &change);
}

// stack: 0 · raises: never · allocates: yes
cellscript_status cellscript_machine_add_name(
  cellscript_machine *machine, const char *bytes, size_t length
) {
  if (cellscript_names_add(&machine->names, &machine->store, bytes, length)) {
    return cellscript_status_ok;
  }
  machine->budget.stopped = cellscript_status_memory;
  cellscript_failure_keep_stop(machine, machine->L, cellscript_status_memory);
  return cellscript_status_memory;
}

// stack: 0 · raises: never · allocates: no
cellscript_failure cellscript_machine_failure(const cellscript_machine *machine) {
  const cellscript_failure_record *failure = &machine->failure;
  return (cellscript_failure){
    failure->status, failure->defect, failure->place.file, failure->place.line, failure->message,
    failure->trace, failure->name, failure->nearest, failure->handler, failure->cell,
  };
}

// stack: 0 · raises: never · allocates: no
cellscript_usage cellscript_machine_usage(const cellscript_machine *machine) {
  const cellscript_budget *budget = &machine->budget;
  return (cellscript_usage){
    .load_steps = budget->load_used, .steps = machine->loaded ? budget->used : 0,
    .peak_steps = budget->peak, .total_steps = budget->total, .bytes = machine->store.bytes,
    .peak_bytes = machine->store.peak, .names = machine->names.brought,
  };
}

// stack: 0 · raises: never · allocates: no
int32_t cellscript_library_version(void) {
  static_assert(CELLSCRIPT_LUA_VERSION == LUA_VERSION_NUM, "the headers are of another Lua");
  return (int32_t)lua_version(NULL);
}

// stack: 0 · raises: never · allocates: no
size_t cellscript_machine_size(void) {
  return sizeof(cellscript_machine);
}

// stack: 0 · raises: never · allocates: no
void cellscript_machine_note_names(cellscript_machine *machine, uint64_t bytes) {
  machine->names.brought += bytes;
}

typedef struct forgotten_cell {
  cellscript_cell_id cell;
  double time;
} forgotten_cell;

// stack: 3 · raises: memory · allocates: no
static cellscript_status work_forget(lua_State *L, void *context) {
  const forgotten_cell *forgotten = context;
  cellscript_sequence_close(cellscript_machine_of(L), forgotten->cell);
  if (forgotten->cell.slot < 0) { return cellscript_status_ok; }
  cellscript_push_kept(L, cellscript_kept_cell(forgotten->cell.slot));
  cellscript_cell_object *cell = cellscript_object_at(L, -1, cellscript_object_cell);
  if (!cell || cell->id.generation != forgotten->cell.generation) { return cellscript_status_ok; }
  cell->gone_since = forgotten->time;
  lua_pushnil(L);
  lua_setiuservalue(L, -2, 1);
  return cellscript_status_ok;
}

// stack: 3 · raises: never · allocates: no
void cellscript_machine_forget(cellscript_machine *machine, cellscript_cell_id cell, double time) {
  if (machine->budget.stopped != cellscript_status_ok) { return; }
  forgotten_cell forgotten = {cell, time};
  cellscript_machine_enter(machine, work_forget, &forgotten);
}
