// What a script can read: columns of the grid and of the effect's own layer, borrowed.
#ifndef CELLSCRIPT_VIEW_H
#define CELLSCRIPT_VIEW_H

#include "cellscript_types.h"

/// What one of an item's own values is.
typedef CELLSCRIPT_ENUM(cellscript_value_kind) {
  cellscript_value_kind_number = 0,
  cellscript_value_kind_boolean = 1,
  /// `number` is the text's number among the machine's names.
  cellscript_value_kind_text = 2,
} cellscript_value_kind;

/// One of an item's own values; `name` is a number among the machine's names.
typedef struct cellscript_item_value {
  int32_t name;
  cellscript_value_kind kind;
  double number;
} cellscript_item_value;

/// Everything a stretch can read. Every pointer is borrowed until the call returns; columns have
/// one entry per slot unless they say otherwise, and may be NULL where their count is 0.
typedef struct cellscript_view {
  /// The stage's time, in seconds.
  double time;

  /// The grid's cells.
  int32_t slot_count;
  const int64_t *CELLSCRIPT_NULLABLE items;
  const uint32_t *CELLSCRIPT_NULLABLE generations;
  /// x, y, width, height, in points.
  const double *CELLSCRIPT_NULLABLE frames;
  /// Column, row.
  const int32_t *CELLSCRIPT_NULLABLE places;
  /// Bits: 1 pressed, 2 highlighted, 4 selected, 8 enabled.
  const uint8_t *CELLSCRIPT_NULLABLE flags;
  /// Slots in use, by item.
  int32_t live_count;
  const intptr_t *CELLSCRIPT_NULLABLE live;

  /// What the items bring along: numbers of names, −1 for none.
  int32_t content_count;
  const int32_t *CELLSCRIPT_NULLABLE labels;
  const int32_t *CELLSCRIPT_NULLABLE normals;
  const int32_t *CELLSCRIPT_NULLABLE highlighteds;
  /// Slot s has the values from `value_starts[s]` up to `value_starts[s + 1]`.
  int32_t value_slot_count;
  const cellscript_item_value *CELLSCRIPT_NULLABLE values;
  const int32_t *CELLSCRIPT_NULLABLE value_starts;

  /// The effect's own channels: 10 numbers, 3 colours of 4 components, 2 names, 10 counts of
  /// endless runs per slot.
  int32_t layer_count;
  const double *CELLSCRIPT_NULLABLE numbers;
  const uint32_t *CELLSCRIPT_NULLABLE sets;
  const double *CELLSCRIPT_NULLABLE colors;
  const int32_t *CELLSCRIPT_NULLABLE color_codes;
  const int32_t *CELLSCRIPT_NULLABLE names;
  const uint8_t *CELLSCRIPT_NULLABLE endless;

  /// What lies beneath: 3 colours and 2 names per slot.
  int32_t beneath_count;
  const double *CELLSCRIPT_NULLABLE beneath_colors;
  const int32_t *CELLSCRIPT_NULLABLE beneath_codes;
  const int32_t *CELLSCRIPT_NULLABLE beneath_names;

  /// The grid as a whole; lengths in points.
  int64_t count;
  int32_t rows, columns;
  double width, height, offset_x, offset_y;
  bool reduce_motion, dark;
  /// Whether each transition so far was cancelled: that of number n at n − 1.
  int32_t transition_count;
  const bool *CELLSCRIPT_NULLABLE cancelled;

  /// Whether this use plays on a slot's item, one entry per slot; a count below 0: on all.
  int32_t allowed_count;
  const uint8_t *CELLSCRIPT_NULLABLE allowed;
} cellscript_view;

#endif
