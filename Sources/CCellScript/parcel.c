#include "parcel.h"

#include <stdlib.h>
#include <string.h>

// stack: 0 · raises: never · allocates: no
static size_t value_size(cellscript_piece_kind kind) {
  switch (kind) {
    case cellscript_piece_integer:
    case cellscript_piece_number: return sizeof(lua_Number);
    case cellscript_piece_boolean: return sizeof(bool);
    case cellscript_piece_text: return sizeof(cellscript_text);
    case cellscript_piece_color:
    case cellscript_piece_curve: return sizeof(cellscript_paint);
    case cellscript_piece_cell: return sizeof(cellscript_cell_id) + sizeof(int64_t);
    default: return 0;
  }
}

// stack: 0 · raises: never · allocates: no
static size_t shared_size(cellscript_piece_kind kind) {
  bool shares = kind == cellscript_piece_text || kind == cellscript_piece_table
    || kind == cellscript_piece_again;
  return shares ? sizeof(int32_t) : 0;
}

// stack: 0 · raises: never · allocates: yes
void cellscript_parcel_add(cellscript_parcel *parcel, const cellscript_piece *piece) {
  size_t shared = shared_size(piece->kind), value = value_size(piece->kind);
  int32_t wanted = parcel->length + (int32_t)(1 + shared + value);
  while (wanted > parcel->capacity) {
    unsigned char *bytes = cellscript_store_extend(
      parcel->store, parcel->bytes, parcel->capacity, &parcel->capacity, 1);
    if (!bytes) {
      parcel->state = cellscript_parcel_no_memory;
      return;
    }
    parcel->bytes = bytes;
  }
  unsigned char *at = parcel->bytes + parcel->length;
  *at = (unsigned char)piece->kind;
  memcpy(at + 1, &piece->shared, shared);
  memcpy(at + 1 + shared, &piece->value, value);
  parcel->length = wanted;
  parcel->pieces += 1;
}

// stack: 0 · raises: never · allocates: no
cellscript_piece cellscript_parcel_read(const cellscript_parcel *parcel, int32_t *offset) {
  cellscript_piece piece;
  memset(&piece, 0, sizeof piece);
  const unsigned char *at = parcel->bytes + *offset;
  piece.kind = (cellscript_piece_kind)*at;
  size_t shared = shared_size(piece.kind), value = value_size(piece.kind);
  memcpy(&piece.shared, at + 1, shared);
  memcpy(&piece.value, at + 1 + shared, value);
  *offset += (int32_t)(1 + shared + value);
  return piece;
}

// stack: 0 · raises: never · allocates: no
static cellscript_parcel_address *address_place(const cellscript_parcel *parcel, const void *at) {
  uint64_t mixed = (uint64_t)(uintptr_t)at * 0x9E3779B97F4A7C15u;
  uint32_t mask = (uint32_t)parcel->seen_room - 1, place = (uint32_t)(mixed >> 32) & mask;
  while (parcel->seen[place].at && parcel->seen[place].at != at) { place = (place + 1) & mask; }
  return &parcel->seen[place];
}

// stack: 0 · raises: never · allocates: yes
static bool address_widen(cellscript_parcel *parcel) {
  cellscript_parcel_address *old = parcel->seen;
  int32_t room = parcel->seen_room, wanted = room;
  cellscript_parcel_address *seen =
    cellscript_store_extend(parcel->store, NULL, room, &wanted, sizeof *seen);
  if (!seen) { return false; }
  memset(seen, 0, (size_t)wanted * sizeof *seen);
  parcel->seen = seen;
  parcel->seen_room = wanted;
  for (int32_t i = 0; i < room; i++) {
    if (old[i].at) { *address_place(parcel, old[i].at) = old[i]; }
  }
  free(old);
  return true;
}

// stack: 0 · raises: never · allocates: yes
bool cellscript_parcel_share(cellscript_parcel *parcel, cellscript_piece *piece, const void *at) {
  if (parcel->shared_count >= parcel->seen_room / 2 && !address_widen(parcel)) {
    parcel->state = cellscript_parcel_no_memory;
    return false;
  }
  cellscript_parcel_address *place = address_place(parcel, at);
  if (place->at) {
    piece->kind = cellscript_piece_again;
  } else {
    parcel->shared_count += 1;
    *place = (cellscript_parcel_address){at, parcel->shared_count};
  }
  piece->shared = place->shared;
  return true;
}

// stack: 0 · raises: never · allocates: no
void cellscript_parcel_free(cellscript_parcel *parcel) {
  free(parcel->bytes);
  free(parcel->seen);
}
