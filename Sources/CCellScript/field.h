// Fields while they are traced, and afterwards.
//
// Invariant: a graph only grows, and every node refers to nodes before it. Only one field is traced
// at a time; `serial` tells its symbols from those of the others. All arrays count as heap.
#ifndef CELLSCRIPT_FIELD_PRIVATE_H
#define CELLSCRIPT_FIELD_PRIVATE_H

#include <lua.h>

#include "cellscript_field.h"
#include "failure.h"
#include "store.h"

enum {
  CELLSCRIPT_FIELD_LIMIT = 64,
  CELLSCRIPT_NODE_LIMIT = 4096,
  CELLSCRIPT_INPUT_LIMIT = 32,
  CELLSCRIPT_COLUMN_LIMIT = 64,
  CELLSCRIPT_UNIFORM_LIMIT = 256,
  CELLSCRIPT_OPEN_LIMIT = 256,
  /// Bytes of the names of inputs, parameters and values of items.
  CELLSCRIPT_READ_NAME_LIMIT = 64,
  /// What a node costs in steps: it is worked over once more when the graph is made fast.
  CELLSCRIPT_NODE_STEPS = 16,
};

/// A number, a colour, or what is one of the two without being known which.
typedef enum cellscript_shape {
  cellscript_shape_open,
  cellscript_shape_number,
  cellscript_shape_color,
} cellscript_shape;

/// What a symbol stands for. `nodes` has one node of a number, four of a colour; of what is open the
/// first is its place among the field's. A colour is `loose` if it may lie outside of 0…1.
typedef struct cellscript_field_value {
  cellscript_shape shape;
  bool loose;
  int32_t nodes[4];
} cellscript_field_value;

/// Where something open comes from.
typedef enum cellscript_open_kind {
  cellscript_open_input,
  cellscript_open_parameter,
  cellscript_open_mix,
  cellscript_open_where,
} cellscript_open_kind;

/// Something open: an input, a parameter, or what was made of two of them and of the node `part`.
/// Once it is decided `value` says what it is.
typedef struct cellscript_field_open {
  cellscript_open_kind kind;
  int32_t from, to, part;
  cellscript_field_value value;
} cellscript_field_open;

/// A parameter that a field reads, and where.
typedef struct cellscript_field_parameter {
  cellscript_text name;
  cellscript_shape shape;
  cellscript_failure_place place;
} cellscript_field_parameter;

/// A counted array.
#define CELLSCRIPT_ROW(element) struct { element *all; int32_t count, capacity; }

typedef struct cellscript_field_record {
  cellscript_text name;
  CELLSCRIPT_ROW(cellscript_field_node) nodes;
  CELLSCRIPT_ROW(cellscript_curve) curves;
  CELLSCRIPT_ROW(cellscript_timing) springs;
  CELLSCRIPT_ROW(cellscript_field_uniform) uniforms;
  CELLSCRIPT_ROW(cellscript_field_column) columns;
  CELLSCRIPT_ROW(cellscript_field_output) outputs;
  CELLSCRIPT_ROW(cellscript_field_input) inputs;
  CELLSCRIPT_ROW(cellscript_field_parameter) parameters;
  /// Of use only while it is traced.
  CELLSCRIPT_ROW(cellscript_field_open) opens;
} cellscript_field_record;

typedef struct cellscript_fields {
  CELLSCRIPT_ROW(cellscript_field_record) rows;
  cellscript_field_record traced;
  bool tracing;
  uint32_t serial;
  /// How many texts the plugin had kept before.
  int32_t texts_before;
} cellscript_fields;

typedef struct cellscript_machine cellscript_machine;

/// Adds a node to the field that is traced; raises beyond the limit.
int32_t cellscript_field_add(
  lua_State *L, cellscript_field_op op, int32_t a, int32_t b, int32_t c);

int32_t cellscript_field_constant(lua_State *L, double value);
int32_t cellscript_field_uniform_of(
  lua_State *L, cellscript_uniform_kind kind, int32_t index, int32_t component);
int32_t cellscript_field_column_of(lua_State *L, cellscript_field_column column);
/// The place of a cell, which is told from an origin.
int32_t cellscript_field_place_of(lua_State *L, cellscript_column_kind kind);
int32_t cellscript_field_curve_of(lua_State *L, int32_t part, cellscript_curve curve);
int32_t cellscript_field_spring_of(lua_State *L, int32_t part, const cellscript_timing *spring);

/// A mix of two values of one shape, or the choice between them.
cellscript_field_value cellscript_field_combine(
  lua_State *L, bool mixes, cellscript_field_value from, cellscript_field_value to, int32_t part);

/// Says what a node drives.
void cellscript_field_drive(lua_State *L, int property, int component, int32_t node);

/// The value of an input or a parameter of the field that is traced, open at first.
cellscript_field_value cellscript_field_input_of(lua_State *L, const char *name, size_t length);
cellscript_field_value cellscript_field_parameter_of(
  lua_State *L, const char *name, size_t length);

/// What is made of two open values.
cellscript_field_value cellscript_field_open_of(
  lua_State *L, cellscript_open_kind kind, cellscript_field_value from, cellscript_field_value to,
  int32_t part);

/// Decides what something is; raises if it was decided otherwise.
cellscript_field_value cellscript_field_decide(
  lua_State *L, cellscript_field_value value, cellscript_shape shape);

/// Raises that the open value at a place is used as a number and as a colour.
_Noreturn void cellscript_field_contradict(lua_State *L, int32_t place);

/// Finds the parameters that fields read among those of the plugin; raises, at the line where it was
/// read, on one that is not there or that is no number or colour as the field takes it for.
void cellscript_fields_resolve(lua_State *L);

/// Forgets the field that is traced.
void cellscript_field_drop(cellscript_machine *machine);

/// Keeps the field that is traced; there is room for it.
void cellscript_field_keep(cellscript_machine *machine);

/// Frees all fields.
void cellscript_fields_free(cellscript_fields *fields, cellscript_store *store);

#endif
