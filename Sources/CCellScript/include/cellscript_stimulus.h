// What a machine is asked to answer.
#ifndef CELLSCRIPT_STIMULUS_H
#define CELLSCRIPT_STIMULUS_H

#include "cellscript_types.h"

/// The kinds of stimuli: first those with a handler, in the order of `cellscript_handler_name`.
typedef CELLSCRIPT_ENUM(cellscript_stimulus_kind) {
  cellscript_stimulus_kind_attached = 0,
  cellscript_stimulus_kind_parameters_changed = 1,
  cellscript_stimulus_kind_appeared = 2,
  cellscript_stimulus_kind_touch_began = 3,
  cellscript_stimulus_kind_touch_moved = 4,
  cellscript_stimulus_kind_touch_left = 5,
  cellscript_stimulus_kind_touch_entered = 6,
  cellscript_stimulus_kind_touch_ended = 7,
  cellscript_stimulus_kind_touch_cancelled = 8,
  cellscript_stimulus_kind_highlight_changed = 9,
  cellscript_stimulus_kind_selection_changed = 10,
  cellscript_stimulus_kind_refused = 11,
  cellscript_stimulus_kind_item_changed = 12,
  /// An animation completed: sequences that wait for it go on.
  cellscript_stimulus_kind_ended = 13,
  /// A wait is over: its sequence goes on.
  cellscript_stimulus_kind_woke = 14,
  /// The next sequence that is ready goes on.
  cellscript_stimulus_kind_continued = 15,
} cellscript_stimulus_kind;

enum { cellscript_handler_count = 13 };

/// The number of the cause of a change that an effect or the host's program has asked for.
enum { cellscript_cause_program = 4 };

/// The name of a handler, or NULL past the end. Lasts for ever.
const char *CELLSCRIPT_NULLABLE cellscript_handler_name(int32_t handler);

/// What a finger did; places in points, speeds in points per second, times in seconds.
typedef struct cellscript_touch {
  int64_t id, taps;
  double x, y, content_x, content_y, dx, dy, velocity_x, velocity_y, time;
  bool inside;
} cellscript_touch;

/// One thing to answer; what its kind does not use is zero.
typedef struct cellscript_stimulus {
  cellscript_stimulus_kind kind;
  cellscript_cell_id cell;
  cellscript_touch touch;
  /// Of a change.
  bool on, animated;
  /// Of an appearance.
  bool first;
  /// The number of the cause: of a change, an appearance or a refusal.
  int32_t cause;
  /// The transition of a change, 0 for none.
  uint32_t transition;
  /// Names of what changed, each with its terminating zero; borrowed until the call returns.
  const char *CELLSCRIPT_NULLABLE names;
  size_t names_length;
  /// The animation that ended or the wait that is over.
  uint64_t number;
  bool finished;
  /// How long a wait took, in seconds.
  double slept;
} cellscript_stimulus;

#endif
