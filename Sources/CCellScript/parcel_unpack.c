// Invariant: the objects that come more than once stand in one table, by number; tables that are not
// ended stand on the stack, each with the key that it stands under in the one before.
#include "object.h"
#include "parcel.h"
#include "value.h"

/// What is unpacked: up to where, and the place of the table of shared objects.
typedef struct unpacking {
  const cellscript_parcel *parcel;
  int32_t offset;
  int shared;
} unpacking;

enum { LEVEL_SLOTS = 8 };

// Pushes the next piece, a table empty; nothing for an end. Returns what it was.
// stack: 4 · raises: memory · allocates: yes
static cellscript_piece_kind push_piece(lua_State *L, unpacking *u) {
  cellscript_piece piece = cellscript_parcel_read(u->parcel, &u->offset);
  switch (piece.kind) {
    case cellscript_piece_integer: lua_pushinteger(L, piece.value.integer); break;
    case cellscript_piece_number: lua_pushnumber(L, piece.value.number); break;
    case cellscript_piece_boolean: lua_pushboolean(L, piece.value.boolean); break;
    case cellscript_piece_text:
      lua_pushlstring(L, piece.value.text.bytes, piece.value.text.length);
      break;
    case cellscript_piece_color: cellscript_paint_push(L, piece.value.paint); break;
    case cellscript_piece_curve: cellscript_curve_push(L, piece.value.curve); break;
    case cellscript_piece_table: lua_newtable(L); break;
    case cellscript_piece_again: lua_rawgeti(L, u->shared, piece.shared); return piece.kind;
    default: return piece.kind;
  }
  if (piece.shared > 0) {
    lua_pushvalue(L, -1);
    lua_rawseti(L, u->shared, piece.shared);
  }
  return piece.kind;
}

// Pushes the value that comes next, a table with all that is in it.
// stack: 2008 · raises: any · allocates: yes
static void push_value(lua_State *L, unpacking *u) {
  int depth = 0;
  do {
    if (!lua_checkstack(L, LEVEL_SLOTS)) { cellscript_raise_memory(L); }
    cellscript_piece_kind kind = push_piece(L, u);
    depth -= kind == cellscript_piece_end ? 1 : 0;
    if (kind == cellscript_piece_table) {
      depth += 1;
    } else if (depth > 0) {
      lua_rawset(L, -3);
    }
    if (depth > 0 && u->parcel->bytes[u->offset] != cellscript_piece_end) { push_piece(L, u); }
  } while (depth > 0);
}

// stack: 5 · raises: memory · allocates: yes
static void push_cell(lua_State *L, const cellscript_piece *piece) {
  cellscript_cell_object *cell = cellscript_object_push(
    L, cellscript_object_cell, sizeof *cell, 1, cellscript_kept_cell_metatable);
  cell->id = piece->value.cell.id;
  cell->item = piece->value.cell.item;
  cell->gone_since = -1;
  lua_pushvalue(L, -1);
  cellscript_keep(L, cellscript_kept_cell(piece->value.cell.id.slot));
}

// stack: 8 · raises: any · allocates: yes
void cellscript_parcel_unpack(const cellscript_parcel *parcel, lua_State *L) {
  if (!lua_checkstack(L, LEVEL_SLOTS)) { cellscript_raise_memory(L); }
  lua_createtable(L, parcel->shared_count, 0);
  unpacking u = {parcel, 0, lua_gettop(L)};
  while (u.offset < parcel->length) {
    cellscript_piece piece = cellscript_parcel_read(parcel, &u.offset);
    bool of_cell = piece.kind == cellscript_piece_cell;
    if (of_cell) { push_cell(L, &piece); }
    push_value(L, &u);
    if (of_cell) {
      lua_setiuservalue(L, -2, 1);
      lua_pop(L, 1);
    } else {
      cellscript_keep(L, cellscript_kept_grid_memory);
    }
  }
  lua_pop(L, 1);
}
