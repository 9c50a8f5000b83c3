#include "sequence.h"

#include <string.h>

#include "machine.h"
#include "sentence.h"

// stack: 0 · raises: never · allocates: no
lua_State *cellscript_sequence_thread(const cellscript_sequences *sequences) {
  return sequences->running < 0 ? NULL : sequences->all[sequences->running].thread;
}

// stack: 0 · raises: never · allocates: no
void cellscript_sequence_free_all(cellscript_sequences *sequences, cellscript_store *store) {
  cellscript_store_release(
    store, sequences->all, (size_t)sequences->capacity * sizeof *sequences->all);
}

// stack: 0 · raises: never · allocates: no
int32_t cellscript_sequence_free_place(const cellscript_sequences *sequences) {
  int32_t place = 0;
  while (place < sequences->count
         && sequences->all[place].state != cellscript_sequence_free) {
    place += 1;
  }
  return place;
}

// stack: 2 · raises: any · allocates: yes
void cellscript_sequence_make(lua_State *L) {
  cellscript_sequences *sequences = &cellscript_machine_of(L)->sequences;
  int32_t place = sequences->count;
  cellscript_sequence *all = cellscript_machine_grow(
    L, sequences->all, sequences->count, &sequences->capacity, sizeof *all);
  sequences->all = all;
  cellscript_push_kept(L, cellscript_kept_threads);
  lua_State *thread = lua_newthread(L);
  lua_rawseti(L, -2, place + 1);
  lua_pop(L, 1);
  memset(&all[place], 0, sizeof all[place]);
  all[place].thread = thread;
  sequences->count += 1;
}

// stack: 0 · raises: never · allocates: no
lua_State *cellscript_sequence_take(
  cellscript_sequences *sequences, int32_t place, int32_t handler, cellscript_cell_id cell
) {
  cellscript_sequence *sequence = &sequences->all[place];
  sequence->state = cellscript_sequence_ready;
  sequence->cell = cell;
  sequence->handler = handler;
  sequence->order = ++sequences->order;
  return sequence->thread;
}

// stack: 0 · raises: never · allocates: no
static void sequence_end(cellscript_sequences *sequences, cellscript_sequence *sequence) {
  bool waits = sequence->state >= cellscript_sequence_waiting_time;
  if (waits) { sequences->waiting -= 1; }
  sequence->state = cellscript_sequence_free;
}

// Nothing of the script runs: it can have no variables that are closed by a function.
// stack: 0 · raises: never · allocates: no
static void sequence_abandon(cellscript_sequences *sequences, cellscript_sequence *sequence) {
  lua_resetthread(sequence->thread);
  lua_settop(sequence->thread, 0);
  sequence_end(sequences, sequence);
}

// stack: 0 · raises: never · allocates: no
static int32_t count_alive(const cellscript_sequences *sequences) {
  int32_t count = 0;
  for (int32_t i = 0; i < sequences->count; i++) {
    count += sequences->all[i].state == cellscript_sequence_free ? 0 : 1;
  }
  return count;
}

// The running sequence does not count: it does not wait yet.
// stack: 2 · raises: any · allocates: yes
void cellscript_sequence_spawn(lua_State *L, cellscript_cell_id cell) {
  cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_sequences *sequences = &machine->sequences;
  if (count_alive(sequences) > machine->limits.waits) {
    cellscript_raise(L, cellscript_sentence_too_many_waits, (int)machine->limits.waits);
  }
  int32_t place = cellscript_sequence_free_place(sequences);
  if (place == sequences->count) { cellscript_sequence_make(L); }
  // What it does is told as the doing of the handler that began it.
  int32_t handler = sequences->running < 0 ? -1 : sequences->all[sequences->running].handler;
  lua_xmove(L, cellscript_sequence_take(sequences, place, handler, cell), 1);
  sequences->all[place].state = cellscript_sequence_spawned;
}

// stack: 3 · raises: any · allocates: yes
void cellscript_sequence_check_wait(lua_State *L) {
  cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_sequences *sequences = &machine->sequences;
  if (sequences->running < 0) {
    cellscript_raise(L, cellscript_sentence_wait_at_load);
  }
  if (sequences->blocked > 0 || !lua_isyieldable(L)) {
    cellscript_raise(L, cellscript_sentence_wait_inside);
  }
  if (sequences->waiting >= machine->limits.waits) {
    cellscript_raise(L, cellscript_sentence_too_many_waits, (int)machine->limits.waits);
  }
}

// stack: 0 · raises: any · allocates: no
int cellscript_sequence_wait(lua_State *L, cellscript_sequence_state state, uint64_t number) {
  cellscript_sequences *sequences = &cellscript_machine_of(L)->sequences;
  cellscript_sequence *sequence = &sequences->all[sequences->running];
  sequence->state = state;
  sequence->number = number;
  sequence->order = ++sequences->order;
  sequences->waiting += 1;
  sequences->passing = true;
  return lua_yield(L, 0);
}

