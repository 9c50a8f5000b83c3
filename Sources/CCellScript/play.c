#include "play.h"

#include <math.h>
#include <string.h>

#include "animation.h"
#include "sentence.h"
#include "symbol.h"
#include "value.h"

// stack: 0 · raises: any · allocates: yes
cellscript_play_object *cellscript_play_check(lua_State *L, const char *call) {
  cellscript_play_object *play = cellscript_object_at(L, 1, cellscript_object_play);
  if (!play) {
    const char *found = cellscript_object_describe(L, 1);
    cellscript_raise(L, cellscript_sentence_write_colon, call, found);
  }
  return play;
}

// stack: 0 · raises: never · allocates: no
bool cellscript_play_runs(lua_State *L, const cellscript_play_object *play) {
  bool running = play->run.state == cellscript_animation_running;
  return running && play->stopping != cellscript_machine_of(L)->overlay.stretch;
}

// stack: 0 · raises: never · allocates: no
const cellscript_field_record *cellscript_play_field(
  lua_State *L, const cellscript_play_object *play
) {
  return &cellscript_machine_of(L)->fields.rows.all[play->field];
}

// stack: 0 · raises: never · allocates: no
int32_t cellscript_play_find_input(
  lua_State *L, const cellscript_field_record *field, int index
) {
  if (lua_type(L, index) != LUA_TSTRING) { return -1; }
  size_t length;
  const char *name = lua_tolstring(L, index, &length);
  for (int32_t i = 0; i < field->inputs.count; i++) {
    if (cellscript_text_is(field->inputs.all[i].name, name, length)) { return i; }
  }
  return -1;
}

// stack: 0 · raises: never · allocates: no
void cellscript_play_offer_inputs(
  const cellscript_field_record *field, cellscript_name_search *search
) {
  for (int32_t i = 0; i < field->inputs.count; i++) {
    cellscript_name_offer(search, field->inputs.all[i].name.bytes);
  }
}

// stack: 0 · raises: any · allocates: yes
void cellscript_play_add_target(
  lua_State *L, cellscript_draft *draft, const cellscript_field_record *field, int32_t input
) {
  const cellscript_field_input *known = &field->inputs.all[input];
  if (known->is_color) {
    cellscript_paint paint = cellscript_value_paint(L, -1, known->name.bytes);
    cellscript_draft_add(draft, cellscript_target_kind_color, input)->paint = paint;
  } else {
    // Wide enough for places in the longest content.
    double value = cellscript_value_number(L, -1, known->name.bytes, -1e15, 1e15);
    cellscript_draft_add(draft, cellscript_target_kind_number, input)->value = value;
  }
}

// stack: 0 · raises: never · allocates: no
cellscript_paint *cellscript_play_write(
  lua_State *L, cellscript_play_object *play, int32_t input
) {
  uint64_t stretch = cellscript_machine_of(L)->overlay.stretch;
  if (play->stretch != stretch) {
    size_t size = (size_t)play->input_count * sizeof *play->values;
    memcpy(play->values + play->input_count, play->values, size);
    play->stretch = stretch;
  }
  return &play->values[input];
}

// stack: 2 · raises: memory · allocates: no
void cellscript_play_undo(lua_State *L) {
  cellscript_machine *machine = cellscript_machine_of(L);
  for (int32_t i = 0; i < machine->recorder.command_count; i++) {
    const cellscript_command *command = &machine->recorder.commands[i];
    if (command->play == 0) { continue; }
    cellscript_push_kept(L, cellscript_kept_animations);
    lua_rawgeti(L, -1, (lua_Integer)command->play);
    cellscript_play_object *play = cellscript_object_at(L, -1, cellscript_object_play);
    lua_pop(L, 2);
    if (!play || play->stretch != machine->overlay.stretch) { continue; }
    size_t size = (size_t)play->input_count * sizeof *play->values;
    memcpy(play->values, play->values + play->input_count, size);
    play->stretch = 0;
  }
}

