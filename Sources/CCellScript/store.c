#include "store.h"

#include <stdlib.h>
#include <string.h>

#include <lua.h>

// stack: 0 · raises: never · allocates: no
static bool store_refuses(cellscript_store *store) {
  store->allocations += 1;
  return store->failing_allocation != 0 && store->allocations >= store->failing_allocation;
}

// stack: 0 · raises: never · allocates: no
static bool store_exceeds(const cellscript_store *store, size_t held, size_t asked, bool string) {
  if (string && asked > store->string_limit) { return true; }
  return asked - held > store->heap_limit - store->bytes;
}

// Without a block `old_size` tells the kind of object. Shrinking never fails.
// stack: 0 · raises: never · allocates: yes
void *cellscript_store_allocate(void *context, void *block, size_t old_size, size_t new_size) {
  cellscript_store *store = context;
  size_t held = block ? old_size : 0;
  if (new_size == 0) {
    free(block);
    store->bytes -= held;
    return NULL;
  }
  if (new_size > held) {
    bool string = !block && old_size == LUA_TSTRING;
    if (store_exceeds(store, held, new_size, string) || store_refuses(store)) { return NULL; }
  }
  void *moved = realloc(block, new_size);
  if (!moved) { return new_size <= held ? block : NULL; }
  store->bytes += new_size - held;
  if (store->bytes > store->peak) { store->peak = store->bytes; }
  return moved;
}

// stack: 0 · raises: never · allocates: yes
void *cellscript_store_grow(
  cellscript_store *store, void *array, int32_t count, int32_t *capacity, size_t element
) {
  if (count < *capacity) { return array; }
  int32_t wanted = *capacity < 16 ? 16 : *capacity * 2;
  if (store_refuses(store)) { return NULL; }
  void *moved = realloc(array, (size_t)wanted * element);
  if (moved) { *capacity = wanted; }
  return moved;
}

// stack: 0 · raises: never · allocates: yes
void *cellscript_store_block(cellscript_store *store, size_t size) {
  return store_refuses(store) ? NULL : calloc(1, size ? size : 1);
}
