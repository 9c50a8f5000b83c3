#include "overlay.h"

#include <string.h>

/// Channels that are kept from one stretch to the next.
enum { KEPT_CHANNELS = 256 };

// stack: 0 · raises: never · allocates: no
static void release_written(cellscript_overlay *overlay, cellscript_store *store) {
  size_t size = (size_t)overlay->capacity * sizeof *overlay->written;
  cellscript_store_release(store, overlay->written, size);
  overlay->written = NULL;
  overlay->capacity = 0;
}

// stack: 0 · raises: never · allocates: no
void cellscript_overlay_begin(cellscript_overlay *overlay, cellscript_store *store) {
  if (overlay->capacity > KEPT_CHANNELS) { release_written(overlay, store); }
  overlay->count = 0;
  overlay->stretch += 1;
}

// stack: 0 · raises: never · allocates: no
static void release_places(cellscript_overlay *overlay, cellscript_store *store) {
  size_t size = (size_t)overlay->slot_count * sizeof *overlay->places;
  cellscript_store_release(store, overlay->places, size);
}

// stack: 0 · raises: never · allocates: no
void cellscript_overlay_free(cellscript_overlay *overlay, cellscript_store *store) {
  release_written(overlay, store);
  release_places(overlay, store);
}

// stack: 0 · raises: never · allocates: no
static cellscript_paint paint_at(
  const double *components, const int32_t *codes, int32_t count, int32_t slot, int column
) {
  cellscript_paint paint = {{0, 0, 0, 0}, -1};
  if (slot >= count) { return paint; }
  size_t place = (size_t)slot * CELLSCRIPT_COLORS + (size_t)column;
  memcpy(paint.components, components + 4 * place, sizeof paint.components);
  paint.code = codes[place];
  return paint;
}

// stack: 0 · raises: never · allocates: no
static cellscript_content content_at(
  const int32_t *names, int32_t count, int32_t slot, int column
) {
  cellscript_content content = {CELLSCRIPT_NO_NAME, 0, 0};
  if (slot < count) { content.name = names[slot * CELLSCRIPT_CONTENTS + column]; }
  return content;
}

// stack: 0 · raises: never · allocates: no
static void channels_read(
  cellscript_channels *channels, const cellscript_view *view, int32_t slot
) {
  bool known = slot < view->layer_count;
  channels->sets = known ? view->sets[slot] : 0;
  for (int i = 0; i < CELLSCRIPT_NUMBERS; i++) {
    channels->numbers[i] = known ? view->numbers[slot * CELLSCRIPT_NUMBERS + i]
                                 : cellscript_property_neutral(i);
    bool counted = known && i < CELLSCRIPT_PROPERTY_Z;
    channels->endless[i] = counted ? view->endless[slot * CELLSCRIPT_NUMBERS + i] : 0;
  }
  for (int i = 0; i < CELLSCRIPT_COLORS; i++) {
    channels->colors[i] =
      paint_at(view->colors, view->color_codes, view->layer_count, slot, i);
  }
  for (int i = 0; i < CELLSCRIPT_CONTENTS; i++) {
    channels->contents[i] = content_at(view->names, view->layer_count, slot, i);
  }
}

// stack: 0 · raises: never · allocates: no
static cellscript_channels *written(const cellscript_overlay *overlay, int32_t slot) {
  if (slot >= overlay->slot_count || overlay->places[slot] >= overlay->count) { return NULL; }
  cellscript_channels *channels = &overlay->written[overlay->places[slot]];
  return channels->slot == slot ? channels : NULL;
}

// Makes room for a place for each slot.
// stack: 0 · raises: never · allocates: yes
static bool make_places(
  cellscript_overlay *overlay, cellscript_store *store, const cellscript_view *view
) {
  int32_t *places = cellscript_store_block(store, (size_t)view->slot_count * sizeof *places);
  if (!places) { return false; }
  if (overlay->slot_count > 0) {
    memcpy(places, overlay->places, (size_t)overlay->slot_count * sizeof *places);
  }
  release_places(overlay, store);
  overlay->places = places;
  overlay->slot_count = view->slot_count;
  return true;
}