// stack: 0 · raises: never · allocates: no
void cellscript_sequence_release(
  cellscript_sequences *sequences, cellscript_sequence_state state, uint64_t number,
  bool finished, double slept
) {
  for (int32_t i = 0; i < sequences->count; i++) {
    cellscript_sequence *sequence = &sequences->all[i];
    if (sequence->state != state || sequence->number != number) { continue; }
    sequence->state = cellscript_sequence_ready;
    sequence->gives_number = state == cellscript_sequence_waiting_time;
    sequence->finished = finished;
    sequence->slept = slept;
    sequences->waiting -= 1;
  }
}

// stack: 0 · raises: never · allocates: no
int32_t cellscript_sequence_next(const cellscript_sequences *sequences) {
  int32_t next = -1;
  for (int32_t i = 0; i < sequences->count; i++) {
    const cellscript_sequence *sequence = &sequences->all[i];
    if (sequence->state != cellscript_sequence_ready) { continue; }
    if (next < 0 || sequence->order < sequences->all[next].order) { next = i; }
  }
  return next;
}

// stack: 0 · raises: never · allocates: no
static void sequence_fail(cellscript_machine *machine, cellscript_sequence *sequence, int status) {
  if (machine->budget.stopped != cellscript_status_ok) { return; }
  cellscript_failure_keep_trace(machine, sequence->thread);
  if (status == LUA_ERRMEM) {
    machine->budget.stopped = cellscript_status_memory;
    cellscript_failure_keep_stop(machine, sequence->thread, cellscript_status_memory);
    return;
  }
  cellscript_failure_keep_value(machine, sequence->thread, status);
  sequence_abandon(&machine->sequences, sequence);
}

// stack: 1 · raises: never · allocates: no
bool cellscript_sequence_charge(cellscript_machine *machine, int32_t number) {
  const cellscript_sequence *sequence = &machine->sequences.all[number];
  machine->failure.handler = sequence->handler;
  machine->failure.cell = sequence->cell;
  cellscript_status status = cellscript_budget_charge_entry(machine);
  if (status == cellscript_status_ok) { return true; }
  // A handler that could not begin is told of by where it stands.
  if (sequence->handler >= 0 && lua_gettop(sequence->thread) == 0) {
    cellscript_push_kept(sequence->thread, cellscript_kept_handler(sequence->handler));
  }
  machine->budget.stopped = status;
  cellscript_failure_keep_stop(machine, sequence->thread, status);
  return false;
}

// stack: 0 · raises: memory · allocates: yes
cellscript_status cellscript_sequence_resume(
  cellscript_machine *machine, int32_t number, lua_State *from, int arguments
) {
  cellscript_sequences *sequences = &machine->sequences;
  lua_State *thread = sequences->all[number].thread;
  sequences->all[number].state = cellscript_sequence_running;
  sequences->running = number;
  sequences->passing = false;
  sequences->blocked = 0;
  cellscript_budget_watch(thread);
  int results = 0;
  int status = lua_resume(thread, from, arguments, &results);
  sequences->running = -1;
  cellscript_sequence *sequence = &sequences->all[number];
  if (status == LUA_YIELD) {
    lua_pop(thread, results);
    return cellscript_status_ok;
  }
  if (status == LUA_OK) {
    lua_settop(thread, 0);
    sequence_end(sequences, sequence);
    return cellscript_status_ok;
  }
  sequence_fail(machine, sequence, status);
  return machine->failure.status;
}

// stack: 0 · raises: never · allocates: no
void cellscript_sequence_settle(cellscript_machine *machine, bool succeeded) {
  cellscript_sequences *sequences = &machine->sequences;
  for (int32_t i = 0; i < sequences->count; i++) {
    cellscript_sequence *sequence = &sequences->all[i];
    if (sequence->state != cellscript_sequence_spawned) { continue; }
    if (succeeded) {
      sequence->state = cellscript_sequence_ready;
    } else {
      sequence_abandon(sequences, sequence);
    }
  }
}

// stack: 0 · raises: never · allocates: no
void cellscript_sequence_close(cellscript_machine *machine, cellscript_cell_id cell) {
  cellscript_sequences *sequences = &machine->sequences;
  for (int32_t i = 0; i < sequences->count; i++) {
    cellscript_sequence *sequence = &sequences->all[i];
    if (sequence->state == cellscript_sequence_free || sequence->cell.slot != cell.slot
        || sequence->cell.generation != cell.generation) {
      continue;
    }
    sequence_abandon(sequences, sequence);
  }
}
