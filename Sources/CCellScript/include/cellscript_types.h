// Words that every header of the bridge uses.
#ifndef CELLSCRIPT_TYPES_H
#define CELLSCRIPT_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__clang__)
#define CELLSCRIPT_NONNULL _Nonnull
#define CELLSCRIPT_NULLABLE _Nullable
#define CELLSCRIPT_CLOSED __attribute__((enum_extensibility(closed)))
#else
#define CELLSCRIPT_NONNULL
#define CELLSCRIPT_NULLABLE
#define CELLSCRIPT_CLOSED
#endif

#if defined(__clang__) || defined(__cplusplus)
#define CELLSCRIPT_ENUM(name) enum CELLSCRIPT_CLOSED name : int32_t
#else
#define CELLSCRIPT_ENUM(name) enum name
#endif

/// What became of a call.
typedef CELLSCRIPT_ENUM(cellscript_status) {
  /// It did what it was asked.
  cellscript_status_ok = 0,
  /// The script raised an error.
  cellscript_status_error = 1,
  /// Its steps were used up; the machine answers no more.
  cellscript_status_steps = 2,
  /// Its memory was used up; the machine answers no more.
  cellscript_status_memory = 3,
  /// The backstop clock struck; the machine answers no more.
  cellscript_status_clock = 4,
} cellscript_status;

/// A cell for as long as it shows one item; slot −1 is the grid.
typedef struct cellscript_cell_id {
  int32_t slot;
  uint32_t generation;
} cellscript_cell_id;

/// A colour: red, green, blue, alpha in 0…1, and the system colour behind it or −1.
typedef struct cellscript_paint {
  double components[4];
  int32_t code;
} cellscript_paint;

/// A curve: a cubic Bézier (kind 0, x1 y1 x2 y2), steps (kind 1, their count first) or one that
/// has a name only (see `cellscript_curve_name`).
typedef struct cellscript_curve {
  int32_t kind;
  double points[4];
} cellscript_curve;

/// Bytes in UTF-8 as a script gave them, not terminated.
typedef struct cellscript_text {
  const char *CELLSCRIPT_NULLABLE bytes;
  size_t length;
} cellscript_text;

/// The name of a curve of a kind above 1, or NULL. Lasts for ever.
const char *CELLSCRIPT_NULLABLE cellscript_curve_name(int32_t kind);

/// The system colour with a number, or NULL. Lasts for ever.
const char *CELLSCRIPT_NULLABLE cellscript_color_name(int32_t code);

#endif
