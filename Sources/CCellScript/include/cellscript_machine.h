// A machine: one Lua state with its budgets, running one use of a plugin.
#ifndef CELLSCRIPT_MACHINE_H
#define CELLSCRIPT_MACHINE_H

#include "cellscript_command.h"
#include "cellscript_field.h"
#include "cellscript_plugin.h"
#include "cellscript_stimulus.h"
#include "cellscript_view.h"

/// Owned by whoever created it, to be given to `cellscript_machine_destroy` once.
typedef struct cellscript_machine cellscript_machine;

/// What a machine may use.
typedef struct cellscript_limits {
  /// Bytes: of everything that the script makes grow (its heap, the commands that it records,
  /// what it has written), of one string. Beside that a machine holds the texts of its modules and
  /// the names it was told, `cellscript_machine_size`, and nothing else.
  size_t heap, string;
  /// Instructions (in periods of 100) and charges: while loading, per instant, per entry.
  int64_t load_steps, instant_steps, entry_steps, host_steps;
  int32_t waits;
  /// Seconds of the thread's CPU time: while loading, per instant; 0: no clock.
  double load_clock, instant_clock;
  /// For tests: the allocation, from 1, from which on memory is refused; 0: none.
  uint64_t failing_allocation;
  /// How many are refused then.
  uint64_t refused_allocations;
} cellscript_limits;

/// Why loading failed.
typedef CELLSCRIPT_ENUM(cellscript_defect) {
  /// It did not fail by a defect of the table; see the status.
  cellscript_defect_none = 0,
  cellscript_defect_syntax = 1,
  /// Running the file raised an error.
  cellscript_defect_raised = 2,
  /// The file does not return a table.
  cellscript_defect_no_table = 3,
  /// The table has an entry that is not known; `name`, `nearest`.
  cellscript_defect_unknown_entry = 4,
  /// An entry is of the wrong kind; `name`.
  cellscript_defect_bad_entry = 5,
  /// A handler cannot be called as handlers are; `name`.
  cellscript_defect_bad_handler = 6,
  /// A parameter is not declared as parameters are; `name`.
  cellscript_defect_bad_parameter = 7,
} cellscript_defect;

/// The last failure. Terminated strings that last until the machine's next call.
typedef struct cellscript_failure {
  cellscript_status status;
  cellscript_defect defect;
  /// The author's file and line; empty and 0 where there is none.
  const char *CELLSCRIPT_NONNULL file;
  int32_t line;
  /// Without the place.
  const char *CELLSCRIPT_NONNULL message;
  const char *CELLSCRIPT_NONNULL traceback;
  /// The entry, handler or parameter at fault while loading; the nearest known name.
  const char *CELLSCRIPT_NONNULL name;
  const char *CELLSCRIPT_NONNULL nearest;
  /// The handler that ran, or −1; the cell it ran for.
  int32_t handler;
  cellscript_cell_id cell;
} cellscript_failure;

/// What a machine has used.
typedef struct cellscript_usage {
  /// Steps: while loading, in the present instant, in the worst instant, in all since loading.
  int64_t load_steps, steps, peak_steps, total_steps;
  /// Bytes of what `cellscript_limits.heap` bounds: now, at most.
  size_t bytes, peak_bytes;
  /// Bytes of the names that the script was the first to bring to its stage.
  uint64_t names;
} cellscript_usage;

/// The version of the Lua library that is there, as 100 × major + minor; the bridge is for
/// `CELLSCRIPT_LUA_VERSION`, and no machine can be made with another.
int32_t cellscript_library_version(void);

enum { CELLSCRIPT_LUA_VERSION = 504 };

/// Bytes of a machine itself: its fixed buffers.
size_t cellscript_machine_size(void);

/// Makes a machine whose random numbers follow from `seed`. `out` is written only on ok.
cellscript_status cellscript_machine_create(
  const cellscript_limits *CELLSCRIPT_NONNULL limits, uint64_t seed,
  cellscript_machine *CELLSCRIPT_NULLABLE *CELLSCRIPT_NONNULL out);

/// Frees a machine; runs nothing of the script.
void cellscript_machine_destroy(cellscript_machine *CELLSCRIPT_NONNULL machine);

