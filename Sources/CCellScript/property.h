// Properties by number, as the stage numbers them.
#ifndef CELLSCRIPT_PROPERTY_H
#define CELLSCRIPT_PROPERTY_H

#include "api.h"

enum {
  CELLSCRIPT_PROPERTIES = cellscript_api_property_text - cellscript_api_property_translation_x + 1,
  CELLSCRIPT_PROPERTY_Z = cellscript_api_property_z - cellscript_api_property_translation_x,
  CELLSCRIPT_FIRST_COLOR =
    cellscript_api_property_background - cellscript_api_property_translation_x,
  CELLSCRIPT_FIRST_CONTENT = cellscript_api_property_image - cellscript_api_property_translation_x,
  CELLSCRIPT_NUMBERS = CELLSCRIPT_PROPERTY_Z + 1,
  CELLSCRIPT_COLORS = CELLSCRIPT_FIRST_CONTENT - CELLSCRIPT_FIRST_COLOR,
  CELLSCRIPT_CONTENTS = CELLSCRIPT_PROPERTIES - CELLSCRIPT_FIRST_CONTENT,
  /// Endless runs that a channel of a number holds at most.
  CELLSCRIPT_ENDLESS_LIMIT = 8,
};

/// The entry of a property.
static inline const cellscript_api_entry *cellscript_property_entry(int property) {
  return cellscript_api(
    (cellscript_api_id)(cellscript_api_property_translation_x + property));
}

/// The number of a property at rest: 1 for scales and opacity, else 0.
static inline double cellscript_property_neutral(int property) {
  int id = cellscript_api_property_translation_x + property;
  bool whole = id == cellscript_api_property_opacity
    || (id >= cellscript_api_property_scale && id <= cellscript_api_property_scale_y);
  return whole ? 1 : 0;
}

#endif