// stack: 0 · raises: never · allocates: yes
cellscript_channels *cellscript_overlay_write(
  cellscript_overlay *overlay, cellscript_store *store, const cellscript_view *view, int32_t slot
) {
  cellscript_channels *channels = written(overlay, slot);
  if (channels) { return channels; }
  if (slot >= overlay->slot_count && !make_places(overlay, store, view)) { return NULL; }
  channels = cellscript_store_grow(
    store, overlay->written, overlay->count, &overlay->capacity, sizeof *channels);
  if (!channels) { return NULL; }
  overlay->written = channels;
  overlay->places[slot] = overlay->count;
  channels += overlay->count;
  overlay->count += 1;
  channels->slot = slot;
  channels_read(channels, view, slot);
  return channels;
}

// stack: 0 · raises: never · allocates: no
void cellscript_channels_take(cellscript_channels *channels, const cellscript_target *target) {
  int property = target->property;
  channels->sets |= 1u << property;
  if (property <= CELLSCRIPT_PROPERTY_Z) {
    channels->numbers[property] = target->value;
  } else if (property < CELLSCRIPT_FIRST_CONTENT) {
    channels->colors[property - CELLSCRIPT_FIRST_COLOR] = target->paint;
  } else {
    channels->contents[property - CELLSCRIPT_FIRST_CONTENT] = target->content;
  }
}

// stack: 0 · raises: never · allocates: no
void cellscript_channels_clear(cellscript_channels *channels, uint32_t properties) {
  channels->sets &= ~properties;
  for (int i = 0; i < CELLSCRIPT_NUMBERS; i++) {
    if (properties >> i & 1) { channels->numbers[i] = cellscript_property_neutral(i); }
  }
}

// stack: 0 · raises: never · allocates: no
double cellscript_overlay_number(
  const cellscript_overlay *overlay, const cellscript_view *view, int32_t slot, int property
) {
  const cellscript_channels *channels = written(overlay, slot);
  if (channels) { return channels->numbers[property]; }
  if (slot >= view->layer_count) { return cellscript_property_neutral(property); }
  return view->numbers[slot * CELLSCRIPT_NUMBERS + property];
}

// stack: 0 · raises: never · allocates: no
static bool is_set(
  const cellscript_channels *channels, const cellscript_view *view, int32_t slot, int property
) {
  uint32_t none = 0;
  uint32_t sets = channels ? channels->sets : slot < view->layer_count ? view->sets[slot] : none;
  return sets >> property & 1;
}

// stack: 0 · raises: never · allocates: no
cellscript_paint cellscript_overlay_color(
  const cellscript_overlay *overlay, const cellscript_view *view, int32_t slot, int property
) {
  int column = property - CELLSCRIPT_FIRST_COLOR;
  const cellscript_channels *channels = written(overlay, slot);
  if (!is_set(channels, view, slot, property)) {
    return paint_at(
      view->beneath_colors, view->beneath_codes, view->beneath_count, slot, column);
  }
  if (channels) { return channels->colors[column]; }
  return paint_at(view->colors, view->color_codes, view->layer_count, slot, column);
}

// stack: 0 · raises: never · allocates: no
cellscript_content cellscript_overlay_content(
  const cellscript_overlay *overlay, const cellscript_view *view, int32_t slot, int property
) {
  int column = property - CELLSCRIPT_FIRST_CONTENT;
  const cellscript_channels *channels = written(overlay, slot);
  if (!is_set(channels, view, slot, property)) {
    return content_at(view->beneath_names, view->beneath_count, slot, column);
  }
  if (channels) { return channels->contents[column]; }
  return content_at(view->names, view->layer_count, slot, column);
}

// stack: 0 · raises: never · allocates: no
int cellscript_overlay_endless(
  const cellscript_overlay *overlay, const cellscript_view *view, int32_t slot, int property
) {
  const cellscript_channels *channels = written(overlay, slot);
  if (channels) { return channels->endless[property]; }
  if (slot >= view->layer_count) { return 0; }
  return view->endless[slot * CELLSCRIPT_NUMBERS + property];
}
