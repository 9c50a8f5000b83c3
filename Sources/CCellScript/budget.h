// Steps: what a script may run, and the stop that it cannot swallow.
//
// Invariant: what a script runs is counted before it is done, and a stop, once it has come, stays.
// In the stock library a hook's error can be caught, its count begins anew in each coroutine, and
// C functions count as one instruction however long they take.
#ifndef CELLSCRIPT_BUDGET_H
#define CELLSCRIPT_BUDGET_H

#include <lua.h>

#include "cellscript_types.h"

typedef struct cellscript_machine cellscript_machine;

/// Instructions are counted in periods of this many, or of fewer once there are long strings.
enum { CELLSCRIPT_PERIOD = 100 };

/// Invariant: once `stopped` is not ok it never changes, and no script of the machine goes on.
typedef struct cellscript_budget {
  cellscript_status stopped;
  /// Steps allowed, left and used in the present instant (or while loading); used in the worst
  /// instant, while loading, and in all instants.
  int64_t limit, left, used, peak, load_used, total;
  /// The instant that `left` belongs to, in seconds.
  double instant;
  /// CPU seconds left, and the thread's CPU time at which they end; steps since the last look.
  double clock_left, clock_end;
  int64_t unseen;
  /// Whether there is a clock, and whether it runs: it is started by the first charge of an entry,
  /// since most entries are over sooner than one look takes.
  bool timed, ticking;
  /// Tables that were made to look into others; they may be gone since.
  int64_t links;
  /// Events of the instant that effects have caused.
  int64_t caused;
  /// Bytes that the entries of the instant may have gone through without a charge: when they are
  /// many, the clock is started with the entry.
  uint64_t untold;
  /// The coroutine of the script's own that runs now; NULL: none.
  lua_State *inner;
  /// An allocation was refused, and the failure holds where, and nothing has run since.
  bool refused;
} cellscript_budget;

/// Begins the time of loading or of another instant with a whole budget.
void cellscript_budget_renew(cellscript_machine *machine, int64_t steps, double clock);

/// Ends the counting of an entry that came to `status`. One that was well and took longer than there
/// was is stopped; returns the status.
cellscript_status cellscript_budget_leave(
  cellscript_machine *machine, cellscript_status status);

/// Lets a thread count its instructions, from zero.
void cellscript_budget_watch(lua_State *L);

/// Resumes a coroutine of the script's own.
int cellscript_budget_resume(lua_State *L, lua_State *thread, int arguments, int *results);

/// The allocator as Lua calls it, of a machine: that of its store, which also notes where memory
/// was refused and counts more often once a string is long.
void *cellscript_budget_allocate(void *machine, void *block, size_t old_size, size_t new_size);

/// Adds to an instant what an event brings along.
void cellscript_budget_grant(cellscript_machine *machine);

/// Charges steps before a C function does its work.
void cellscript_budget_charge(lua_State *L, int64_t steps);

/// Charges for going through a table, which may have room for far more than stands in it: not in
/// steps, since how much room is nothing that a script can see, but as memory that was asked for.
void cellscript_budget_charge_scan(lua_State *L);

/// Charges a stretch before it runs. Returns ok, or what there is no more of.
cellscript_status cellscript_budget_charge_entry(cellscript_machine *machine);

/// Stops the machine for good and raises.
_Noreturn int cellscript_budget_stop(lua_State *L, cellscript_status reason);

/// After a protected call failed: raises again if that was a stop, or if memory ran out; else
/// charges for the error.
void cellscript_budget_pass_stop(lua_State *L, int status);

#endif
