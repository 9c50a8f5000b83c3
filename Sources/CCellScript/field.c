#include "field.h"

#include <string.h>

#include "machine.h"
#include "sentence.h"

// stack: 1 · raises: any · allocates: yes
int32_t cellscript_field_add(
  lua_State *L, cellscript_field_op op, int32_t a, int32_t b, int32_t c
) {
  cellscript_field_record *field = cellscript_field_traced(L);
  if (field->nodes.count >= CELLSCRIPT_NODE_LIMIT) {
    cellscript_raise(L, cellscript_sentence_too_many_nodes, CELLSCRIPT_NODE_LIMIT);
  }
  cellscript_budget_charge(L, CELLSCRIPT_NODE_STEPS);
  CELLSCRIPT_MAKE_ROOM(L, field->nodes);
  field->nodes.all[field->nodes.count] = (cellscript_field_node){op, a, b, c, 0};
  field->nodes.count += 1;
  return field->nodes.count - 1;
}

// stack: 1 · raises: any · allocates: yes
int32_t cellscript_field_constant(lua_State *L, double value) {
  int32_t node = cellscript_field_add(L, cellscript_field_op_constant, 0, 0, 0);
  cellscript_field_traced(L)->nodes.all[node].value = value;
  return node;
}

// The number of a uniform, which is there once however often it is read.
// stack: 1 · raises: any · allocates: yes
static int32_t uniform_number(lua_State *L, cellscript_field_uniform wanted) {
  cellscript_field_record *field = cellscript_field_traced(L);
  for (int32_t i = 0; i < field->uniforms.count; i++) {
    const cellscript_field_uniform *known = &field->uniforms.all[i];
    bool same = known->kind == wanted.kind && known->index == wanted.index
      && known->component == wanted.component;
    if (same) { return i; }
  }
  if (field->uniforms.count >= CELLSCRIPT_UNIFORM_LIMIT) {
    cellscript_raise(L, cellscript_sentence_too_many_uniforms, CELLSCRIPT_UNIFORM_LIMIT);
  }
  CELLSCRIPT_MAKE_ROOM(L, field->uniforms);
  field->uniforms.all[field->uniforms.count] = wanted;
  field->uniforms.count += 1;
  return field->uniforms.count - 1;
}

// stack: 1 · raises: any · allocates: yes
int32_t cellscript_field_uniform_of(
  lua_State *L, cellscript_uniform_kind kind, int32_t index, int32_t component
) {
  int32_t number = uniform_number(L, (cellscript_field_uniform){kind, index, component});
  return cellscript_field_add(L, cellscript_field_op_uniform, number, 0, 0);
}

// stack: 0 · raises: never · allocates: no
static bool is_column(const cellscript_field_column *a, const cellscript_field_column *b) {
  return a->kind == b->kind && a->property == b->property && a->component == b->component
    && cellscript_text_is(a->name, b->name.bytes, b->name.length);
}

// The number of a column, which is there once however often it is read.
// stack: 1 · raises: any · allocates: yes
static int32_t column_number(lua_State *L, cellscript_field_column wanted) {
  cellscript_field_record *field = cellscript_field_traced(L);
  for (int32_t i = 0; i < field->columns.count; i++) {
    if (is_column(&field->columns.all[i], &wanted)) { return i; }
  }
  if (field->columns.count >= CELLSCRIPT_COLUMN_LIMIT) {
    cellscript_raise(L, cellscript_sentence_too_many_columns, CELLSCRIPT_COLUMN_LIMIT);
  }
  CELLSCRIPT_MAKE_ROOM(L, field->columns);
  if (wanted.name.length > 0) {
    wanted.name = cellscript_plugin_keep(L, wanted.name.bytes, wanted.name.length);
  }
  field->columns.all[field->columns.count] = wanted;
  field->columns.count += 1;
  return field->columns.count - 1;
}

// stack: 1 · raises: any · allocates: yes
int32_t cellscript_field_column_of(lua_State *L, cellscript_field_column column) {
  int32_t number = column_number(L, column);
  return cellscript_field_add(L, cellscript_field_op_column, number, 0, 0);
}

// stack: 1 · raises: any · allocates: yes
int32_t cellscript_field_place_of(lua_State *L, cellscript_column_kind kind) {
  bool across = kind == cellscript_column_kind_x || kind == cellscript_column_kind_center_x;
  cellscript_uniform_kind origin =
    across ? cellscript_uniform_kind_origin_x : cellscript_uniform_kind_origin_y;
  int32_t column = column_number(L, (cellscript_field_column){.kind = kind});
  int32_t uniform = uniform_number(L, (cellscript_field_uniform){origin, 0, 0});
  return cellscript_field_add(L, cellscript_field_op_place, column, uniform, 0);
}

