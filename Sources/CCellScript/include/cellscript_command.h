// What a stretch asks for, in order. All arrays belong to the machine and last until its next call.
#ifndef CELLSCRIPT_COMMAND_H
#define CELLSCRIPT_COMMAND_H

#include "cellscript_types.h"

enum {
  /// Nothing, where a name could stand.
  CELLSCRIPT_NO_NAME = -1,
  /// Bytes, which are no name yet.
  CELLSCRIPT_NEW_NAME = -2,
};

/// A picture or text: the number of a name the machine knows, nothing, or bytes.
typedef struct cellscript_content {
  int32_t name;
  uint32_t offset, length;
} cellscript_content;

/// A number on the way; `curve` is that of the way to it.
typedef struct cellscript_key {
  double at, value;
  cellscript_curve curve;
} cellscript_key;

typedef CELLSCRIPT_ENUM(cellscript_target_kind) {
  cellscript_target_kind_number = 0,
  cellscript_target_kind_keyframes = 1,
  cellscript_target_kind_color = 2,
  cellscript_target_kind_content = 3,
  cellscript_target_kind_beneath = 4,
} cellscript_target_kind;

/// What a property or an input of a play (by its number) is set or brought to.
typedef struct cellscript_target {
  cellscript_target_kind kind;
  uint8_t property;
  bool has_speed;
  double value, speed;
  cellscript_paint paint;
  cellscript_content content;
  int32_t first_key, key_count;
} cellscript_target;

typedef CELLSCRIPT_ENUM(cellscript_timing_kind) {
  /// `curve` over `duration`.
  cellscript_timing_kind_curve = 0,
  /// A spring by duration (a) and damping (b).
  cellscript_timing_kind_settle = 1,
  /// A spring by response (a) and bounce (b).
  cellscript_timing_kind_perceptual = 2,
  /// A spring by mass (a), stiffness (b) and friction (c).
  cellscript_timing_kind_physical = 3,
} cellscript_timing_kind;

/// How a way is gone; `velocity` in distances per second.
typedef struct cellscript_timing {
  cellscript_timing_kind kind;
  cellscript_curve curve;
  double duration, a, b, c, velocity;
  bool has_velocity;
} cellscript_timing;

typedef CELLSCRIPT_ENUM(cellscript_command_kind) {
  cellscript_command_kind_set = 0,
  cellscript_command_kind_clear = 1,
  cellscript_command_kind_animate = 2,
  cellscript_command_kind_stop = 3,
  cellscript_command_kind_finish = 4,
  cellscript_command_kind_wait = 5,
  cellscript_command_kind_select = 6,
  cellscript_command_kind_deselect = 7,
  cellscript_command_kind_signal = 8,
  /// Begins a play: `number` is its own; a target for each input, by its number.
  cellscript_command_kind_play = 9,
  /// Ends the play `number`, by a fade of so many `seconds`.
  cellscript_command_kind_stop_play = 10,
  /// Sets an input of `play`.
  cellscript_command_kind_set_inputs = 11,
  /// Moves inputs of `play`: `number` is that of the animation.
  cellscript_command_kind_animate_inputs = 12,
} cellscript_command_kind;

/// One thing a stretch asks for; what its kind does not use is zero.
typedef struct cellscript_command {
  cellscript_command_kind kind;
  cellscript_cell_id cell;
  /// The animation or the wait.
  uint64_t number;
  /// The play whose inputs are meant; 0: none.
  uint64_t play;
  /// Of set: one target. Of animate: all.
  int32_t first_target, target_count;
  /// Of clear: bits of properties.
  uint32_t properties;
  cellscript_timing timing;
  /// Seconds: of animate before the way begins, of wait in all.
  double delay;
  double repeats;
  bool autoreverses, replaces, animated, oklab;
  uint32_t transition;
  /// Of signal.
  cellscript_content word;
  /// Of play: the field, and how long it plays, infinite until it is stopped. Of its end: the fade.
  int32_t field;
  double seconds;
} cellscript_command;

/// What came of a stretch.
typedef struct cellscript_answer {
  const cellscript_command *CELLSCRIPT_NULLABLE commands;
  const cellscript_target *CELLSCRIPT_NULLABLE targets;
  const cellscript_key *CELLSCRIPT_NULLABLE keys;
  /// What `cellscript_content` points into.
  const char *CELLSCRIPT_NULLABLE bytes;
  int32_t command_count;
  /// Whether more sequences are ready to go on.
  bool continues;
} cellscript_answer;

#endif
