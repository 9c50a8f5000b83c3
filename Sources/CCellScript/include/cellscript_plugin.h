// What a plugin's file says about it. Everything belongs to the machine and lasts as long.
#ifndef CELLSCRIPT_PLUGIN_H
#define CELLSCRIPT_PLUGIN_H

#include "cellscript_types.h"

/// The kinds of parameters.
typedef CELLSCRIPT_ENUM(cellscript_parameter_kind) {
  cellscript_parameter_kind_number = 0,
  cellscript_parameter_kind_integer = 1,
  cellscript_parameter_kind_boolean = 2,
  cellscript_parameter_kind_text = 3,
  cellscript_parameter_kind_color = 4,
  cellscript_parameter_kind_image = 5,
  cellscript_parameter_kind_curve = 6,
} cellscript_parameter_kind;

/// The value of a parameter; which part counts goes by the kind. `number` is 0 or 1 of a boolean.
typedef struct cellscript_parameter_value {
  double number;
  cellscript_text text;
  cellscript_paint paint;
  cellscript_curve curve;
} cellscript_parameter_value;

/// One parameter as declared.
typedef struct cellscript_parameter {
  cellscript_text name;
  cellscript_parameter_kind kind;
  cellscript_parameter_value value;
  double low, high;
  cellscript_text unit, about;
  /// The texts it takes, each with its terminating zero; empty: any.
  cellscript_text choices;
} cellscript_parameter;

/// A loaded plugin; parameters are sorted by name.
typedef struct cellscript_plugin {
  cellscript_text summary;
  bool keeps_motion;
  /// Bit h: the handler with number h is there.
  uint32_t handlers;
  int32_t parameter_count;
  const cellscript_parameter *CELLSCRIPT_NULLABLE parameters;
} cellscript_plugin;

#endif
