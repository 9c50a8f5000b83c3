#include "cell.h"

// stack: 1 · raises: memory · allocates: yes
static void item_push_value(lua_State *L, const cellscript_item_value *value) {
  switch (value->kind) {
    case cellscript_value_kind_number: lua_pushnumber(L, value->number); break;
    case cellscript_value_kind_boolean: lua_pushboolean(L, value->number > 0); break;
    case cellscript_value_kind_text:
      cellscript_names_push(L, &cellscript_machine_of(L)->names, (int32_t)value->number);
      break;
  }
}

// Items need not all have the same values, so an absent one is nil, not an error.
// stack: 2 · raises: any · allocates: yes
int cellscript_item_index(lua_State *L) {
  const cellscript_item_object *item = lua_touserdata(L, 1);
  const cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_cell_check_here(L, item->cell);
  size_t length;
  const char *name = luaL_checklstring(L, 2, &length);
  const cellscript_view *view = machine->view;
  int32_t slot = item->cell->id.slot;
  lua_pushnil(L);
  if (slot >= view->value_slot_count) { return 1; }
  for (int32_t i = view->value_starts[slot]; i < view->value_starts[slot + 1]; i++) {
    if (cellscript_names_match(&machine->names, view->values[i].name, name, length)) {
      item_push_value(L, &view->values[i]);
      return 1;
    }
  }
  return 1;
}
