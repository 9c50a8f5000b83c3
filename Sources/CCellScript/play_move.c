// What moves and ends a play: `stop`, `animate`, `spring`.
#include <math.h>

#include "animation.h"
#include "play.h"
#include "sentence.h"
#include "spring.h"
#include "value.h"

// stack: 3 · raises: any · allocates: yes
int cellscript_play_wait(lua_State *L) {
  return cellscript_animation_wait_for(L, &cellscript_play_check(L, "play:wait")->run);
}

// stack: 6 · raises: any · allocates: yes
int cellscript_play_stop(lua_State *L) {
  cellscript_play_object *play = cellscript_play_check(L, "play:stop");
  if (!cellscript_machine_of(L)->view) { cellscript_raise(L, cellscript_sentence_no_stage); }
  double fade = 0.2;
  lua_settop(L, 2);
  if (!lua_isnil(L, 2)) {
    cellscript_request request;
    cellscript_request_begin(&request, L, "play:stop", 2, NULL);
    if (lua_type(L, 2) != LUA_TTABLE) {
      const char *found = cellscript_object_describe(L, 2);
      cellscript_raise(L, cellscript_sentence_wants_table, request.call, found);
    }
    cellscript_request_scan(&request, CELLSCRIPT_OPTION(fade), false);
    fade = cellscript_request_seconds(&request, cellscript_api_option_fade, fade);
  }
  if (!cellscript_play_runs(L, play)) { return 0; }
  cellscript_command *command =
    cellscript_recorder_add(L, cellscript_command_kind_stop_play, play->run.cell);
  command->number = play->run.number;
  command->seconds = fade;
  play->stopping = cellscript_machine_of(L)->overlay.stretch;
  return 0;
}

/// Inputs that are brought somewhere, and how.
typedef struct play_request {
  cellscript_request options;
  const cellscript_field_record *field;
  /// Bits of inputs.
  uint32_t inputs;
} play_request;

// stack: 3 · raises: any · allocates: yes
_Noreturn static void raise_unknown(
  const play_request *request, const char *key, uint64_t allowed
) {
  cellscript_name_search search = cellscript_name_search_for(key);
  cellscript_play_offer_inputs(request->field, &search);
  for (int id = cellscript_api_option_duration; id <= cellscript_api_option_at; id++) {
    int bit = CELLSCRIPT_PROPERTIES + id - (int)cellscript_api_option_duration;
    if ((allowed >> bit & 1) == 0) { continue; }
    cellscript_name_offer(&search, cellscript_api((cellscript_api_id)id)->name);
  }
  cellscript_hint hint = cellscript_name_hint(&search);
  cellscript_raise(
    request->options.L, cellscript_sentence_unknown_input, request->options.call, key, hint.text);
}

// Which options and inputs the table has. Of several unknown keys the first in the alphabet is told.
// stack: 4 · raises: any · allocates: yes
static void scan(play_request *request, uint64_t allowed) {
  lua_State *L = request->options.L;
  const char *unknown = NULL, *strange = NULL;
  request->inputs = 0;
  cellscript_budget_charge_scan(L);
  lua_pushnil(L);
  while (lua_next(L, request->options.table)) {
    lua_pop(L, 1);
    cellscript_budget_charge(L, CELLSCRIPT_INPUT_STEPS);
    if (lua_type(L, -1) != LUA_TSTRING) {
      strange = cellscript_name_first(strange, cellscript_object_describe(L, -1));
      continue;
    }
    int32_t input = cellscript_play_find_input(L, request->field, -1);
    int id = input < 0 ? cellscript_api_find(L, -1, cellscript_owner_option) : -1;
    int bit = id - (int)cellscript_api_property_translation_x;
    if (input >= 0) {
      request->inputs |= UINT32_C(1) << input;
    } else if (id >= 0 && (allowed >> bit & 1)) {
      request->options.present |= UINT64_C(1) << bit;
    } else {
      unknown = cellscript_name_first(unknown, lua_tostring(L, -1));
    }
  }
  if (strange) {
    cellscript_raise(L, cellscript_sentence_key_kind, request->options.call, strange);
  }
  if (unknown) { raise_unknown(request, unknown, allowed); }
}

