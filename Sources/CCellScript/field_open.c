// What a field reads without it being known yet whether it is a number or a colour: inputs, parameters
// and what is mixed or chosen of two such. The first use decides.
#include <stdlib.h>
#include <string.h>

#include "field.h"
#include "machine.h"
#include "request.h"
#include "sentence.h"
#include "spring.h"

// stack: 1 · raises: any · allocates: yes
static cellscript_field_value open_add(lua_State *L, cellscript_field_open open) {
  cellscript_field_record *field = cellscript_field_traced(L);
  if (field->opens.count >= CELLSCRIPT_OPEN_LIMIT) {
    cellscript_raise(L, cellscript_sentence_too_many_opens, CELLSCRIPT_OPEN_LIMIT);
  }
  CELLSCRIPT_MAKE_ROOM(L, field->opens);
  open.value = (cellscript_field_value){cellscript_shape_open, false, {0, 0, 0, 0}};
  field->opens.all[field->opens.count] = open;
  field->opens.count += 1;
  return (cellscript_field_value){
    cellscript_shape_open, false, {field->opens.count - 1, 0, 0, 0},
  };
}

// The one that is there already for an input or a parameter, or a new one.
// stack: 1 · raises: any · allocates: yes
static cellscript_field_value open_for(
  lua_State *L, cellscript_open_kind kind, int32_t number
) {
  const cellscript_field_record *field = cellscript_field_traced(L);
  for (int32_t i = 0; i < field->opens.count; i++) {
    if (field->opens.all[i].kind != kind || field->opens.all[i].from != number) { continue; }
    return (cellscript_field_value){cellscript_shape_open, false, {i, 0, 0, 0}};
  }
  return open_add(L, (cellscript_field_open){.kind = kind, .from = number});
}

// An input that is called like an option could not be told from it in `play:animate`.
// stack: 1 · raises: any · allocates: yes
static void check_input_name(lua_State *L, const char *name) {
  for (int id = cellscript_api_option_duration; id <= cellscript_api_option_velocity; id++) {
    const cellscript_api_entry *option = cellscript_api((cellscript_api_id)id);
    if (id == cellscript_api_option_along || strcmp(option->name, name) != 0) { continue; }
    cellscript_raise(L, cellscript_sentence_input_is_option, name);
  }
}

// stack: 1 · raises: any · allocates: yes
cellscript_field_value cellscript_field_input_of(lua_State *L, const char *name, size_t length) {
  cellscript_field_record *field = cellscript_field_traced(L);
  for (int32_t i = 0; i < field->inputs.count; i++) {
    if (!cellscript_text_is(field->inputs.all[i].name, name, length)) { continue; }
    return open_for(L, cellscript_open_input, i);
  }
  check_input_name(L, name);
  if (field->inputs.count >= CELLSCRIPT_INPUT_LIMIT) {
    cellscript_raise(L, cellscript_sentence_too_many_inputs, CELLSCRIPT_INPUT_LIMIT);
  }
  CELLSCRIPT_MAKE_ROOM(L, field->inputs);
  cellscript_text kept = cellscript_plugin_keep(L, name, length);
  field->inputs.all[field->inputs.count] = (cellscript_field_input){kept, false};
  field->inputs.count += 1;
  return open_for(L, cellscript_open_input, field->inputs.count - 1);
}

// stack: 1 · raises: any · allocates: yes
cellscript_field_value cellscript_field_parameter_of(
  lua_State *L, const char *name, size_t length
) {
  cellscript_field_record *field = cellscript_field_traced(L);
  for (int32_t i = 0; i < field->parameters.count; i++) {
    if (!cellscript_text_is(field->parameters.all[i].name, name, length)) { continue; }
    return open_for(L, cellscript_open_parameter, i);
  }
  CELLSCRIPT_MAKE_ROOM(L, field->parameters);
  cellscript_field_parameter *parameter = &field->parameters.all[field->parameters.count];
  parameter->shape = cellscript_shape_open;
  parameter->place = (cellscript_failure_place){"", 0};
  cellscript_failure_find_place(&parameter->place, L);
  parameter->name = cellscript_plugin_keep(L, name, length);
  field->parameters.count += 1;
  return open_for(L, cellscript_open_parameter, field->parameters.count - 1);
}

// stack: 1 · raises: any · allocates: yes
cellscript_field_value cellscript_field_open_of(
  lua_State *L, cellscript_open_kind kind, cellscript_field_value from, cellscript_field_value to,
  int32_t part
) {
  return open_add(L, (cellscript_field_open){
    .kind = kind, .from = from.nodes[0], .to = to.nodes[0], .part = part,
  });
}

// stack: 1 · raises: any · allocates: yes
_Noreturn void cellscript_field_contradict(lua_State *L, int32_t place) {
  const cellscript_field_record *field = cellscript_field_traced(L);
  const cellscript_field_open *open = &field->opens.all[place];
  while (open->kind >= cellscript_open_mix) { open = &field->opens.all[open->from]; }
  bool input = open->kind == cellscript_open_input;
  const char *name = input ? field->inputs.all[open->from].name.bytes
                           : field->parameters.all[open->from].name.bytes;
  cellscript_raise(L, cellscript_sentence_two_shapes, input ? "input" : "p", name);
}

// stack: 1 · raises: any · allocates: yes
static cellscript_field_value read_uniform(
  lua_State *L, const cellscript_field_open *open, cellscript_shape shape
) {
  cellscript_field_record *field = cellscript_field_traced(L);
  cellscript_uniform_kind kind = cellscript_uniform_kind_input;
  int32_t number = open->from;
  if (open->kind == cellscript_open_input) {
    field->inputs.all[number].is_color = shape == cellscript_shape_color;
  } else {
    kind = cellscript_uniform_kind_parameter;
    field->parameters.all[number].shape = shape;
  }
  cellscript_field_value value = {shape, false, {0, 0, 0, 0}};
  int components = shape == cellscript_shape_color ? 4 : 1;
  for (int i = 0; i < components; i++) {
    value.nodes[i] = cellscript_field_uniform_of(L, kind, number, i);
  }
  return value;
}

