#include "animation.h"

#include "cell.h"
#include "sentence.h"

// stack: 2 · raises: memory · allocates: yes
static cellscript_animation_object *animation_make(lua_State *L, cellscript_cell_id cell) {
  cellscript_animation_object *animation = cellscript_object_push(
    L, cellscript_object_animation, sizeof *animation, 0, cellscript_kept_animation_metatable);
  animation->cell = cell;
  animation->number = 0;
  return animation;
}

// stack: 2 · raises: memory · allocates: yes
void cellscript_animation_keep(lua_State *L, cellscript_animation_object *animation) {
  animation->number = ++cellscript_machine_of(L)->recorder.animations;
  cellscript_push_kept(L, cellscript_kept_animations);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, (lua_Integer)animation->number);
  lua_pop(L, 1);
}

// stack: 3 · raises: memory · allocates: yes
cellscript_animation_object *cellscript_animation_push(lua_State *L, cellscript_cell_id cell) {
  cellscript_animation_object *animation = animation_make(L, cell);
  animation->state = cellscript_animation_running;
  cellscript_animation_keep(L, animation);
  return animation;
}

// stack: 2 · raises: memory · allocates: yes
void cellscript_animation_push_ended(lua_State *L, cellscript_cell_id cell, bool finished) {
  cellscript_animation_object *animation = animation_make(L, cell);
  animation->state =
    finished ? cellscript_animation_finished : cellscript_animation_unfinished;
}

// stack: 3 · raises: memory · allocates: no
void cellscript_animation_end(lua_State *L, uint64_t number, bool finished) {
  cellscript_push_kept(L, cellscript_kept_animations);
  lua_rawgeti(L, -1, (lua_Integer)number);
  cellscript_animation_object *animation =
    cellscript_object_at(L, -1, cellscript_object_animation);
  // A play begins with what an animation is.
  if (!animation) { animation = cellscript_object_at(L, -1, cellscript_object_play); }
  if (animation) {
    animation->state =
      finished ? cellscript_animation_finished : cellscript_animation_unfinished;
    lua_pushnil(L);
    lua_rawseti(L, -3, (lua_Integer)number);
  }
  lua_pop(L, 2);
}

// stack: 0 · raises: any · allocates: yes
static cellscript_animation_object *animation_check(lua_State *L, const char *call) {
  cellscript_animation_object *animation =
    cellscript_object_at(L, 1, cellscript_object_animation);
  if (!animation) {
    const char *found = cellscript_object_describe(L, 1);
    cellscript_raise(L, cellscript_sentence_write_colon, call, found);
  }
  return animation;
}

// Whether the running stretch has asked for its end.
// stack: 0 · raises: never · allocates: no
static bool animation_is_ending(
  const cellscript_machine *machine, const cellscript_animation_object *animation
) {
  const cellscript_recorder *recorder = &machine->recorder;
  for (int32_t i = 0; i < recorder->command_count; i++) {
    const cellscript_command *command = &recorder->commands[i];
    bool ends = command->kind == cellscript_command_kind_stop
      || command->kind == cellscript_command_kind_finish;
    if (ends && command->number == animation->number) { return true; }
  }
  return false;
}

// stack: 0 · raises: any · allocates: no
static bool animation_runs(lua_State *L, const cellscript_animation_object *animation) {
  const cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_budget_charge(L, machine->recorder.command_count / 16);
  bool running = animation->state == cellscript_animation_running;
  return running && !animation_is_ending(machine, animation);
}

// stack: 2 · raises: any · allocates: yes
int cellscript_animation_index(lua_State *L) {
  const cellscript_animation_object *animation = animation_check(L, "animation");
  int id = cellscript_api_find(L, 2, cellscript_owner_animation);
  if (id < 0) { return cellscript_object_unknown(L, "animation", 2, cellscript_owner_animation); }
  if (id != cellscript_api_animation_running) { return cellscript_object_push_function(L, id); }
  lua_pushboolean(L, animation_runs(L, animation));
  return 1;
}

// stack: 3 · raises: any · allocates: yes
int cellscript_animation_wait_for(lua_State *L, const cellscript_animation_object *animation) {
  if (animation->state != cellscript_animation_running) {
    lua_pushboolean(L, animation->state == cellscript_animation_finished);
    return 1;
  }
  cellscript_sequence_check_wait(L);
  return cellscript_sequence_wait(
    L, cellscript_sequence_waiting_animation, animation->number);
}

// stack: 3 · raises: any · allocates: yes
int cellscript_animation_wait(lua_State *L) {
  return cellscript_animation_wait_for(L, animation_check(L, "animation:wait"));
}

// stack: 1 · raises: any · allocates: yes
static int animation_ask(lua_State *L, const char *call, cellscript_command_kind kind) {
  const cellscript_animation_object *animation = animation_check(L, call);
  const cellscript_machine *machine = cellscript_machine_of(L);
  if (!machine->view) { return cellscript_raise(L, cellscript_sentence_no_stage); }
  if (!animation_runs(L, animation)) { return 0; }
  cellscript_command *command = cellscript_recorder_add(L, kind, animation->cell);
  command->number = animation->number;
  return 0;
}

// stack: 1 · raises: any · allocates: yes
int cellscript_animation_stop(lua_State *L) {
  return animation_ask(L, "animation:stop", cellscript_command_kind_stop);
}

// stack: 1 · raises: any · allocates: yes
int cellscript_animation_finish(lua_State *L) {
  return animation_ask(L, "animation:finish", cellscript_command_kind_finish);
}
