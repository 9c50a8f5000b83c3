// What a stretch has written, read back before it is applied.
#ifndef CELLSCRIPT_OVERLAY_H
#define CELLSCRIPT_OVERLAY_H

#include "cellscript_command.h"
#include "cellscript_view.h"
#include "property.h"
#include "store.h"

/// The channels of one slot as they will be.
typedef struct cellscript_channels {
  int32_t slot;
  uint32_t sets;
  double numbers[CELLSCRIPT_NUMBERS];
  cellscript_paint colors[CELLSCRIPT_COLORS];
  cellscript_content contents[CELLSCRIPT_CONTENTS];
  uint8_t endless[CELLSCRIPT_NUMBERS];
} cellscript_channels;

/// The slots that were written, and where to find them: a slot's place counts only if what stands there
/// is the slot's. Counted as heap, which so goes with the cells that are written and hardly with those
/// that are visible.
typedef struct cellscript_overlay {
  cellscript_channels *written;
  int32_t count, capacity;
  /// By slot.
  int32_t *places;
  int32_t slot_count;
  /// The number of the present stretch, from 1.
  uint64_t stretch;
} cellscript_overlay;

/// Forgets what was written.
void cellscript_overlay_begin(cellscript_overlay *overlay, cellscript_store *store);

/// The channels of a slot to be written. NULL without memory.
cellscript_channels *cellscript_overlay_write(
  cellscript_overlay *overlay, cellscript_store *store, const cellscript_view *view, int32_t slot);

/// Brings the channel of a target to it.
void cellscript_channels_take(cellscript_channels *channels, const cellscript_target *target);

/// Gives channels back: bits of properties.
void cellscript_channels_clear(cellscript_channels *channels, uint32_t properties);

/// The number of a property, neutral where none is set.
double cellscript_overlay_number(
  const cellscript_overlay *overlay, const cellscript_view *view, int32_t slot, int property);

/// The colour of a property, what lies beneath where none is set.
cellscript_paint cellscript_overlay_color(
  const cellscript_overlay *overlay, const cellscript_view *view, int32_t slot, int property);

/// The picture or text of a property, what lies beneath where none is set.
cellscript_content cellscript_overlay_content(
  const cellscript_overlay *overlay, const cellscript_view *view, int32_t slot, int property);

/// Endless runs of a number's channel.
int cellscript_overlay_endless(
  const cellscript_overlay *overlay, const cellscript_view *view, int32_t slot, int property);

/// Frees it.
void cellscript_overlay_free(cellscript_overlay *overlay, cellscript_store *store);

#endif
