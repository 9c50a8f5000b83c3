// One stretch: the handler of a stimulus, or the next sequence that is ready.
#include <string.h>

#include "animation.h"
#include "cell.h"
#include "enter.h"
#include "event.h"
#include "machine.h"
#include "play.h"

// stack: 0 · raises: never · allocates: no
static int handler_end(lua_State *L, int status, lua_KContext context) {
  (void)L;
  (void)status;
  (void)context;
  return 0;
}

// What a handler's coroutine begins with: calls the handler with its arguments. It may wait inside.
// stack: 8 · raises: any · allocates: yes
static int handler_begin(lua_State *L) {
  const cellscript_stimulus *stimulus = lua_touserdata(L, 1);
  // Most of what a handler costs is what it is given: what it has no name for is not made.
  int takes = cellscript_machine_of(L)->plugin.takes[stimulus->kind];
  cellscript_push_kept(L, cellscript_kept_handler((int)stimulus->kind));
  if (takes > 0) { cellscript_cell_push_id(L, stimulus->cell); }
  if (takes > 1) { cellscript_event_push(L, stimulus); }
  if (takes > 2) { cellscript_push_kept(L, cellscript_kept_parameters); }
  lua_callk(L, takes, 0, 0, handler_end);
  return 0;
}

// Runs a handler in a kept coroutine.
// stack: 2 · raises: any · allocates: yes
static cellscript_status work_handle(lua_State *L, void *context) {
  const cellscript_stimulus *stimulus = context;
  cellscript_machine *machine = cellscript_machine_of(L);
  int32_t place = cellscript_sequence_free_place(&machine->sequences);
  if (place == machine->sequences.count) { cellscript_sequence_make(L); }
  lua_State *thread = cellscript_sequence_take(
    &machine->sequences, place, (int32_t)stimulus->kind, stimulus->cell);
  if (!cellscript_sequence_charge(machine, place)) { return machine->budget.stopped; }
  lua_pushcfunction(thread, handler_begin);
  lua_pushlightuserdata(thread, context);
  return cellscript_sequence_resume(machine, place, L, 1);
}

// Goes on with a sequence that was spawned (its function waits to be called, with its cell) or
// that has waited (what it waited for is its result).
// stack: 3 · raises: any · allocates: yes
static cellscript_status run_ready(lua_State *L, int32_t number) {
  const cellscript_sequence *sequence =
    &cellscript_machine_of(L)->sequences.all[number];
  lua_State *thread = sequence->thread;
  if (!lua_checkstack(thread, 1)) { cellscript_raise_memory(L); }
  if (lua_status(thread) == LUA_OK) {
    cellscript_cell_push_id(L, sequence->cell);
    lua_xmove(L, thread, 1);
  } else if (sequence->gives_number) {
    lua_pushnumber(thread, sequence->slept);
  } else {
    lua_pushboolean(thread, sequence->finished);
  }
  cellscript_machine *machine = cellscript_machine_of(L);
  if (!cellscript_sequence_charge(machine, number)) { return machine->budget.stopped; }
  return cellscript_sequence_resume(machine, number, L, 1);
}

// stack: 8 · raises: any · allocates: yes
static cellscript_status work_go_on(lua_State *L, void *context) {
  const cellscript_stimulus *stimulus = context;
  cellscript_sequences *sequences = &cellscript_machine_of(L)->sequences;
  switch (stimulus->kind) {
    case cellscript_stimulus_kind_ended:
      cellscript_animation_end(L, stimulus->number, stimulus->finished);
      cellscript_sequence_release(
        sequences, cellscript_sequence_waiting_animation, stimulus->number, stimulus->finished, 0);
      break;
    case cellscript_stimulus_kind_woke:
      cellscript_sequence_release(
        sequences, cellscript_sequence_waiting_time, stimulus->number, true, stimulus->slept);
      break;
    default: break;
  }
  int32_t next = cellscript_sequence_next(sequences);
  return next < 0 ? cellscript_status_ok : run_ready(L, next);
}

// Animations of a stretch that failed never began, and it set no input.
// stack: 3 · raises: memory · allocates: no
static cellscript_status work_drop_animations(lua_State *L, void *context) {
  (void)context;
  const cellscript_recorder *recorder = &cellscript_machine_of(L)->recorder;
  cellscript_play_undo(L);
  for (uint64_t i = recorder->animations_before + 1; i <= recorder->animations; i++) {
    cellscript_animation_end(L, i, false);
  }
  return cellscript_status_ok;
}

