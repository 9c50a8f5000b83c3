#include "recorder.h"

#include <stdlib.h>
#include <string.h>

#include "machine.h"
#include "sentence.h"

// stack: 0 · raises: never · allocates: no
void cellscript_recorder_begin(cellscript_recorder *recorder) {
  recorder->command_count = 0;
  recorder->target_count = 0;
  recorder->key_count = 0;
  recorder->byte_count = 0;
  recorder->animations_before = recorder->animations;
}

// stack: 0 · raises: never · allocates: no
void cellscript_recorder_free(cellscript_recorder *recorder) {
  free(recorder->commands);
  free(recorder->targets);
  free(recorder->keys);
  free(recorder->bytes);
}

// stack: 1 · raises: any · allocates: yes
cellscript_command *cellscript_recorder_add(
  lua_State *L, cellscript_command_kind kind, cellscript_cell_id cell
) {
  cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_recorder *recorder = &machine->recorder;
  if (recorder->command_count >= CELLSCRIPT_COMMAND_LIMIT) {
    cellscript_raise(L, cellscript_sentence_too_many_commands, CELLSCRIPT_COMMAND_LIMIT);
  }
  cellscript_command *commands = cellscript_store_grow(
    &machine->store, recorder->commands, recorder->command_count, &recorder->command_capacity,
    sizeof *commands);
  if (!commands) { cellscript_raise_memory(L); }
  recorder->commands = commands;
  cellscript_command *command = &commands[recorder->command_count];
  recorder->command_count += 1;
  memset(command, 0, sizeof *command);
  command->kind = kind;
  command->cell = cell;
  command->repeats = 1;
  command->first_target = recorder->target_count;
  return command;
}

// stack: 1 · raises: any · allocates: yes
cellscript_target *cellscript_recorder_add_target(
  lua_State *L, cellscript_target_kind kind, int property
) {
  cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_recorder *recorder = &machine->recorder;
  cellscript_target *targets = cellscript_store_grow(
    &machine->store, recorder->targets, recorder->target_count, &recorder->target_capacity,
    sizeof *targets);
  if (!targets) { cellscript_raise_memory(L); }
  recorder->targets = targets;
  cellscript_target *target = &targets[recorder->target_count];
  recorder->target_count += 1;
  recorder->commands[recorder->command_count - 1].target_count += 1;
  memset(target, 0, sizeof *target);
  target->kind = kind;
  target->property = (uint8_t)property;
  target->content.name = -1;
  target->first_key = recorder->key_count;
  return target;
}

// stack: 1 · raises: any · allocates: yes
cellscript_key *cellscript_recorder_add_key(lua_State *L) {
  cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_recorder *recorder = &machine->recorder;
  cellscript_key *keys = cellscript_store_grow(
    &machine->store, recorder->keys, recorder->key_count, &recorder->key_capacity, sizeof *keys);
  if (!keys) { cellscript_raise_memory(L); }
  recorder->keys = keys;
  recorder->key_count += 1;
  return &keys[recorder->key_count - 1];
}

// stack: 1 · raises: any · allocates: yes
cellscript_content cellscript_recorder_add_bytes(lua_State *L, const char *bytes, size_t length) {
  cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_recorder *recorder = &machine->recorder;
  int32_t end = recorder->byte_count + (int32_t)length;
  while (end > recorder->byte_capacity) {
    char *moved = cellscript_store_grow(
      &machine->store, recorder->bytes, recorder->byte_capacity, &recorder->byte_capacity, 1);
    if (!moved) { cellscript_raise_memory(L); }
    recorder->bytes = moved;
  }
  cellscript_content content = {-1, (uint32_t)recorder->byte_count, (uint32_t)length};
  if (length > 0) { memcpy(recorder->bytes + recorder->byte_count, bytes, length); }
  recorder->byte_count = end;
  return content;
}
