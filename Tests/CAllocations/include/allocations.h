#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this program counts what it asks of the allocator: on Linux with glibc, and not under a
/// sanitizer, which has an allocator of its own.
bool allocations_are_counted(void);

/// How many blocks of memory the present thread has asked for, or asked to be resized, since it began.
uint64_t allocations_count(void);

/// How many bytes the main thread has asked for and not given back, as the allocator rounds them.
size_t allocations_bytes_in_use(void);

#endif