// stack: 1 · raises: any · allocates: yes
int32_t cellscript_field_curve_of(lua_State *L, int32_t part, cellscript_curve curve) {
  cellscript_field_record *field = cellscript_field_traced(L);
  CELLSCRIPT_MAKE_ROOM(L, field->curves);
  int32_t node = cellscript_field_add(
    L, cellscript_field_op_curve, part, field->curves.count, 0);
  field->curves.all[field->curves.count] = curve;
  field->curves.count += 1;
  return node;
}

// stack: 1 · raises: any · allocates: yes
int32_t cellscript_field_spring_of(lua_State *L, int32_t part, const cellscript_timing *spring) {
  cellscript_field_record *field = cellscript_field_traced(L);
  CELLSCRIPT_MAKE_ROOM(L, field->springs);
  int32_t node = cellscript_field_add(
    L, cellscript_field_op_spring, part, field->springs.count, 0);
  field->springs.all[field->springs.count] = *spring;
  field->springs.count += 1;
  return node;
}

// stack: 1 · raises: any · allocates: yes
cellscript_field_value cellscript_field_combine(
  lua_State *L, bool mixes, cellscript_field_value from, cellscript_field_value to, int32_t part
) {
  bool color = from.shape == cellscript_shape_color;
  cellscript_field_value value = {from.shape, color && mixes, {0, 0, 0, 0}};
  for (int i = 0; i < (color ? 4 : 1); i++) {
    value.nodes[i] = mixes
      ? cellscript_field_add(L, cellscript_field_op_mix, from.nodes[i], to.nodes[i], part)
      : cellscript_field_add(L, cellscript_field_op_where, part, from.nodes[i], to.nodes[i]);
  }
  return value;
}

// stack: 1 · raises: any · allocates: yes
void cellscript_field_drive(lua_State *L, int property, int component, int32_t node) {
  cellscript_field_record *field = cellscript_field_traced(L);
  CELLSCRIPT_MAKE_ROOM(L, field->outputs);
  field->outputs.all[field->outputs.count] =
    (cellscript_field_output){property, component, node};
  field->outputs.count += 1;
}

#define RELEASE(row)                                                                  \
  cellscript_store_release(store, (row).all, (size_t)(row).capacity * sizeof *(row).all); \
  (row).all = NULL;                                                                   \
  (row).count = (row).capacity = 0

// stack: 0 · raises: never · allocates: no
static void record_free(cellscript_field_record *field, cellscript_store *store) {
  RELEASE(field->nodes);
  RELEASE(field->curves);
  RELEASE(field->springs);
  RELEASE(field->uniforms);
  RELEASE(field->columns);
  RELEASE(field->outputs);
  RELEASE(field->inputs);
  RELEASE(field->parameters);
  RELEASE(field->opens);
}

// stack: 0 · raises: never · allocates: no
void cellscript_fields_free(cellscript_fields *fields, cellscript_store *store) {
  for (int32_t i = 0; i < fields->rows.count; i++) { record_free(&fields->rows.all[i], store); }
  RELEASE(fields->rows);
  record_free(&fields->traced, store);
}

// stack: 0 · raises: never · allocates: no
void cellscript_field_drop(cellscript_machine *machine) {
  machine->fields.tracing = false;
  cellscript_plugin_drop_texts(
    &machine->plugin, &machine->store, machine->fields.texts_before);
  record_free(&machine->fields.traced, &machine->store);
}

// stack: 0 · raises: never · allocates: no
void cellscript_field_keep(cellscript_machine *machine) {
  cellscript_fields *fields = &machine->fields;
  cellscript_store *store = &machine->store;
  RELEASE(fields->traced.opens);
  fields->rows.all[fields->rows.count] = fields->traced;
  fields->rows.count += 1;
  memset(&fields->traced, 0, sizeof fields->traced);
  fields->tracing = false;
}

#undef RELEASE

// stack: 0 · raises: never · allocates: no
int32_t cellscript_machine_field_count(const cellscript_machine *machine) {
  return machine->fields.rows.count;
}

// stack: 0 · raises: never · allocates: no
cellscript_field cellscript_machine_field(const cellscript_machine *machine, int32_t number) {
  const cellscript_field_record *field = &machine->fields.rows.all[number];
  return (cellscript_field){
    .name = field->name,
    .nodes = field->nodes.all, .node_count = field->nodes.count,
    .curves = field->curves.all, .curve_count = field->curves.count,
    .springs = field->springs.all, .spring_count = field->springs.count,
    .uniforms = field->uniforms.all, .uniform_count = field->uniforms.count,
    .columns = field->columns.all, .column_count = field->columns.count,
    .outputs = field->outputs.all, .output_count = field->outputs.count,
    .inputs = field->inputs.all, .input_count = field->inputs.count,
  };
}
