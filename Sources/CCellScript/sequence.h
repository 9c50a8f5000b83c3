// Sequences: the stretches of a handler or a spawned function between its waits.
#ifndef CELLSCRIPT_SEQUENCE_H
#define CELLSCRIPT_SEQUENCE_H

#include <lua.h>

#include "cellscript_stimulus.h"
#include "store.h"

typedef struct cellscript_machine cellscript_machine;

/// What a sequence is doing.
typedef enum cellscript_sequence_state {
  /// Nothing: its coroutine is empty and kept for the next.
  cellscript_sequence_free,
  /// Spawned by the running stretch, to be ready if that succeeds.
  cellscript_sequence_spawned,
  cellscript_sequence_ready,
  cellscript_sequence_running,
  cellscript_sequence_waiting_time,
  cellscript_sequence_waiting_animation,
} cellscript_sequence_state;

/// One sequence. `cell.slot` is −1 for one of the grid.
typedef struct cellscript_sequence {
  lua_State *thread;
  cellscript_sequence_state state;
  cellscript_cell_id cell;
  /// The handler that began it, also by way of what it spawned; −1: none did.
  int32_t handler;
  /// What it waits for.
  uint64_t number;
  /// When it began to wait or became ready; rises.
  uint64_t order;
  /// What it is given when it goes on: a truth value or a number.
  bool gives_number, finished;
  double slept;
} cellscript_sequence;

/// Invariant: at most one sequence runs, and only within a call. `blocked` counts the running
/// coroutines whose resumer cannot yield.
typedef struct cellscript_sequences {
  cellscript_sequence *all;
  int32_t count, capacity, running, waiting, blocked;
  uint64_t order;
  /// Whether the present yield is one of the runtime's and goes outward.
  bool passing;
} cellscript_sequences;

/// Waits for an animation or a wake-up: yields outward. To be returned from a C function.
int cellscript_sequence_wait(lua_State *L, cellscript_sequence_state state, uint64_t number);

/// Raises if no wait is possible where `L` is.
void cellscript_sequence_check_wait(lua_State *L);

/// Begins a sequence for a cell with the function on top of `L`, as part of the running stretch.
void cellscript_sequence_spawn(lua_State *L, cellscript_cell_id cell);

/// The coroutine of the running sequence, or NULL.
lua_State *cellscript_sequence_thread(const cellscript_sequences *sequences);

/// Lets every sequence that waits for this go on, in the order in which they began to wait.
void cellscript_sequence_release(
  cellscript_sequences *sequences, cellscript_sequence_state state, uint64_t number,
  bool finished, double slept);

/// The sequence that is to go on next, or −1.
int32_t cellscript_sequence_next(const cellscript_sequences *sequences);

/// The first place whose coroutine is empty; their count if there is none.
int32_t cellscript_sequence_free_place(const cellscript_sequences *sequences);

/// Makes one more place with an empty coroutine.
void cellscript_sequence_make(lua_State *L);

/// Begins a sequence in a free place. Returns its coroutine, for a function with its arguments.
lua_State *cellscript_sequence_take(
  cellscript_sequences *sequences, int32_t place, int32_t handler, cellscript_cell_id cell);

/// Charges a stretch before it runs. False: a budget is used up and the machine has stopped.
bool cellscript_sequence_charge(cellscript_machine *machine, int32_t number);

/// Runs a stretch of a sequence; `from` is what runs it, under a protected call, since resuming may
/// raise by itself. Returns the status; a failure is kept.
cellscript_status cellscript_sequence_resume(
  cellscript_machine *machine, int32_t number, lua_State *from, int arguments);

/// Ends the transaction: what was spawned becomes ready, or is dropped.
void cellscript_sequence_settle(cellscript_machine *machine, bool succeeded);

/// Closes the sequences of a cell unresumed.
void cellscript_sequence_close(cellscript_machine *machine, cellscript_cell_id cell);

/// Frees the array; the coroutines go with the state.
void cellscript_sequence_free_all(cellscript_sequences *sequences, cellscript_store *store);

#endif