/// Times that are less apart than the shortest wait are one instant to the budgets: else sequences
/// that wait a little longer each would make as many instants as they like.
#define INSTANT_SECONDS 0.001

// stack: 0 · raises: never · allocates: no
static void begin_instant(cellscript_machine *machine, double time) {
  cellscript_budget *budget = &machine->budget;
  if (time >= budget->instant && time < budget->instant + INSTANT_SECONDS) { return; }
  budget->instant = time;
  cellscript_budget_renew(machine, machine->limits.instant_steps, machine->limits.instant_clock);
  cellscript_lines_renew(&machine->lines);
  machine->recorder.signals = 0;
}

// Whether the stimulus is one of a handler that the script does not have: it costs nothing.
// stack: 0 · raises: never · allocates: no
static bool is_idle(const cellscript_machine *machine, const cellscript_stimulus *stimulus) {
  bool has_handler = stimulus->kind >= cellscript_stimulus_kind_ended
    || (machine->plugin.view.handlers >> stimulus->kind & 1) == 1;
  return !has_handler;
}

/// Events of an instant that effects have caused and that bring steps along: so who hears of what
/// another asks for does not pay for it, and two that answer each other still come to an end.
enum { CAUSED_EVENTS = 200 };

// Whether a stimulus adds steps to its instant: each that the host has caused, and so many others.
// stack: 0 · raises: never · allocates: no
static bool brings_steps(cellscript_machine *machine, const cellscript_stimulus *stimulus) {
  if (stimulus->kind >= cellscript_stimulus_kind_ended) { return false; }
  bool caused = stimulus->kind == cellscript_stimulus_kind_selection_changed
    && stimulus->cause == cellscript_cause_program;
  if (!caused) { return true; }
  machine->budget.caused += 1;
  return machine->budget.caused <= CAUSED_EVENTS;
}

// stack: 0 · raises: never · allocates: no
static void finish(
  cellscript_machine *machine, cellscript_status status, cellscript_answer *out
) {
  const cellscript_recorder *recorder = &machine->recorder;
  memset(out, 0, sizeof *out);
  if (machine->budget.stopped != cellscript_status_ok) { return; }
  out->continues = cellscript_sequence_next(&machine->sequences) >= 0;
  if (status != cellscript_status_ok) { return; }
  out->commands = recorder->commands;
  out->targets = recorder->targets;
  out->keys = recorder->keys;
  out->bytes = recorder->bytes;
  out->command_count = recorder->command_count;
}

// stack: 3 · raises: never · allocates: yes
static cellscript_status run(cellscript_machine *machine, const cellscript_stimulus *stimulus) {
  cellscript_cell_id cell = stimulus->cell;
  cellscript_work work = work_handle;
  if (stimulus->kind >= cellscript_stimulus_kind_ended) {
    work = work_go_on;
  } else if (cell.slot >= 0 && cellscript_cell_is_gone(machine, cell)) {
    return cellscript_status_ok;
  }
  return cellscript_machine_enter_stretch(machine, work, (void *)(uintptr_t)stimulus);
}

// Ends the transaction of a stretch.
// stack: 3 · raises: never · allocates: no
static void settle(cellscript_machine *machine, cellscript_status status) {
  machine->sequences.running = -1;
  if (machine->budget.stopped != cellscript_status_ok) { return; }
  cellscript_sequence_settle(machine, status == cellscript_status_ok);
  if (status == cellscript_status_ok) { return; }
  cellscript_failure_record kept = machine->failure;
  cellscript_machine_enter(machine, work_drop_animations, NULL);
  machine->failure = kept;
}

// stack: 3 · raises: never · allocates: yes
cellscript_status cellscript_machine_answer(
  cellscript_machine *machine, const cellscript_stimulus *stimulus, const cellscript_view *view,
  cellscript_answer *out
) {
  begin_instant(machine, view->time);
  cellscript_recorder_begin(&machine->recorder, &machine->store);
  if (is_idle(machine, stimulus)) {
    finish(machine, machine->budget.stopped, out);
    return machine->budget.stopped;
  }
  if (brings_steps(machine, stimulus)) { cellscript_budget_grant(machine); }
  cellscript_overlay_begin(&machine->overlay, &machine->store);
  cellscript_status status = machine->budget.stopped;
  if (status == cellscript_status_ok) {
    cellscript_failure_clear(machine);
    machine->view = view;
    status = run(machine, stimulus);
    status = cellscript_budget_leave(machine, status);
    machine->view = NULL;
    settle(machine, status);
  }
  finish(machine, status, out);
  return status;
}