// One that is made of others comes after them, so all that one is made of are decided from it down
// to the first: what they need is marked on the way, and made on the way back.
// stack: 1 · raises: any · allocates: yes
static void decide_all(lua_State *L, int32_t place, cellscript_shape shape) {
  cellscript_field_record *field = cellscript_field_traced(L);
  bool needed[CELLSCRIPT_OPEN_LIMIT] = {false};
  needed[place] = true;
  for (int32_t i = place; i >= 0; i--) {
    const cellscript_field_open *open = &field->opens.all[i];
    if (!needed[i]) { continue; }
    if (open->value.shape != cellscript_shape_open) {
      if (open->value.shape != shape) { cellscript_field_contradict(L, i); }
      needed[i] = false;
    } else if (open->kind >= cellscript_open_mix) {
      needed[open->from] = needed[open->to] = true;
    }
  }
  for (int32_t i = 0; i <= place; i++) {
    cellscript_field_open *open = &field->opens.all[i];
    if (!needed[i]) { continue; }
    open->value = open->kind < cellscript_open_mix
      ? read_uniform(L, open, shape)
      : cellscript_field_combine(
          L, open->kind == cellscript_open_mix, field->opens.all[open->from].value,
          field->opens.all[open->to].value, open->part);
  }
}

// stack: 1 · raises: any · allocates: yes
cellscript_field_value cellscript_field_decide(
  lua_State *L, cellscript_field_value value, cellscript_shape shape
) {
  if (value.shape != cellscript_shape_open) { return value; }
  int32_t place = value.nodes[0];
  decide_all(L, place, shape);
  return cellscript_field_traced(L)->opens.all[place].value;
}

// Raises at the line where a parameter was read.
// stack: 3 · raises: any · allocates: yes
_Noreturn static void raise_at(
  lua_State *L, const cellscript_field_parameter *parameter, const char *message
) {
  cellscript_machine_of(L)->failure.defect = cellscript_defect_raised;
  lua_pushfstring(L, "%s:%d: %s", parameter->place.file, (int)parameter->place.line, message);
  lua_error(L);
  abort();
}

// stack: 3 · raises: any · allocates: yes
_Noreturn static void raise_unknown(
  lua_State *L, const cellscript_field_parameter *parameter
) {
  const cellscript_plugin *plugin = &cellscript_machine_of(L)->plugin.view;
  cellscript_name_search search = cellscript_name_search_for(parameter->name.bytes);
  for (int32_t i = 0; i < plugin->parameter_count; i++) {
    cellscript_name_offer(&search, plugin->parameters[i].name.bytes);
  }
  cellscript_hint hint = cellscript_name_hint(&search);
  raise_at(L, parameter, lua_pushfstring(
    L, cellscript_sentence(cellscript_sentence_no_entry), "p", parameter->name.bytes, hint.text));
}

// stack: 3 · raises: any · allocates: yes
static void check_kind(
  lua_State *L, const cellscript_field_parameter *read, cellscript_parameter_kind kind
) {
  static const char *const words[] = {
    "a number", "a number", "a boolean", "a text", "a colour", "an image", "a curve",
  };
  bool color = kind == cellscript_parameter_kind_color;
  bool number = kind <= cellscript_parameter_kind_boolean;
  const char *name = read->name.bytes;
  if (!color && !number) {
    const char *text = cellscript_sentence(cellscript_sentence_parameter_no_symbol);
    raise_at(L, read, lua_pushfstring(L, text, name, words[kind]));
  }
  bool wrong = (color && read->shape == cellscript_shape_number)
    || (number && read->shape == cellscript_shape_color);
  if (!wrong) { return; }
  const char *text = cellscript_sentence(cellscript_sentence_parameter_other);
  const char *used = color ? "a number" : "a colour";
  raise_at(L, read, lua_pushfstring(L, text, name, words[kind], used));
}

// stack: 3 · raises: any · allocates: yes
static int32_t declared_number(lua_State *L, const cellscript_field_parameter *read) {
  const cellscript_plugin *plugin = &cellscript_machine_of(L)->plugin.view;
  for (int32_t i = 0; i < plugin->parameter_count; i++) {
    const cellscript_parameter *declared = &plugin->parameters[i];
    if (!cellscript_text_is(declared->name, read->name.bytes, read->name.length)) { continue; }
    check_kind(L, read, declared->kind);
    return i;
  }
  raise_unknown(L, read);
}

// stack: 3 · raises: any · allocates: yes
static void resolve(lua_State *L, cellscript_field_record *field) {
  for (int32_t i = 0; i < field->uniforms.count; i++) {
    cellscript_field_uniform *uniform = &field->uniforms.all[i];
    if (uniform->kind != cellscript_uniform_kind_parameter) { continue; }
    uniform->index = declared_number(L, &field->parameters.all[uniform->index]);
  }
}

// stack: 3 · raises: any · allocates: yes
void cellscript_fields_resolve(lua_State *L) {
  const cellscript_fields *fields = &cellscript_machine_of(L)->fields;
  for (int32_t i = 0; i < fields->rows.count; i++) {
    cellscript_field_record *field = &fields->rows.all[i];
    for (int32_t j = 0; j < field->parameters.count; j++) {
      declared_number(L, &field->parameters.all[j]);
    }
    cellscript_budget_charge(L, field->parameters.count + field->uniforms.count);
    resolve(L, field);
  }
}