/// Gives a machine the text of one of the plugin's modules before it is loaded; copied.
/// `name` is what `require` finds it by, `file` what messages call it; both terminated.
cellscript_status cellscript_machine_add_module(
  cellscript_machine *CELLSCRIPT_NONNULL machine, const char *CELLSCRIPT_NONNULL name,
  const char *CELLSCRIPT_NONNULL file, const char *CELLSCRIPT_NONNULL bytes, size_t length);

/// Runs the module named as the plugin and reads the table it returns. To be called once.
cellscript_status cellscript_machine_load(
  cellscript_machine *CELLSCRIPT_NONNULL machine, const char *CELLSCRIPT_NONNULL plugin);

/// Copies what the script of `from` remembers (`grid.memory`, and `cell.memory` where no sequence of
/// the cell waits) into `to`, which was loaded and has answered nothing: numbers, texts, truth values,
/// colours, curves and tables of such, shared ones shared. What else there is, is left out.
///
/// Nothing of either script runs, and `from` stays as it is. What it costs is `to`'s; if that fails,
/// `to` says why and is of no use. A machine that was stopped remembers nothing.
cellscript_status cellscript_machine_carry(
  cellscript_machine *CELLSCRIPT_NONNULL from, cellscript_machine *CELLSCRIPT_NONNULL to);

/// Whether a sequence of a cell waits.
bool cellscript_machine_waits(
  const cellscript_machine *CELLSCRIPT_NONNULL machine, cellscript_cell_id cell);

/// What the loaded plugin says about itself; empty before. Borrowed for the machine's life.
const cellscript_plugin *CELLSCRIPT_NONNULL cellscript_machine_plugin(
  const cellscript_machine *CELLSCRIPT_NONNULL machine);

/// How many fields the loaded plugin has made.
int32_t cellscript_machine_field_count(const cellscript_machine *CELLSCRIPT_NONNULL machine);

/// The field with a number from 0, in the order in which they were made. Borrowed for the machine's
/// life.
cellscript_field cellscript_machine_field(
  const cellscript_machine *CELLSCRIPT_NONNULL machine, int32_t number);

/// Sets the parameter with a number (its place in the plugin's list). The value is copied.
cellscript_status cellscript_machine_set_parameter(
  cellscript_machine *CELLSCRIPT_NONNULL machine, int32_t number,
  const cellscript_parameter_value *CELLSCRIPT_NONNULL value);

/// Tells the next name of pictures, texts and item values; they are numbered from 0. Copied.
cellscript_status cellscript_machine_add_name(
  cellscript_machine *CELLSCRIPT_NONNULL machine, const char *CELLSCRIPT_NONNULL bytes,
  size_t length);

enum {
  /// What a name counts beside its own bytes.
  CELLSCRIPT_NAME_COST = 64,
};

/// Tells how many bytes the names have that the last answer was the first to bring, each with
/// `CELLSCRIPT_NAME_COST` more. A script may bring 1 MB; then what brings more is an error.
void cellscript_machine_note_names(
  cellscript_machine *CELLSCRIPT_NONNULL machine, uint64_t bytes);

/// Runs one stretch: the handler of a stimulus or the next sequence it lets go on.
///
/// On ok `out` lists its commands; else they are void, `cellscript_machine_failure` says why, and
/// `out` is written with no commands.
cellscript_status cellscript_machine_answer(
  cellscript_machine *CELLSCRIPT_NONNULL machine,
  const cellscript_stimulus *CELLSCRIPT_NONNULL stimulus,
  const cellscript_view *CELLSCRIPT_NONNULL view, cellscript_answer *CELLSCRIPT_NONNULL out);

/// Closes the sequences of a cell unresumed and empties its memory; `time` in seconds.
void cellscript_machine_forget(
  cellscript_machine *CELLSCRIPT_NONNULL machine, cellscript_cell_id cell, double time);

/// The line that stands for those past what is kept of an instant; lives as long as the program.
const char *CELLSCRIPT_NONNULL cellscript_dropped_note(void);

/// Takes the oldest line that the script has written and nobody has taken, or an empty text.
/// Borrowed until the machine's next call of another kind.
cellscript_text cellscript_machine_take_line(cellscript_machine *CELLSCRIPT_NONNULL machine);

/// The last failure.
cellscript_failure cellscript_machine_failure(
  const cellscript_machine *CELLSCRIPT_NONNULL machine);

/// What has been used.
cellscript_usage cellscript_machine_usage(const cellscript_machine *CELLSCRIPT_NONNULL machine);

#endif
