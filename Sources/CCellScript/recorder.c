#include "recorder.h"

#include <string.h>

#include "machine.h"
#include "sentence.h"

/// Elements that are kept from one stretch to the next.
enum { KEPT_ELEMENTS = 256, KEPT_BYTES = 4096 };

#define RELEASE(kind, array, capacity)                                                \
  cellscript_store_release(store, recorder->array, (size_t)recorder->capacity * sizeof(kind)); \
  recorder->array = NULL;                                                             \
  recorder->capacity = 0

// stack: 0 · raises: never · allocates: no
void cellscript_recorder_begin(cellscript_recorder *recorder, cellscript_store *store) {
  if (recorder->command_capacity > KEPT_ELEMENTS) {
    RELEASE(cellscript_command, commands, command_capacity);
  }
  if (recorder->target_capacity > KEPT_ELEMENTS) {
    RELEASE(cellscript_target, targets, target_capacity);
  }
  if (recorder->key_capacity > KEPT_ELEMENTS) { RELEASE(cellscript_key, keys, key_capacity); }
  if (recorder->byte_capacity > KEPT_BYTES) { RELEASE(char, bytes, byte_capacity); }
  recorder->command_count = 0;
  recorder->target_count = 0;
  recorder->key_count = 0;
  recorder->byte_count = 0;
  recorder->animations_before = recorder->animations;
}

// stack: 0 · raises: never · allocates: no
void cellscript_recorder_free(cellscript_recorder *recorder, cellscript_store *store) {
  RELEASE(cellscript_command, commands, command_capacity);
  RELEASE(cellscript_target, targets, target_capacity);
  RELEASE(cellscript_key, keys, key_capacity);
  RELEASE(char, bytes, byte_capacity);
}

#undef RELEASE

// stack: 1 · raises: any · allocates: yes
void cellscript_recorder_check(lua_State *L) {
  if (cellscript_machine_of(L)->recorder.command_count < CELLSCRIPT_COMMAND_LIMIT) { return; }
  cellscript_raise(L, cellscript_sentence_too_many_commands, CELLSCRIPT_COMMAND_LIMIT);
}

// stack: 1 · raises: any · allocates: yes
cellscript_command *cellscript_recorder_add(
  lua_State *L, cellscript_command_kind kind, cellscript_cell_id cell
) {
  cellscript_recorder *recorder = &cellscript_machine_of(L)->recorder;
  cellscript_recorder_check(L);
  recorder->commands = cellscript_machine_grow(
    L, recorder->commands, recorder->command_count, &recorder->command_capacity,
    sizeof *recorder->commands);
  cellscript_command *command = &recorder->commands[recorder->command_count];
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
  cellscript_recorder *recorder = &cellscript_machine_of(L)->recorder;
  recorder->targets = cellscript_machine_grow(
    L, recorder->targets, recorder->target_count, &recorder->target_capacity,
    sizeof *recorder->targets);
  cellscript_target *target = &recorder->targets[recorder->target_count];
  recorder->target_count += 1;
  recorder->commands[recorder->command_count - 1].target_count += 1;
  memset(target, 0, sizeof *target);
  target->kind = kind;
  target->property = (uint8_t)property;
  target->content.name = CELLSCRIPT_NO_NAME;
  target->first_key = recorder->key_count;
  return target;
}

// stack: 1 · raises: any · allocates: yes
cellscript_key *cellscript_recorder_add_key(lua_State *L) {
  cellscript_recorder *recorder = &cellscript_machine_of(L)->recorder;
  if (recorder->key_count >= CELLSCRIPT_KEY_LIMIT) {
    cellscript_raise(L, cellscript_sentence_too_many_keys, CELLSCRIPT_KEY_LIMIT);
  }
  recorder->keys = cellscript_machine_grow(
    L, recorder->keys, recorder->key_count, &recorder->key_capacity, sizeof *recorder->keys);
  recorder->key_count += 1;
  return &recorder->keys[recorder->key_count - 1];
}

// stack: 1 · raises: any · allocates: yes
cellscript_content cellscript_recorder_add_bytes(lua_State *L, const char *bytes, size_t length) {
  cellscript_recorder *recorder = &cellscript_machine_of(L)->recorder;
  cellscript_recorder_check(L);
  if (length > (size_t)(CELLSCRIPT_BYTE_LIMIT - recorder->byte_count)) {
    cellscript_raise(L, cellscript_sentence_too_many_bytes, CELLSCRIPT_BYTE_LIMIT);
  }
  int32_t end = recorder->byte_count + (int32_t)length;
  while (end > recorder->byte_capacity) {
    recorder->bytes = cellscript_machine_grow(
      L, recorder->bytes, recorder->byte_capacity, &recorder->byte_capacity, 1);
  }
  cellscript_content content = {
    CELLSCRIPT_NEW_NAME, (uint32_t)recorder->byte_count, (uint32_t)length,
  };
  if (length > 0) { memcpy(recorder->bytes + recorder->byte_count, bytes, length); }
  recorder->byte_count = end;
  return content;
}
