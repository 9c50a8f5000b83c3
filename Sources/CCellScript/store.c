#include "store.h"

#include <stdlib.h>
#include <string.h>

#include <lua.h>

// Whether each use of a freed block is to be found.
#if defined(__SANITIZE_ADDRESS__)
#define FINDS_FREED 1
#elif defined(__has_feature)
#define FINDS_FREED __has_feature(address_sanitizer)
#else
#define FINDS_FREED 0
#endif

enum {
  /// A byte of a string counts as so many of other memory.
  STRING_WORK = 8,
  /// Bytes that the library puts around those of a string, and some.
  STRING_HEADER = 32,
  /// How much is kept for small blocks: what a handler leaves is soon asked for again, and the
  /// collector frees more at once than the allocator of the system keeps at hand.
  SPARE_LIMIT = FINDS_FREED ? 0 : 65536,
  SMALL_LIMIT = CELLSCRIPT_SMALL_STEP * CELLSCRIPT_SMALL_SIZES,
};

// The place of a small size among the sizes.
// stack: 0 · raises: never · allocates: no
static size_t small_place(size_t size) { return (size - 1) / CELLSCRIPT_SMALL_STEP; }

// stack: 0 · raises: never · allocates: no
static size_t block_room(size_t size) {
  return size > SMALL_LIMIT ? size : (small_place(size) + 1) * CELLSCRIPT_SMALL_STEP;
}

// stack: 0 · raises: never · allocates: yes
static void *block_take(cellscript_store *store, size_t size) {
  void **spare = size > SMALL_LIMIT ? NULL : &store->spare[small_place(size)];
  if (!spare || !*spare) { return malloc(block_room(size)); }
  void *block = *spare;
  memcpy(spare, block, sizeof block);
  store->spare_bytes -= block_room(size);
  return block;
}

// stack: 0 · raises: never · allocates: no
static void block_give(cellscript_store *store, void *block, size_t size) {
  if (size > SMALL_LIMIT || store->spare_bytes >= SPARE_LIMIT) {
    free(block);
    return;
  }
  void **spare = &store->spare[small_place(size)];
  memcpy(block, spare, sizeof block);
  *spare = block;
  store->spare_bytes += block_room(size);
}

// stack: 0 · raises: never · allocates: yes
static void *block_move(cellscript_store *store, void *block, size_t held, size_t size) {
  if (held > SMALL_LIMIT) { return realloc(block, block_room(size)); }
  if (block_room(size) == block_room(held)) { return block; }
  void *moved = block_take(store, size);
  if (!moved) { return NULL; }
  memcpy(moved, block, held < size ? held : size);
  block_give(store, block, held);
  return moved;
}

// stack: 0 · raises: never · allocates: no
static bool store_fails(cellscript_store *store) {
  store->allocations += 1;
  return store->failing_allocation != 0 && store->allocations >= store->failing_allocation
    && store->allocations - store->failing_allocation < store->refused_allocations;
}

// stack: 0 · raises: never · allocates: no
static bool store_refuses(cellscript_store *store, size_t growth) {
  bool fits = store->bytes <= store->heap_limit && growth <= store->heap_limit - store->bytes;
  if (fits && !store_fails(store)) {
    store->churn += growth;
    return false;
  }
  store->churn += 4 * (uint64_t)store->heap_limit;
  return true;
}

// stack: 0 · raises: never · allocates: no
static void store_count(cellscript_store *store, size_t held, size_t size) {
  store->bytes += size - held;
  if (store->bytes > store->peak) { store->peak = store->bytes; }
}

// Each string may be hashed from end to end once, which costs more than making it.
// stack: 0 · raises: never · allocates: no
static void store_count_string(cellscript_store *store, size_t size) {
  store->churn += (STRING_WORK - 1) * (uint64_t)size;
  if (size > store->longest_string) { store->longest_string = size; }
}

// Without a block `old_size` tells the kind of object. Shrinking never fails.
// stack: 0 · raises: never · allocates: yes
void *cellscript_store_allocate(
  cellscript_store *store, void *block, size_t old_size, size_t new_size
) {
  size_t held = block ? old_size : 0;
  if (new_size == 0) {
    if (block) { block_give(store, block, held); }
    store->bytes -= held;
    return NULL;
  }
  bool string = !block && old_size == LUA_TSTRING;
  if (new_size > held) {
    store->refused_string = string && new_size > store->string_limit + STRING_HEADER;
    if (store->refused_string || store_refuses(store, new_size - held)) { return NULL; }
  }
  void *moved = block
    ? block_move(store, block, held, new_size) : block_take(store, new_size);
  if (!moved) {
    if (new_size > held) { return NULL; }
    moved = block;
  }
  if (string) { store_count_string(store, new_size); }
  store_count(store, held, new_size);
  return moved;
}

// stack: 0 · raises: never · allocates: no
void cellscript_store_close(cellscript_store *store) {
  for (int place = 0; place < CELLSCRIPT_SMALL_SIZES; place++) {
    while (store->spare[place]) {
      void *block = store->spare[place];
      memcpy(&store->spare[place], block, sizeof block);
      free(block);
    }
  }
  store->spare_bytes = 0;
}

// The capacity that one more element needs, 0 if that is more than can be counted.
// stack: 0 · raises: never · allocates: no
static int32_t store_capacity(int32_t capacity) {
  if (capacity < 16) { return 16; }
  return capacity > INT32_MAX / 2 ? 0 : capacity * 2;
}

// stack: 0 · raises: never · allocates: yes
void *cellscript_store_grow(
  cellscript_store *store, void *array, int32_t count, int32_t *capacity, size_t element
) {
  if (count < *capacity) { return array; }
  int32_t wanted = store_capacity(*capacity);
  size_t held = (size_t)*capacity * element, size = (size_t)wanted * element;
  if (wanted == 0 || store_refuses(store, size - held)) { return NULL; }
  void *moved = realloc(array, size);
  if (!moved) { return NULL; }
  store_count(store, held, size);
  *capacity = wanted;
  return moved;
}

// stack: 0 · raises: never · allocates: yes
void *cellscript_store_block(cellscript_store *store, size_t size) {
  if (store_refuses(store, size)) { return NULL; }
  void *block = calloc(1, size ? size : 1);
  if (block) { store_count(store, 0, size); }
  return block;
}

// stack: 0 · raises: never · allocates: no
void cellscript_store_release(cellscript_store *store, void *block, size_t size) {
  free(block);
  store->bytes -= size;
}

// stack: 0 · raises: never · allocates: yes
void *cellscript_store_extend(
  cellscript_store *store, void *array, int32_t count, int32_t *capacity, size_t element
) {
  if (count < *capacity) { return array; }
  int32_t wanted = store_capacity(*capacity);
  if (wanted == 0 || store_fails(store)) { return NULL; }
  void *moved = realloc(array, (size_t)wanted * element);
  if (moved) { *capacity = wanted; }
  return moved;
}

// stack: 0 · raises: never · allocates: yes
char *cellscript_store_copy(cellscript_store *store, const char *bytes, size_t length) {
  if (store_fails(store)) { return NULL; }
  char *copy = malloc(length + 1);
  if (!copy) { return NULL; }
  if (length > 0) { memcpy(copy, bytes, length); }
  copy[length] = 0;
  return copy;
}
