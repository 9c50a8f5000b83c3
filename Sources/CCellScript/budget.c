// For clock_gettime under strict C11.
#define _POSIX_C_SOURCE 200809L

#include "budget.h"

#include <stdlib.h>
#include <time.h>

#include "failure.h"
#include "machine.h"

enum {
  /// Steps between two looks at the clock.
  CLOCK_PERIOD = 2000,
  /// Bytes asked for that count as one unit of work, and budgets of work in one of steps.
  WORK_BYTES = 64,
  WORK_BUDGETS = 8,
  /// The heap that counts as one unit of work when a table is gone through.
  SCAN_PARTS = 16,
  /// Bytes of the longest string that make an instruction count once more towards the next look at
  /// the clock: one instruction may compare two strings, or read one as a number, from end to end.
  LOOK_BYTES = 128,
  /// Steps of a caught error, and bytes of the longest module that add a unit of work.
  ERROR_STEPS = 100,
  ERROR_BYTES = 16,
  /// A string longer than this makes periods a quarter as long, four times this again, and so on;
  /// but not shorter than the shortest.
  LONG_STRING = 4096,
  SHORTEST_PERIOD = 2,
  /// Tables that look into others, which make an instruction count once more: it may go through a
  /// chain of as many, up to where the library gives up.
  LOOK_LINKS = 128,
  LONGEST_CHAIN = 2000,
  /// What entries may go through before their clock is started with them: a millisecond or so.
  UNTOLD_BYTES = 128 << 10,
};

// stack: 0 · raises: never · allocates: no
static double budget_cpu_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

// stack: 0 · raises: never · allocates: no
void cellscript_budget_renew(cellscript_machine *machine, int64_t steps, double clock) {
  cellscript_budget *budget = &machine->budget;
  budget->limit = steps;
  budget->left = steps;
  budget->used = 0;
  machine->store.churn = 0;
  budget->timed = clock > 0;
  budget->clock_left = clock;
  budget->untold = 0;
  budget->caused = 0;
}

// stack: 0 · raises: never · allocates: no
static void budget_spend(cellscript_budget *budget, int64_t steps) {
  budget->left -= steps;
  budget->used += steps;
  budget->total += steps;
  budget->unseen += steps;
}

// Memory that is asked for again and again costs time that no instruction tells of. What it comes
// to follows from hashes and so differs from run to run, hence a backstop far beyond the steps.
// stack: 0 · raises: never · allocates: no
static bool budget_overworked(const cellscript_machine *machine) {
  const cellscript_budget *budget = &machine->budget;
  int64_t asked = (int64_t)(machine->store.churn / (WORK_BYTES * WORK_BUDGETS));
  return budget->used / WORK_BUDGETS + asked > budget->limit;
}

// stack: 0 · raises: never · allocates: no
static void budget_start_clock(cellscript_budget *budget) {
  if (budget->ticking) { return; }
  budget->ticking = true;
  budget->clock_end = budget_cpu_time() + budget->clock_left;
}

// stack: 0 · raises: never · allocates: no
static bool budget_late(cellscript_budget *budget) {
  if (!budget->timed) { return false; }
  budget_start_clock(budget);
  if (budget->unseen < CLOCK_PERIOD) { return false; }
  budget->unseen = 0;
  return budget_cpu_time() > budget->clock_end;
}

// stack: 0 · raises: never · allocates: no
void cellscript_budget_grant(cellscript_machine *machine) {
  cellscript_budget *budget = &machine->budget;
  int64_t steps = machine->limits.host_steps;
  if (budget->limit > INT64_MAX - steps) { return; }
  budget->left += steps;
  budget->limit += steps;
  if (budget->timed) {
    budget->clock_left +=
      machine->limits.instant_clock * (double)steps / (double)machine->limits.instant_steps;
  }
}

