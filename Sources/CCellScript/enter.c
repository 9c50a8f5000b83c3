#include "enter.h"

#include "machine.h"

/// What an entry runs, and what came of it.
typedef struct entry_call {
  cellscript_work work;
  void *context;
  cellscript_status status;
} entry_call;

// What is done finds its own call at the bottom of the stack.
// stack: 1 · raises: any · allocates: yes
static int entry_run(lua_State *L) {
  entry_call *call = lua_touserdata(L, 1);
  call->status = call->work(L, call->context);
  return 0;
}

// Keeps the trace before the stack is unwound.
// stack: 1 · raises: never · allocates: no
static int entry_trace(lua_State *L) {
  cellscript_machine *machine = cellscript_machine_of(L);
  if (machine->budget.stopped == cellscript_status_ok && !machine->failure.holds) {
    cellscript_failure_keep_trace(machine, L);
  }
  return 1;
}

// stack: 3 · raises: never · allocates: yes
static cellscript_status enter(
  cellscript_machine *machine, cellscript_work work, void *context, bool traces
) {
  lua_State *L = machine->L;
  entry_call call = {work, context, cellscript_status_ok};
  if (traces) { lua_pushcfunction(L, entry_trace); }
  lua_pushcfunction(L, entry_run);
  lua_pushlightuserdata(L, &call);
  int status = lua_pcall(L, 1, 0, traces ? 1 : 0);
  if (machine->budget.stopped != cellscript_status_ok) {
    call.status = machine->budget.stopped;
  } else if (status == LUA_ERRMEM) {
    machine->budget.stopped = cellscript_status_memory;
    cellscript_failure_keep_stop(machine, L, cellscript_status_memory);
    call.status = cellscript_status_memory;
  } else if (status != LUA_OK) {
    cellscript_failure_keep_value(machine, L, status);
    call.status = cellscript_status_error;
  }
  if (traces || status != LUA_OK) { lua_settop(L, 0); }
  return call.status;
}

// stack: 3 · raises: never · allocates: yes
cellscript_status cellscript_machine_enter(
  cellscript_machine *machine, cellscript_work work, void *context
) {
  return enter(machine, work, context, true);
}

// stack: 2 · raises: never · allocates: yes
cellscript_status cellscript_machine_enter_stretch(
  cellscript_machine *machine, cellscript_work work, void *context
) {
  return enter(machine, work, context, false);
}
