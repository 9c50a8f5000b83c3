// Invariant: the state that is packed gets no object and loses none; its tables stand on its stack
// while their pairs are gone through, at most `CELLSCRIPT_PARCEL_DEPTH` of them. What its stack grows
// by is outside its cap and its work, and is given back. In C nothing calls itself.
#include <string.h>

#include "object.h"
#include "parcel.h"

enum {
  /// Texts of up to this many bytes are one object in every state by themselves.
  SHORT_TEXT = 40,
  /// A table and the key that is being gone through, a value and a copy of the key.
  LEVEL_SLOTS = 4,
};

// stack: 0 · raises: never · allocates: no
static bool is_key(lua_State *L, int index) {
  int type = lua_type(L, index);
  return type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TBOOLEAN;
}

// stack: 0 · raises: never · allocates: no
static bool is_plain(lua_State *L, int index) {
  return is_key(L, index) || lua_type(L, index) == LUA_TTABLE
    || cellscript_object_at(L, index, cellscript_object_color)
    || cellscript_object_at(L, index, cellscript_object_curve);
}

// stack: 0 · raises: never · allocates: yes
static cellscript_piece text_piece(cellscript_parcel *parcel, lua_State *L) {
  cellscript_piece piece = {.kind = cellscript_piece_text};
  piece.value.text.bytes = lua_tolstring(L, -1, &piece.value.text.length);
  if (piece.value.text.length > SHORT_TEXT) {
    cellscript_parcel_share(parcel, &piece, piece.value.text.bytes);
  }
  if (piece.kind == cellscript_piece_text) {
    parcel->text_bytes += (int64_t)piece.value.text.length;
  }
  return piece;
}

// stack: 0 · raises: never · allocates: no
static cellscript_piece number_piece(lua_State *L) {
  cellscript_piece piece = {.kind = cellscript_piece_number};
  if (lua_isinteger(L, -1)) {
    piece.kind = cellscript_piece_integer;
    piece.value.integer = lua_tointeger(L, -1);
  } else {
    piece.value.number = lua_tonumber(L, -1);
  }
  return piece;
}

// stack: 0 · raises: never · allocates: no
static cellscript_piece object_piece(lua_State *L) {
  cellscript_piece piece = {.kind = cellscript_piece_color};
  const cellscript_color_object *color = cellscript_object_at(L, -1, cellscript_object_color);
  if (color) {
    piece.value.paint = color->paint;
  } else {
    const cellscript_curve_object *curve = lua_touserdata(L, -1);
    piece.kind = cellscript_piece_curve;
    piece.value.curve = curve->curve;
  }
  return piece;
}

// Adds the plain value on top, a table without what is in it. Returns whether that is to follow.
// stack: 0 · raises: never · allocates: yes
static bool add_value(cellscript_parcel *parcel, lua_State *L) {
  cellscript_piece piece = {.kind = cellscript_piece_boolean};
  switch (lua_type(L, -1)) {
    case LUA_TNUMBER: piece = number_piece(L); break;
    case LUA_TSTRING: piece = text_piece(parcel, L); break;
    case LUA_TUSERDATA: piece = object_piece(L); break;
    case LUA_TTABLE:
      piece.kind = cellscript_piece_table;
      cellscript_parcel_share(parcel, &piece, lua_topointer(L, -1));
      break;
    default: piece.value.boolean = lua_toboolean(L, -1); break;
  }
  cellscript_parcel_add(parcel, &piece);
  return piece.kind == cellscript_piece_table;
}

// Adds the pair on top and pops its value, unless that is a table whose pairs are to follow. What is
// not plain is left out. Returns whether a table follows.
// stack: 1 · raises: never · allocates: yes
static bool add_pair(cellscript_parcel *parcel, lua_State *L) {
  bool follows = false;
  if (is_key(L, -2) && is_plain(L, -1)) {
    lua_pushvalue(L, -2);
    add_value(parcel, L);
    lua_pop(L, 1);
    follows = add_value(parcel, L);
  }
  if (!follows) { lua_pop(L, 1); }
  return follows;
}

// The table on top with all that is in it; pops it.
// stack: 2004 · raises: any · allocates: yes
static void pack_table(cellscript_parcel *parcel, lua_State *L) {
  static const cellscript_piece end = {.kind = cellscript_piece_end};
  int base = lua_gettop(L) - 1, depth = add_value(parcel, L) ? 1 : 0;
  lua_pushnil(L);
  while (depth > 0 && parcel->state == cellscript_parcel_whole) {
    if (!lua_checkstack(L, LEVEL_SLOTS)) {
      parcel->state = cellscript_parcel_no_memory;
    } else if (!lua_next(L, -2)) {
      cellscript_parcel_add(parcel, &end);
      lua_pop(L, 1);
      depth -= 1;
    } else if (add_pair(parcel, L)) {
      lua_pushnil(L);
      depth += 1;
      if (depth > CELLSCRIPT_PARCEL_DEPTH) { parcel->state = cellscript_parcel_too_deep; }
    }
  }
  lua_settop(L, base);
}

// What is kept on top, if it is a cell with a memory that goes over.
// stack: 2 · raises: any · allocates: yes
static void pack_cell(cellscript_parcel *parcel, lua_State *L) {
  const cellscript_cell_object *cell = cellscript_object_at(L, -1, cellscript_object_cell);
  bool goes = cell && cell->gone_since < 0
    && !cellscript_machine_waits(cellscript_machine_of(L), cell->id);
  if (!goes || lua_getiuservalue(L, -1, 1) != LUA_TTABLE) { return; }
  cellscript_piece piece = {.kind = cellscript_piece_cell};
  piece.value.cell.id = cell->id;
  piece.value.cell.item = cell->item;
  cellscript_parcel_add(parcel, &piece);
  pack_table(parcel, L);
}

// A stack that has grown is shrunk by the library when a protected call fails.
// stack: 8 · raises: any · allocates: yes
static int pack_all(lua_State *L) {
  static const cellscript_piece grid = {.kind = cellscript_piece_grid};
  cellscript_parcel *parcel = lua_touserdata(L, 1);
  size_t held = cellscript_machine_of(L)->store.bytes;
  lua_settop(L, 0);
  cellscript_parcel_add(parcel, &grid);
  cellscript_push_kept(L, cellscript_kept_grid_memory);
  pack_table(parcel, L);
  lua_pushnil(L);
  while (parcel->state == cellscript_parcel_whole && lua_next(L, LUA_REGISTRYINDEX)) {
    pack_cell(parcel, L);
    lua_settop(L, 1);
  }
  if (cellscript_machine_of(L)->store.bytes == held) { return 0; }
  lua_pushlightuserdata(L, parcel);
  return lua_error(L);
}

// Not by the way of other entries: what fails here is not the failure of this machine.
// stack: 2 · raises: never · allocates: yes
void cellscript_parcel_pack(cellscript_parcel *parcel, cellscript_machine *from) {
  lua_State *L = from->L;
  cellscript_store before = from->store;
  from->store.heap_limit = SIZE_MAX;
  from->store.failing_allocation = 0;
  lua_pushcfunction(L, pack_all);
  lua_pushlightuserdata(L, parcel);
  if (lua_pcall(L, 1, 0, 0) != LUA_OK && lua_touserdata(L, -1) != parcel) {
    parcel->state = cellscript_parcel_no_memory;
  }
  lua_settop(L, 0);
  before.bytes = from->store.bytes;
  from->store = before;
}
