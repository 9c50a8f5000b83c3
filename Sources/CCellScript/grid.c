#include "grid.h"

#include "cell.h"
#include "sentence.h"
#include "value.h"

// stack: 0 · raises: any · allocates: yes
static const cellscript_view *grid_view(lua_State *L, const char *call) {
  if (!cellscript_object_at(L, 1, cellscript_object_grid)) {
    const char *found = cellscript_object_describe(L, 1);
    cellscript_raise(L, cellscript_sentence_write_colon, call, found);
  }
  const cellscript_view *view = cellscript_machine_of(L)->view;
  if (!view) { cellscript_raise(L, cellscript_sentence_no_stage); }
  return view;
}

// stack: 1 · raises: never · allocates: no
static bool grid_push_number(lua_State *L, const cellscript_view *view, int id) {
  switch (id) {
    case cellscript_api_grid_count: lua_pushinteger(L, view->count); return true;
    case cellscript_api_grid_rows: lua_pushinteger(L, view->rows); return true;
    case cellscript_api_grid_columns: lua_pushinteger(L, view->columns); return true;
    case cellscript_api_grid_width: lua_pushnumber(L, view->width); return true;
    case cellscript_api_grid_height: lua_pushnumber(L, view->height); return true;
    case cellscript_api_grid_offset_x: lua_pushnumber(L, view->offset_x); return true;
    case cellscript_api_grid_offset_y: lua_pushnumber(L, view->offset_y); return true;
    default: return false;
  }
}

// stack: 3 · raises: any · allocates: yes
int cellscript_grid_index(lua_State *L) {
  int id = cellscript_api_find(L, 2, cellscript_owner_grid);
  if (id < 0) { return cellscript_object_unknown(L, "grid", 2, cellscript_owner_grid); }
  if (cellscript_api((cellscript_api_id)id)->function) {
    return cellscript_object_push_function(L, id);
  }
  if (id == cellscript_api_grid_memory) {
    cellscript_push_kept(L, cellscript_kept_grid_memory);
    return 1;
  }
  const cellscript_view *view = grid_view(L, "grid");
  if (grid_push_number(L, view, id)) { return 1; }
  if (id == cellscript_api_grid_reduce_motion) {
    lua_pushboolean(L, view->reduce_motion);
  } else {
    lua_pushstring(L, view->dark ? "dark" : "light");
  }
  return 1;
}

// stack: 0 · raises: never · allocates: no
static bool view_allows(const cellscript_view *view, int32_t slot) {
  if (view->allowed_count < 0) { return true; }
  return slot < view->allowed_count && view->allowed[slot] != 0;
}

// stack: 5 · raises: any · allocates: yes
int cellscript_grid_cells(lua_State *L) {
  const cellscript_view *view = grid_view(L, "grid:cells");
  cellscript_budget_charge(L, view->live_count);
  lua_createtable(L, view->live_count, 0);
  lua_Integer place = 0;
  for (int32_t i = 0; i < view->live_count; i++) {
    int32_t slot = (int32_t)view->live[i];
    if (!view_allows(view, slot)) { continue; }
    cellscript_cell_push(L, slot);
    place += 1;
    lua_rawseti(L, -2, place);
  }
  return 1;
}

// stack: 3 · raises: any · allocates: yes
int cellscript_grid_cell_at(lua_State *L) {
  const cellscript_view *view = grid_view(L, "grid:cell_at");
  double row = cellscript_value_number(L, 2, "row", 0, 1e8);
  double column = cellscript_value_number(L, 3, "column", 0, 1e8);
  cellscript_budget_charge(L, view->live_count / 8);
  for (int32_t i = 0; i < view->live_count; i++) {
    int32_t slot = (int32_t)view->live[i];
    const int32_t *place = view->places + 2 * slot;
    if (place[0] < column || place[0] > column || place[1] < row || place[1] > row) { continue; }
    if (!view_allows(view, slot)) { break; }
    cellscript_cell_push(L, slot);
    return 1;
  }
  lua_pushnil(L);
  return 1;
}
