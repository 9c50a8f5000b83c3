// What one machine's script remembers, as bytes from which another's is made to remember it.
#ifndef CELLSCRIPT_PARCEL_H
#define CELLSCRIPT_PARCEL_H

#include <lua.h>

#include "cellscript_types.h"
#include "store.h"

enum {
  /// How deep tables may be nested.
  CELLSCRIPT_PARCEL_DEPTH = 1000,
};

/// What a piece of a parcel is.
typedef enum cellscript_piece_kind {
  /// What follows is the grid's memory, or that of `cell`.
  cellscript_piece_grid,
  cellscript_piece_cell,
  cellscript_piece_integer,
  cellscript_piece_number,
  cellscript_piece_boolean,
  cellscript_piece_text,
  cellscript_piece_color,
  cellscript_piece_curve,
  /// A table that ends at once, or whose keys and values follow in pairs up to its end.
  cellscript_piece_table,
  cellscript_piece_end,
  /// A table or text that has come before.
  cellscript_piece_again,
} cellscript_piece_kind;

/// One piece.
typedef struct cellscript_piece {
  cellscript_piece_kind kind;
  /// The number of a table or text that may come again, from 1; 0: it comes once.
  int32_t shared;
  union {
    lua_Integer integer;
    lua_Number number;
    bool boolean;
    cellscript_text text;
    cellscript_paint paint;
    cellscript_curve curve;
    struct {
      cellscript_cell_id id;
      int64_t item;
    } cell;
  } value;
} cellscript_piece;

/// How packing ended.
typedef enum cellscript_parcel_state {
  cellscript_parcel_whole,
  cellscript_parcel_no_memory,
  cellscript_parcel_too_deep,
} cellscript_parcel_state;

/// Where a table or text of the packed state lies, and its number.
typedef struct cellscript_parcel_address {
  const void *at;
  int32_t shared;
} cellscript_parcel_address;

/// Invariant: texts are borrowed from the state that they were packed from, which must not run
/// meanwhile. The arrays are not counted as heap: they are about as large as what is packed, and are
/// there no longer than the call. `seen` is a hash table, at most half full.
typedef struct cellscript_parcel {
  cellscript_store *store;
  unsigned char *bytes;
  int32_t length, capacity;
  cellscript_parcel_address *seen;
  int32_t seen_room, shared_count;
  /// Pieces, and bytes of texts.
  int64_t pieces, text_bytes;
  cellscript_parcel_state state;
} cellscript_parcel;

typedef struct cellscript_machine cellscript_machine;

/// Packs what the script of a machine remembers. Does not raise, and the machine stays as it is.
void cellscript_parcel_pack(cellscript_parcel *parcel, cellscript_machine *from);

/// Makes the script of a state's machine remember what was packed.
void cellscript_parcel_unpack(const cellscript_parcel *parcel, lua_State *L);

/// Adds a piece.
void cellscript_parcel_add(cellscript_parcel *parcel, const cellscript_piece *piece);

/// Gives a piece that may come again its number, or makes one of `again` of it if it has come.
/// Returns false without memory.
bool cellscript_parcel_share(cellscript_parcel *parcel, cellscript_piece *piece, const void *at);

/// Reads the piece at an offset and moves that behind it.
cellscript_piece cellscript_parcel_read(const cellscript_parcel *parcel, int32_t *offset);

/// Frees the arrays.
void cellscript_parcel_free(cellscript_parcel *parcel);

#endif