// Of several inputs that are given and not read the first in the alphabet is told.
// stack: 4 · raises: any · allocates: yes
static void check_given(lua_State *L, const cellscript_field_record *field) {
  const char *unknown = NULL, *strange = NULL;
  cellscript_budget_charge_scan(L);
  lua_pushnil(L);
  while (lua_next(L, 3)) {
    lua_pop(L, 1);
    cellscript_budget_charge(L, CELLSCRIPT_INPUT_STEPS);
    if (lua_type(L, -1) != LUA_TSTRING) {
      strange = cellscript_name_first(strange, cellscript_object_describe(L, -1));
    } else if (cellscript_play_find_input(L, field, -1) < 0) {
      unknown = cellscript_name_first(unknown, lua_tostring(L, -1));
    }
  }
  if (strange) { cellscript_raise(L, cellscript_sentence_key_is_name, "inputs", strange); }
  if (!unknown) { return; }
  cellscript_name_search search = cellscript_name_search_for(unknown);
  cellscript_play_offer_inputs(field, &search);
  cellscript_hint hint = cellscript_name_hint(&search);
  cellscript_raise(L, cellscript_sentence_input_unread, field->name.bytes, unknown, hint.text);
}

// stack: 2 · raises: any · allocates: yes
static void read_inputs(
  lua_State *L, cellscript_draft *draft, const cellscript_field_record *field
) {
  for (int32_t i = 0; i < field->inputs.count; i++) {
    lua_pushlstring(L, field->inputs.all[i].name.bytes, field->inputs.all[i].name.length);
    if (lua_rawget(L, 3) == LUA_TNIL) {
      const char *name = field->inputs.all[i].name.bytes;
      cellscript_raise(L, cellscript_sentence_input_missing, field->name.bytes, name);
    }
    cellscript_play_add_target(L, draft, field, i);
    lua_pop(L, 1);
  }
}

// Pushes a play with the next number and keeps it while it runs.
// stack: 4 · raises: memory · allocates: yes
static cellscript_play_object *play_push(lua_State *L, int32_t field, int32_t inputs) {
  size_t size =
    sizeof(cellscript_play_object) + 2 * (size_t)inputs * sizeof(cellscript_paint);
  cellscript_play_object *play = cellscript_object_push(
    L, cellscript_object_play, size, 0, cellscript_kept_play_metatable);
  memset((char *)play + sizeof play->run.object, 0, size - sizeof play->run.object);
  play->run.state = cellscript_animation_running;
  play->run.cell = (cellscript_cell_id){-1, 0};
  play->field = field;
  play->input_count = inputs;
  cellscript_animation_keep(L, &play->run);
  return play;
}

// Reads the inputs, at 3, into a draft.
// stack: 5 · raises: any · allocates: yes
static void check_inputs(
  lua_State *L, cellscript_draft *draft, const cellscript_field_record *field
) {
  if (lua_isnil(L, 3)) {
    lua_newtable(L);
    lua_replace(L, 3);
  } else if (lua_type(L, 3) != LUA_TTABLE) {
    const char *found = cellscript_object_describe(L, 3);
    cellscript_raise(L, cellscript_sentence_wants_table, "inputs", found);
  }
  check_given(L, field);
  read_inputs(L, draft, field);
}

// stack: 8 · raises: any · allocates: yes
int cellscript_grid_play(lua_State *L) {
  cellscript_machine *machine = cellscript_machine_of(L);
  if (!cellscript_object_at(L, 1, cellscript_object_grid)) {
    const char *found = cellscript_object_describe(L, 1);
    cellscript_raise(L, cellscript_sentence_write_colon, "grid:play", found);
  }
  if (!machine->view) { cellscript_raise(L, cellscript_sentence_no_stage); }
  const cellscript_field_object *object = cellscript_object_at(L, 2, cellscript_object_field);
  if (!object) {
    cellscript_raise(L, cellscript_sentence_wants_field, cellscript_object_describe(L, 2));
  }
  lua_settop(L, 4);
  const cellscript_field_record *field = &machine->fields.rows.all[object->number];
  cellscript_budget_charge(L, CELLSCRIPT_PLAY_STEPS);
  cellscript_draft draft;
  cellscript_draft_begin(&draft);
  check_inputs(L, &draft, field);
  draft.command.kind = cellscript_command_kind_play;
  draft.command.cell = (cellscript_cell_id){-1, 0};
  draft.command.field = object->number;
  draft.command.seconds =
    lua_isnil(L, 4) ? INFINITY : cellscript_value_seconds(L, 4, "seconds");
  cellscript_command *command = cellscript_draft_record(&draft, L);
  cellscript_play_object *play = play_push(L, object->number, field->inputs.count);
  command->number = play->run.number;
  for (int i = 0; i < draft.count; i++) {
    const cellscript_target *target = &draft.targets[i];
    play->values[i] = target->paint;
    if (target->kind == cellscript_target_kind_number) {
      play->values[i].components[0] = target->value;
    }
  }
  return 1;
}