// Reads the table at 2 with its inputs.
// stack: 6 · raises: any · allocates: yes
static void request_read(
  play_request *request, lua_State *L, const char *call, uint64_t allowed,
  cellscript_draft *draft
) {
  const cellscript_play_object *play = cellscript_play_check(L, call);
  if (!cellscript_machine_of(L)->view) { cellscript_raise(L, cellscript_sentence_no_stage); }
  if (lua_type(L, 2) != LUA_TTABLE) {
    const char *found = cellscript_object_describe(L, 2);
    cellscript_raise(L, cellscript_sentence_wants_table, call, found);
  }
  lua_settop(L, 2);
  cellscript_request_begin(&request->options, L, call, 2, NULL);
  request->field = cellscript_play_field(L, play);
  scan(request, allowed);
  if (request->inputs == 0) { cellscript_raise(L, cellscript_sentence_no_input, call); }
  cellscript_draft_begin(draft);
  for (int32_t i = 0; i < request->field->inputs.count; i++) {
    if ((request->inputs >> i & 1) == 0) { continue; }
    cellscript_text name = request->field->inputs.all[i].name;
    lua_pushlstring(L, name.bytes, name.length);
    lua_rawget(L, 2);
    cellscript_play_add_target(L, draft, request->field, i);
    lua_pop(L, 1);
  }
}

// Whether an animation has not ended.
// stack: 2 · raises: never · allocates: no
static bool is_alive(lua_State *L, uint64_t number) {
  cellscript_push_kept(L, cellscript_kept_animations);
  bool alive = lua_rawgeti(L, -1, (lua_Integer)number) == LUA_TUSERDATA;
  lua_pop(L, 2);
  return alive;
}

// The place for another endless animation, those of `ended` inputs left out; raises if there is none.
// stack: 2 · raises: any · allocates: yes
static cellscript_play_endless *endless_place(
  lua_State *L, cellscript_play_object *play, uint32_t ended
) {
  for (int i = 0; i < CELLSCRIPT_PLAY_ENDLESS; i++) {
    cellscript_play_endless *endless = &play->endless[i];
    bool moves = (endless->inputs & ~ended) != 0;
    if (!moves || !is_alive(L, endless->number)) { return endless; }
  }
  cellscript_raise(
    L, cellscript_sentence_too_many_endless, "inputs", CELLSCRIPT_PLAY_ENDLESS);
}

// Brings the inputs to what the stage will hold for them: numbers at once, where a way leads back
// what it began with; colours when their delay is over.
// stack: 0 · raises: never · allocates: no
static void show(lua_State *L, const cellscript_draft *draft, cellscript_play_object *play) {
  const cellscript_command *command = &draft->command;
  bool takes_time = command->timing.duration > 0;
  for (int i = 0; i < draft->count; i++) {
    const cellscript_target *target = &draft->targets[i];
    bool number = target->kind == cellscript_target_kind_number;
    if (!number && command->delay > 0) { continue; }
    if (command->autoreverses && (number || !takes_time)) { continue; }
    cellscript_paint *value = cellscript_play_write(L, play, target->property);
    *value = target->paint;
    if (number) { value->components[0] = target->value; }
  }
}

