// Fields as they were traced: plain arrays. Everything belongs to the machine and lasts as long.
#ifndef CELLSCRIPT_FIELD_H
#define CELLSCRIPT_FIELD_H

#include "cellscript_command.h"
#include "cellscript_types.h"

/// What a node of a graph is. Parts are given by their nodes: of one `a`, of two `a` and `b`, of
/// three `a`, `b` and `c`, in the order in which scripts give them.
typedef CELLSCRIPT_ENUM(cellscript_field_op) {
  /// `value`.
  cellscript_field_op_constant = 0,
  /// `a` is the number of the uniform.
  cellscript_field_op_uniform = 1,
  /// `a` is the number of the column.
  cellscript_field_op_column = 2,
  /// The column `a` from the origin that is the uniform `b`.
  cellscript_field_op_place = 3,
  cellscript_field_op_negate = 4,
  cellscript_field_op_sin = 5,
  cellscript_field_op_cos = 6,
  cellscript_field_op_tan = 7,
  cellscript_field_op_exp = 8,
  cellscript_field_op_log = 9,
  cellscript_field_op_sqrt = 10,
  cellscript_field_op_abs = 11,
  cellscript_field_op_floor = 12,
  cellscript_field_op_ceil = 13,
  cellscript_field_op_fract = 14,
  cellscript_field_op_sign = 15,
  /// The curve with the number `b`, of `a`.
  cellscript_field_op_curve = 16,
  /// The spring with the number `b`, of `a` seconds.
  cellscript_field_op_spring = 17,
  cellscript_field_op_add = 18,
  cellscript_field_op_subtract = 19,
  cellscript_field_op_multiply = 20,
  cellscript_field_op_divide = 21,
  cellscript_field_op_modulo = 22,
  cellscript_field_op_power = 23,
  cellscript_field_op_min = 24,
  cellscript_field_op_max = 25,
  cellscript_field_op_step = 26,
  cellscript_field_op_hypot = 27,
  cellscript_field_op_atan2 = 28,
  cellscript_field_op_less = 29,
  cellscript_field_op_greater = 30,
  cellscript_field_op_equal = 31,
  cellscript_field_op_both = 32,
  cellscript_field_op_either = 33,
  cellscript_field_op_clamp = 34,
  cellscript_field_op_mix = 35,
  cellscript_field_op_smoothstep = 36,
  cellscript_field_op_where = 37,
  cellscript_field_op_noise = 38,
} cellscript_field_op;

/// One node; what it refers to stands before it.
typedef struct cellscript_field_node {
  cellscript_field_op op;
  int32_t a, b, c;
  double value;
} cellscript_field_node;

/// What is one for all cells.
typedef CELLSCRIPT_ENUM(cellscript_uniform_kind) {
  /// Seconds since it was played.
  cellscript_uniform_kind_now = 0,
  /// The input with the number `index`.
  cellscript_uniform_kind_input = 1,
  /// The parameter at the place `index` of the plugin's list.
  cellscript_uniform_kind_parameter = 2,
  cellscript_uniform_kind_grid_width = 3,
  cellscript_uniform_kind_grid_height = 4,
  cellscript_uniform_kind_grid_offset_x = 5,
  cellscript_uniform_kind_grid_offset_y = 6,
  /// What places are from.
  cellscript_uniform_kind_origin_x = 7,
  cellscript_uniform_kind_origin_y = 8,
  /// The system colour with the number `index`, as it is in the present appearance.
  cellscript_uniform_kind_system_color = 9,
} cellscript_uniform_kind;

/// One uniform; `component` tells red, green, blue and alpha of a colour, else it is 0.
typedef struct cellscript_field_uniform {
  cellscript_uniform_kind kind;
  int32_t index, component;
} cellscript_field_uniform;

/// What each cell has.
typedef CELLSCRIPT_ENUM(cellscript_column_kind) {
  /// A property as it is beneath the field.
  cellscript_column_kind_property = 0,
  cellscript_column_kind_x = 1,
  cellscript_column_kind_y = 2,
  cellscript_column_kind_center_x = 3,
  cellscript_column_kind_center_y = 4,
  cellscript_column_kind_width = 5,
  cellscript_column_kind_height = 6,
  cellscript_column_kind_row = 7,
  cellscript_column_kind_column = 8,
  cellscript_column_kind_index = 9,
  cellscript_column_kind_random = 10,
  cellscript_column_kind_selected = 11,
  cellscript_column_kind_highlighted = 12,
  cellscript_column_kind_pressed = 13,
  cellscript_column_kind_enabled = 14,
  cellscript_column_kind_age = 15,
  /// The host's own value of the item that is called `name`.
  cellscript_column_kind_item = 16,
} cellscript_column_kind;

/// One column; `property` and `component` are those of a property.
typedef struct cellscript_field_column {
  cellscript_column_kind kind;
  int32_t property, component;
  cellscript_text name;
} cellscript_field_column;

/// What a node drives.
typedef struct cellscript_field_output {
  int32_t property, component, node;
} cellscript_field_output;

/// What a play gives a field.
typedef struct cellscript_field_input {
  cellscript_text name;
  bool is_color;
} cellscript_field_input;

/// One field.
typedef struct cellscript_field {
  /// "field at ripple.lua:7".
  cellscript_text name;
  const cellscript_field_node *CELLSCRIPT_NULLABLE nodes;
  const cellscript_curve *CELLSCRIPT_NULLABLE curves;
  const cellscript_timing *CELLSCRIPT_NULLABLE springs;
  const cellscript_field_uniform *CELLSCRIPT_NULLABLE uniforms;
  const cellscript_field_column *CELLSCRIPT_NULLABLE columns;
  const cellscript_field_output *CELLSCRIPT_NULLABLE outputs;
  const cellscript_field_input *CELLSCRIPT_NULLABLE inputs;
  int32_t node_count, curve_count, spring_count, uniform_count, column_count, output_count;
  int32_t input_count;
} cellscript_field;

#endif