// stack: 5 · raises: any · allocates: yes
int cellscript_play_index(lua_State *L) {
  cellscript_play_object *play = cellscript_play_check(L, "play");
  int id = cellscript_api_find(L, 2, cellscript_owner_play);
  if (id < 0) { return cellscript_object_unknown(L, "play", 2, cellscript_owner_play); }
  if (id == cellscript_api_play_running) {
    lua_pushboolean(L, cellscript_play_runs(L, play));
    return 1;
  }
  if (id != cellscript_api_play_inputs) { return cellscript_object_push_function(L, id); }
  cellscript_inputs_object *inputs = cellscript_object_push(
    L, cellscript_object_inputs, sizeof *inputs, 1, cellscript_kept_inputs_metatable);
  inputs->play = play;
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 1);
  return 1;
}

// The input whose name stands at 2.
// stack: 3 · raises: any · allocates: yes
static int32_t input_at(lua_State *L, const cellscript_field_record *field) {
  int32_t input = cellscript_play_find_input(L, field, 2);
  if (input >= 0) { return input; }
  if (lua_type(L, 2) != LUA_TSTRING) {
    const char *found = cellscript_object_describe(L, 2);
    cellscript_raise(L, cellscript_sentence_key_is_name, "inputs", found);
  }
  cellscript_name_search search = cellscript_name_search_for(lua_tostring(L, 2));
  cellscript_play_offer_inputs(field, &search);
  cellscript_hint hint = cellscript_name_hint(&search);
  cellscript_raise(L, cellscript_sentence_input_unread, field->name.bytes, search.wanted, hint.text);
}

// stack: 0 · raises: any · allocates: yes
static cellscript_play_object *play_of_inputs(lua_State *L) {
  const cellscript_inputs_object *inputs =
    cellscript_object_at(L, 1, cellscript_object_inputs);
  if (inputs) { return inputs->play; }
  luaL_argerror(L, 1, "the inputs of a play");
  return NULL;
}

// stack: 4 · raises: any · allocates: yes
int cellscript_inputs_index(lua_State *L) {
  const cellscript_play_object *play = play_of_inputs(L);
  const cellscript_field_record *field = cellscript_play_field(L, play);
  int32_t input = input_at(L, field);
  if (field->inputs.all[input].is_color) {
    cellscript_paint_push(L, play->values[input]);
  } else {
    lua_pushnumber(L, play->values[input].components[0]);
  }
  return 1;
}

// stack: 3 · raises: any · allocates: yes
int cellscript_inputs_new_index(lua_State *L) {
  cellscript_play_object *play = play_of_inputs(L);
  const cellscript_field_record *field = cellscript_play_field(L, play);
  int32_t input = input_at(L, field);
  if (!cellscript_machine_of(L)->view) { cellscript_raise(L, cellscript_sentence_no_stage); }
  lua_settop(L, 3);
  cellscript_draft draft;
  cellscript_draft_begin(&draft);
  cellscript_play_add_target(L, &draft, field, input);
  if (!cellscript_play_runs(L, play)) { return 0; }
  draft.command.kind = cellscript_command_kind_set_inputs;
  draft.command.cell = play->run.cell;
  draft.command.number = draft.command.play = play->run.number;
  cellscript_draft_record(&draft, L);
  const cellscript_target *target = &draft.targets[0];
  cellscript_paint *value = cellscript_play_write(L, play, input);
  *value = target->paint;
  if (target->kind == cellscript_target_kind_number) { value->components[0] = target->value; }
  for (int i = 0; i < CELLSCRIPT_PLAY_ENDLESS; i++) {
    play->endless[i].inputs &= ~(UINT32_C(1) << input);
  }
  return 0;
}
