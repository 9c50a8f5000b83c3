// Memory: the allocator of the Lua heap, capped, and growing arrays outside it.
#ifndef CELLSCRIPT_STORE_H
#define CELLSCRIPT_STORE_H

#include "cellscript_types.h"

/// Invariant: `bytes` is what the Lua heap holds and never exceeds `heap_limit`.
typedef struct cellscript_store {
  size_t bytes, peak, heap_limit, string_limit;
  uint64_t allocations, failing_allocation;
} cellscript_store;

/// The allocator as Lua calls it; `store` is a `cellscript_store`.
void *cellscript_store_allocate(void *store, void *block, size_t old_size, size_t new_size);

/// Makes room for one more element. Returns the array, perhaps moved, or NULL without memory; the
/// old one stays valid then. Not counted as heap: bounded by the callers' own limits.
void *cellscript_store_grow(
  cellscript_store *store, void *array, int32_t count, int32_t *capacity, size_t element);

/// A zeroed block outside the heap, or NULL. To be freed by `free`.
void *cellscript_store_block(cellscript_store *store, size_t size);

#endif
