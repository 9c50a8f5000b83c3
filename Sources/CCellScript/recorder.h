// The commands of the running stretch, checked as they are recorded.
#ifndef CELLSCRIPT_RECORDER_H
#define CELLSCRIPT_RECORDER_H

#include <lua.h>

#include "cellscript_command.h"
#include "store.h"

enum {
  /// What one stretch may record: commands, keyframes, bytes of texts.
  CELLSCRIPT_COMMAND_LIMIT = 4096,
  CELLSCRIPT_KEY_LIMIT = 4096,
  CELLSCRIPT_BYTE_LIMIT = 256 << 10,
  /// What one instant may signal.
  CELLSCRIPT_SIGNAL_LIMIT = 16,
  /// Bytes of one signal.
  CELLSCRIPT_SIGNAL_BYTES = 256,
};

/// Invariant: commands point only into the arrays beside them; the arrays are counted as heap.
/// `animations` and `waits` are the last numbers given out; they rise and are never used again,
/// even if a stretch fails.
typedef struct cellscript_recorder {
  cellscript_command *commands;
  cellscript_target *targets;
  cellscript_key *keys;
  char *bytes;
  int32_t command_count, command_capacity, target_count, target_capacity;
  int32_t key_count, key_capacity, byte_count, byte_capacity;
  uint64_t animations, waits, animations_before;
  int32_t signals;
} cellscript_recorder;

/// Drops all commands, and the room for more than most stretches need.
void cellscript_recorder_begin(cellscript_recorder *recorder, cellscript_store *store);

/// Raises if the stretch may ask for nothing more.
void cellscript_recorder_check(lua_State *L);

/// Adds a command of a kind to be filled in. Raises beyond the limit. The pointer is valid until
/// the next is added.
cellscript_command *cellscript_recorder_add(
  lua_State *L, cellscript_command_kind kind, cellscript_cell_id cell);

/// Adds a target to the last command.
cellscript_target *cellscript_recorder_add_target(
  lua_State *L, cellscript_target_kind kind, int property);

/// Adds a key; a target that is added later may point at it. Raises beyond the limit.
cellscript_key *cellscript_recorder_add_key(lua_State *L);

/// Copies bytes beside the commands. Raises beyond the limits of bytes and of commands.
cellscript_content cellscript_recorder_add_bytes(lua_State *L, const char *bytes, size_t length);

/// Frees the arrays.
void cellscript_recorder_free(cellscript_recorder *recorder, cellscript_store *store);

#endif