// The last instructions may have taken long with no look after them.
// stack: 1 · raises: never · allocates: no
cellscript_status cellscript_budget_leave(cellscript_machine *machine, cellscript_status status) {
  cellscript_budget *budget = &machine->budget;
  if (budget->ticking) {
    budget->ticking = false;
    budget->clock_left = budget->clock_end - budget_cpu_time();
    if (status == cellscript_status_ok && budget->clock_left < 0) {
      status = budget->stopped = cellscript_status_clock;
      cellscript_failure_keep_stop(machine, machine->L, status);
    }
  }
  if (!machine->loaded) {
    budget->load_used = budget->used;
    budget->total = 0;
  } else if (budget->used > budget->peak) {
    budget->peak = budget->used;
  }
  return status;
}

// Instructions between two hooks. It gets shorter at a few lengths only, as counting begins anew
// whenever it does.
// stack: 0 · raises: never · allocates: no
static int budget_period(const cellscript_machine *machine) {
  int period = CELLSCRIPT_PERIOD;
  size_t length = LONG_STRING;
  while (machine->store.longest_string > length && period / 4 >= SHORTEST_PERIOD) {
    period /= 4;
    length *= 4;
  }
  return machine->store.longest_string > length ? SHORTEST_PERIOD : period;
}

// Near its cap the heap is collected whole; what stays near it is stopped here, where the place is
// known, and not by the allocation that fails.
// stack: 1 · raises: any · allocates: no
static void budget_check_heap(lua_State *L) {
  cellscript_store *store = &cellscript_machine_of(L)->store;
  size_t soft = store->heap_limit - store->heap_limit / 8;
  if (store->bytes <= soft) { return; }
  store->churn += store->bytes;
  lua_gc(L, LUA_GCCOLLECT);
  if (store->bytes <= soft) { return; }
  store->refused_string = false;
  cellscript_budget_stop(L, cellscript_status_memory);
}

// What an instruction may take, beside itself.
// stack: 0 · raises: never · allocates: no
static int64_t budget_weight(const cellscript_machine *machine) {
  int64_t links = machine->budget.links;
  if (links > LONGEST_CHAIN) { links = LONGEST_CHAIN; }
  return (int64_t)(machine->store.longest_string / LOOK_BYTES) + links / LOOK_LINKS;
}

// stack: 1 · raises: any · allocates: no
static void budget_hook(lua_State *L, lua_Debug *activation) {
  (void)activation;
  cellscript_machine *machine = cellscript_machine_of(L);
  int64_t steps = lua_gethookcount(L);
  machine->budget.refused = false;
  budget_check_heap(L);
  machine->budget.unseen += steps * budget_weight(machine);
  cellscript_budget_charge(L, steps);
}

// stack: 0 · raises: never · allocates: no
void cellscript_budget_watch(lua_State *L) {
  int period = budget_period(cellscript_machine_of(L));
  lua_sethook(L, budget_hook, LUA_MASKCOUNT, period);
}

// What counts in longer periods than strings allow by now begins anew with shorter ones.
// stack: 0 · raises: never · allocates: no
static void budget_watch_closer(lua_State *L) {
  if (lua_gethookcount(L) > budget_period(cellscript_machine_of(L))) {
    cellscript_budget_watch(L);
  }
}

// A coroutine that was made before there were long strings learns of them here, and what resumes it
// of those that were made within.
// stack: 0 · raises: memory · allocates: yes
int cellscript_budget_resume(lua_State *L, lua_State *thread, int arguments, int *results) {
  cellscript_budget *budget = &cellscript_machine_of(L)->budget;
  lua_State *outer = budget->inner;
  budget_watch_closer(thread);
  budget->inner = thread;
  int status = lua_resume(thread, L, arguments, results);
  budget->inner = outer;
  budget_watch_closer(L);
  return status;
}

// What runs now; NULL while the machine is made.
// stack: 0 · raises: never · allocates: no
static lua_State *budget_running(const cellscript_machine *machine) {
  if (machine->budget.inner) { return machine->budget.inner; }
  lua_State *thread = cellscript_sequence_thread(&machine->sequences);
  return thread ? thread : machine->L;
}