// stack: 4 · raises: any · allocates: yes
static int submit(cellscript_draft *draft, const play_request *request) {
  lua_State *L = request->options.L;
  cellscript_play_object *play = cellscript_play_check(L, request->options.call);
  if (!cellscript_play_runs(L, play)) {
    cellscript_animation_push_ended(L, play->run.cell, false);
    return 1;
  }
  uint32_t ended = draft->command.replaces ? request->inputs : 0;
  bool endless = cellscript_draft_is_endless(draft);
  cellscript_play_endless *place = endless ? endless_place(L, play, ended) : NULL;
  draft->command.kind = cellscript_command_kind_animate_inputs;
  draft->command.cell = play->run.cell;
  draft->command.play = play->run.number;
  cellscript_command *command = cellscript_draft_record(draft, L);
  show(L, draft, play);
  for (int i = 0; i < CELLSCRIPT_PLAY_ENDLESS; i++) { play->endless[i].inputs &= ~ended; }
  command->number = cellscript_animation_push(L, play->run.cell)->number;
  if (place) { *place = (cellscript_play_endless){command->number, request->inputs}; }
  return 1;
}

// stack: 8 · raises: any · allocates: yes
int cellscript_play_animate(lua_State *L) {
  uint64_t allowed = CELLSCRIPT_OPTION(duration) | CELLSCRIPT_OPTION(curve)
    | CELLSCRIPT_OPTION(delay) | CELLSCRIPT_OPTION(repeats) | CELLSCRIPT_OPTION(autoreverses)
    | CELLSCRIPT_OPTION(replaces) | CELLSCRIPT_OPTION(space);
  cellscript_draft draft;
  play_request request;
  request_read(&request, L, "play:animate", allowed, &draft);
  cellscript_draft_read_curve(&draft, &request.options, 0.25, "ease_in_out");
  cellscript_draft_read_passes(&draft, &request.options);
  draft.command.replaces =
    cellscript_request_boolean(&request.options, cellscript_api_option_replaces);
  cellscript_draft_read_space(&draft, &request.options);
  return submit(&draft, &request);
}

// A speed of its own in the input's unit; a spring by duration cannot have one without a way.
// stack: 3 · raises: any · allocates: yes
static void set_speed(
  cellscript_draft *draft, const play_request *request, int32_t input, double speed
) {
  lua_State *L = request->options.L;
  const char *name = request->field->inputs.all[input].name.bytes;
  const cellscript_play_object *play = cellscript_play_check(L, request->options.call);
  for (int i = 0; i < draft->count; i++) {
    cellscript_target *target = &draft->targets[i];
    bool meant = target->property == input && target->kind == cellscript_target_kind_number;
    if (!meant) { continue; }
    double from = play->values[input].components[0];
    bool settles = draft->command.timing.kind == cellscript_timing_kind_settle;
    if (settles && !(from < target->value) && !(from > target->value)) {
      cellscript_raise(L, cellscript_sentence_speed_without_way, name);
    }
    target->has_speed = true;
    target->speed = speed;
    return;
  }
  cellscript_raise(L, cellscript_sentence_speed_without_target, name);
}

// The table of speeds stands on top of the stack.
// stack: 4 · raises: any · allocates: yes
static void read_speeds(cellscript_draft *draft, const play_request *request) {
  lua_State *L = request->options.L;
  play_request speeds;
  cellscript_request_begin(&speeds.options, L, "velocity", lua_gettop(L), NULL);
  speeds.field = request->field;
  scan(&speeds, 0);
  for (int32_t i = 0; i < request->field->inputs.count; i++) {
    if ((speeds.inputs >> i & 1) == 0) { continue; }
    cellscript_text name = request->field->inputs.all[i].name;
    lua_pushlstring(L, name.bytes, name.length);
    lua_rawget(L, speeds.options.table);
    double speed = cellscript_value_number(L, -1, "velocity", -1e6, 1e6);
    lua_pop(L, 1);
    set_speed(draft, request, i, speed);
  }
}

// stack: 8 · raises: any · allocates: yes
int cellscript_play_spring(lua_State *L) {
  cellscript_draft draft;
  play_request request;
  request_read(&request, L, "play:spring", CELLSCRIPT_SPRING_OPTIONS, &draft);
  if (cellscript_spring_read_options(&draft, &request.options)) {
    read_speeds(&draft, &request);
    lua_pop(L, 1);
  }
  return submit(&draft, &request);
}
