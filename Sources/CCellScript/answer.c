// One stretch: the handler of a stimulus, or the next sequence that is ready.
#include <string.h>

#include "animation.h"
#include "cell.h"
#include "enter.h"
#include "event.h"
#include "machine.h"

// stack: 8 · raises: any · allocates: yes
static cellscript_status run_handler(lua_State *L, const cellscript_stimulus *stimulus) {
  int handler = cellscript_kept_handlers + (int)stimulus->kind;
  if (cellscript_push_kept(L, (cellscript_kept)handler) != LUA_TFUNCTION) {
    return cellscript_status_ok;
  }
  cellscript_cell_push_id(L, stimulus->cell);
  if (lua_isnil(L, -1)) { return cellscript_status_ok; }
  // Most of what a handler costs is its event, which many do not look at.
  if (cellscript_machine_of(L)->plugin.event_takers >> stimulus->kind & 1) {
    cellscript_event_push(L, stimulus);
  } else {
    lua_pushnil(L);
  }
  cellscript_push_kept(L, cellscript_kept_parameters);
  int32_t number = cellscript_sequence_begin(L, 3, (int32_t)stimulus->kind, stimulus->cell);
  return cellscript_sequence_run(L, number, 3);
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
  return cellscript_sequence_run(L, number, 1);
}

// stack: 8 · raises: any · allocates: yes
static cellscript_status work_answer(lua_State *L, void *context) {
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
    case cellscript_stimulus_kind_continued: break;
    default: return run_handler(L, stimulus);
  }
  int32_t next = cellscript_sequence_next(sequences);
  return next < 0 ? cellscript_status_ok : run_ready(L, next);
}

// Animations of a stretch that failed never began.
// stack: 3 · raises: memory · allocates: no
static cellscript_status work_drop_animations(lua_State *L, void *context) {
  (void)context;
  const cellscript_recorder *recorder = &cellscript_machine_of(L)->recorder;
  for (uint64_t i = recorder->animations_before + 1; i <= recorder->animations; i++) {
    cellscript_animation_end(L, i, false);
  }
  return cellscript_status_ok;
}

// stack: 0 · raises: never · allocates: no
static void begin_instant(cellscript_machine *machine, double time) {
  cellscript_budget *budget = &machine->budget;
  if (!(time < budget->instant) && !(time > budget->instant)) { return; }
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

// Whether the host caused a stimulus, and not what effects have asked for.
// stack: 0 · raises: never · allocates: no
static bool is_of_host(const cellscript_stimulus *stimulus) {
  return stimulus->kind < cellscript_stimulus_kind_ended
    && !(stimulus->kind == cellscript_stimulus_kind_selection_changed
         && stimulus->cause == cellscript_cause_program);
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
  if (is_of_host(stimulus)) { cellscript_budget_grant(machine); }
  cellscript_overlay_begin(&machine->overlay);
  if (machine->budget.stopped == cellscript_status_ok) { cellscript_failure_clear(machine); }
  cellscript_status status = cellscript_budget_enter(machine);
  if (status == cellscript_status_ok) {
    machine->view = view;
    cellscript_stimulus copy = *stimulus;
    status = cellscript_machine_enter(machine, work_answer, &copy);
    machine->sequences.running = -1;
    if (machine->budget.stopped == cellscript_status_ok) {
      cellscript_sequence_settle(machine, status == cellscript_status_ok);
      if (status != cellscript_status_ok) {
        cellscript_failure_record kept = machine->failure;
        cellscript_machine_enter(machine, work_drop_animations, NULL);
        machine->failure = kept;
      }
    }
    machine->view = NULL;
    cellscript_budget_leave(machine);
  }
  finish(machine, status, out);
  return status;
}