// stack: 0 · raises: never · allocates: yes
void *cellscript_budget_allocate(
  void *context, void *block, size_t old_size, size_t new_size
) {
  cellscript_machine *machine = context;
  void *moved = cellscript_store_allocate(&machine->store, block, old_size, new_size);
  if (new_size == 0 || (moved && new_size <= LONG_STRING)) { return moved; }
  lua_State *L = budget_running(machine);
  if (!L) { return moved; }
  // A table that grows may take long over its keys within one instruction.
  bool runs = machine->view || !machine->loaded;
  if (machine->budget.timed && runs) { budget_start_clock(&machine->budget); }
  if (!moved) {
    machine->budget.refused = cellscript_failure_keep_refusal(machine, L);
  } else if (!block && old_size == LUA_TSTRING) {
    budget_watch_closer(L);
  }
  return moved;
}

// stack: 1 · raises: any · allocates: no
void cellscript_budget_charge(lua_State *L, int64_t steps) {
  cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_budget *budget = &machine->budget;
  if (budget->stopped != cellscript_status_ok) { cellscript_budget_stop(L, budget->stopped); }
  budget_spend(budget, steps);
  if (budget->left < 0 || budget_overworked(machine)) {
    cellscript_budget_stop(L, cellscript_status_steps);
  }
  if (budget_late(budget)) { cellscript_budget_stop(L, cellscript_status_clock); }
}

// stack: 0 · raises: never · allocates: no
void cellscript_budget_charge_scan(lua_State *L) {
  cellscript_machine *machine = cellscript_machine_of(L);
  size_t bytes = ((size_t)lua_gc(L, LUA_GCCOUNT) << 10) / SCAN_PARTS;
  machine->store.churn += bytes;
  machine->budget.unseen += (int64_t)(bytes / WORK_BYTES);
}

// stack: 0 · raises: never · allocates: no
cellscript_status cellscript_budget_charge_entry(cellscript_machine *machine) {
  cellscript_budget *budget = &machine->budget;
  budget_spend(budget, machine->limits.entry_steps);
  if (budget->left < 0) { return cellscript_status_steps; }
  budget->untold += machine->store.bytes + machine->store.longest_string * CELLSCRIPT_PERIOD;
  if (!budget->timed || budget->untold < UNTOLD_BYTES) { return cellscript_status_ok; }
  budget_start_clock(budget);
  return budget->clock_left < 0 ? cellscript_status_clock : cellscript_status_ok;
}

// The hook fires at every instruction from now on, so that nothing runs on should the raise be
// caught; what is raised cannot be made by a script and needs no memory.
// stack: 1 · raises: any · allocates: no
_Noreturn static int budget_raise(lua_State *L, cellscript_status reason) {
  cellscript_machine *machine = cellscript_machine_of(L);
  if (machine->budget.stopped == cellscript_status_ok) {
    machine->budget.stopped = reason;
    cellscript_failure_keep_stop(machine, L, reason);
  }
  lua_sethook(L, budget_hook, LUA_MASKCOUNT, 1);
  lua_pushlightuserdata(L, machine);
  lua_error(L);
  abort();
}

// stack: 1 · raises: any · allocates: no
_Noreturn int cellscript_budget_stop(lua_State *L, cellscript_status reason) {
  cellscript_machine_of(L)->budget.refused = false;
  budget_raise(L, reason);
}

// What ran out of memory is unwound by now. To name what failed the library goes through the code
// of the function, once for each field that leads there.
// stack: 1 · raises: any · allocates: no
void cellscript_budget_pass_stop(lua_State *L, int status) {
  cellscript_machine *machine = cellscript_machine_of(L);
  machine->failure.holds = false;
  if (status == LUA_ERRMEM) { budget_raise(L, cellscript_status_memory); }
  if (machine->budget.stopped != cellscript_status_ok) {
    budget_raise(L, machine->budget.stopped);
  }
  size_t work = machine->modules.longest / ERROR_BYTES;
  machine->store.churn += work * WORK_BYTES;
  machine->budget.unseen += (int64_t)work;
  cellscript_budget_charge(L, ERROR_STEPS);
}
