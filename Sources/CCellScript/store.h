// Memory: the allocator of the Lua heap and of the machine's own arrays, under one cap.
//
// Invariant: `bytes` is what is allocated and never more than the cap; shrinking and freeing never
// fail; a string is refused by its length whoever makes it. In the stock library memory has no
// cap, and `..` makes strings that no function of a library sees.
#ifndef CELLSCRIPT_STORE_H
#define CELLSCRIPT_STORE_H

#include "cellscript_types.h"

enum {
  /// Sizes of small blocks: 16 bytes, 32, …, 256.
  CELLSCRIPT_SMALL_STEP = 16,
  CELLSCRIPT_SMALL_SIZES = 16,
};

/// Invariant: `bytes` is what the Lua heap and the counted arrays hold together, and it never
/// exceeds `heap_limit`. Not counted is what the host brings: the texts of modules, and names.
/// A small block has room for its size rounded up; those that are free hold the next of their size.
typedef struct cellscript_store {
  void *spare[CELLSCRIPT_SMALL_SIZES];
  /// What the spare blocks hold together; not counted, and bounded.
  size_t spare_bytes;
  size_t bytes, peak, heap_limit, string_limit;
  /// Bytes asked for since it was last set to 0; a refusal counts as four heaps, since it makes Lua
  /// collect everything.
  uint64_t churn;
  /// Bytes of the longest string that there has been.
  size_t longest_string;
  /// Whether the last refusal was for the length of a string.
  bool refused_string;
  /// How many there were; from which on how many are refused, for tests. 0: none.
  uint64_t allocations, failing_allocation, refused_allocations;
} cellscript_store;

/// Allocates, moves and frees as Lua wants it.
void *cellscript_store_allocate(
  cellscript_store *store, void *block, size_t old_size, size_t new_size);

/// Frees what it keeps for small blocks; all blocks have been freed.
void cellscript_store_close(cellscript_store *store);

/// Makes room for one more element of a counted array. Returns the array, perhaps moved, or NULL
/// without memory; the old one stays valid then.
void *cellscript_store_grow(
  cellscript_store *store, void *array, int32_t count, int32_t *capacity, size_t element);

/// A zeroed and counted block, or NULL. To be given to `cellscript_store_release`.
void *cellscript_store_block(cellscript_store *store, size_t size);

/// Frees a counted block or array of so many bytes; NULL of 0 bytes is nothing.
void cellscript_store_release(cellscript_store *store, void *block, size_t size);

/// The same as `cellscript_store_grow` for what the host brings: not counted; freed by `free`.
void *cellscript_store_extend(
  cellscript_store *store, void *array, int32_t count, int32_t *capacity, size_t element);

/// A terminated copy of what the host brings: not counted; freed by `free`. NULL without memory.
char *cellscript_store_copy(cellscript_store *store, const char *bytes, size_t length);

#endif
