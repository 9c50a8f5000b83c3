#include "cell.h"

#include <math.h>
#include <string.h>

#include "sentence.h"
#include "value.h"

// stack: 0 · raises: never · allocates: no
bool cellscript_cell_is_gone(const cellscript_machine *machine, cellscript_cell_id id) {
  const cellscript_view *view = machine->view;
  return id.slot < 0 || id.slot >= view->slot_count || view->items[id.slot] < 0
    || view->generations[id.slot] != id.generation;
}

// stack: 3 · raises: memory · allocates: yes
void cellscript_cell_push(lua_State *L, int32_t slot) {
  const cellscript_view *view = cellscript_machine_of(L)->view;
  cellscript_push_kept(L, cellscript_kept_cell(slot));
  cellscript_cell_object *cell = lua_touserdata(L, -1);
  if (!cell || cell->id.generation != view->generations[slot]) {
    lua_pop(L, 1);
    cell = cellscript_object_push(
      L, cellscript_object_cell, sizeof *cell, 1, cellscript_kept_cell_metatable);
    cell->id = (cellscript_cell_id){slot, view->generations[slot]};
    lua_pushvalue(L, -1);
    cellscript_keep(L, cellscript_kept_cell(slot));
  }
  // One that was let go and is still shown plays on.
  cell->gone_since = -1;
  cell->item = view->items[slot];
}

// stack: 3 · raises: memory · allocates: yes
void cellscript_cell_push_id(lua_State *L, cellscript_cell_id id) {
  if (id.slot < 0) {
    cellscript_object_push_grid(L);
  } else if (cellscript_cell_is_gone(cellscript_machine_of(L), id)) {
    lua_pushnil(L);
  } else {
    cellscript_cell_push(L, id.slot);
  }
}

// stack: 0 · raises: any · allocates: yes
cellscript_cell_object *cellscript_cell_check(lua_State *L, int index, const char *call) {
  cellscript_cell_object *cell = cellscript_object_at(L, index, cellscript_object_cell);
  if (!cell) {
    const char *found = cellscript_object_describe(L, index);
    cellscript_raise(L, cellscript_sentence_write_colon, call, found);
  }
  return cell;
}

// stack: 0 · raises: any · allocates: yes
void cellscript_cell_check_here(lua_State *L, const cellscript_cell_object *cell) {
  const cellscript_machine *machine = cellscript_machine_of(L);
  if (!machine->view) { cellscript_raise(L, cellscript_sentence_no_stage); }
  if (!cellscript_cell_is_gone(machine, cell->id)) { return; }
  lua_Integer item = cell->item;
  double since = cell->gone_since >= 0 ? cell->gone_since : machine->view->time;
  cellscript_raise(L, cellscript_sentence_cell_gone, item, cellscript_figure_of(since).text);
}

// stack: 1 · raises: memory · allocates: yes
void cellscript_cell_push_memory(lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (lua_getiuservalue(L, index, 1) == LUA_TTABLE) { return; }
  lua_pop(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_setiuservalue(L, index, 1);
}

// stack: 2 · raises: memory · allocates: yes
static void cell_push_item(lua_State *L, cellscript_cell_object *cell) {
  cellscript_item_object *item = cellscript_object_push(
    L, cellscript_object_item, sizeof *item, 1, cellscript_kept_item_metatable);
  item->cell = cell;
  lua_pushvalue(L, 1);
  lua_setiuservalue(L, -2, 1);
}

// stack: 1 · raises: memory · allocates: yes
static void cell_push_name(lua_State *L, const int32_t *column, int32_t slot) {
  const cellscript_machine *machine = cellscript_machine_of(L);
  int32_t number = slot < machine->view->content_count ? column[slot] : -1;
  cellscript_names_push(L, &machine->names, number);
}

// stack: 1 · raises: memory · allocates: yes
static int cell_read_frame(lua_State *L, const double *frame, int id) {
  double value = 0;
  switch (id) {
    case cellscript_api_cell_x: value = frame[0]; break;
    case cellscript_api_cell_y: value = frame[1]; break;
    case cellscript_api_cell_width: value = frame[2]; break;
    case cellscript_api_cell_height: value = frame[3]; break;
    case cellscript_api_cell_center_x: value = frame[0] + frame[2] / 2; break;
    default: value = frame[1] + frame[3] / 2; break;
  }
  lua_pushnumber(L, value);
  return 1;
}

// stack: 2 · raises: memory · allocates: yes
static int cell_read_field(lua_State *L, cellscript_cell_object *cell, int id) {
  const cellscript_view *view = cellscript_machine_of(L)->view;
  int32_t slot = cell->id.slot;
  switch (id) {
    case cellscript_api_cell_index: lua_pushinteger(L, view->items[slot]); break;
    case cellscript_api_cell_column: lua_pushinteger(L, view->places[2 * slot]); break;
    case cellscript_api_cell_row: lua_pushinteger(L, view->places[2 * slot + 1]); break;
    case cellscript_api_cell_pressed: lua_pushboolean(L, view->flags[slot] & 1); break;
    case cellscript_api_cell_highlighted: lua_pushboolean(L, view->flags[slot] & 2); break;
    case cellscript_api_cell_selected: lua_pushboolean(L, view->flags[slot] & 4); break;
    case cellscript_api_cell_enabled: lua_pushboolean(L, view->flags[slot] & 8); break;
    case cellscript_api_cell_label: cell_push_name(L, view->labels, slot); break;
    case cellscript_api_cell_normal_picture: cell_push_name(L, view->normals, slot); break;
    case cellscript_api_cell_highlighted_picture:
      cell_push_name(L, view->highlighteds, slot);
      break;
    case cellscript_api_cell_item: cell_push_item(L, cell); break;
    case cellscript_api_cell_memory: cellscript_cell_push_memory(L, 1); break;
    default: return cell_read_frame(L, view->frames + 4 * slot, id);
  }
  return 1;
}

// Pictures of the plugin's own are shown as the author writes them: without the plugin.
// stack: 1 · raises: memory · allocates: yes
static void push_content(lua_State *L, int property, cellscript_content content) {
  const cellscript_machine *machine = cellscript_machine_of(L);
  const cellscript_names *names = &machine->names;
  cellscript_text text = {NULL, 0}, plugin = machine->plugin.name;
  if (content.name == CELLSCRIPT_NEW_NAME) {
    const char *start = content.length > 0 ? machine->recorder.bytes + content.offset : "";
    text = (cellscript_text){start, content.length};
  } else if (content.name >= 0 && content.name < names->count) {
    text = names->all[content.name];
  }
  if (!text.bytes) {
    lua_pushnil(L);
    return;
  }
  size_t skipped = plugin.length + 1;
  bool own = property == CELLSCRIPT_FIRST_CONTENT && plugin.length > 0
    && text.length >= skipped + 7 && memcmp(text.bytes, plugin.bytes, plugin.length) == 0
    && memcmp(text.bytes + plugin.length, "/assets/", 8) == 0;
  if (!own) { skipped = 0; }
  lua_pushlstring(L, text.bytes + skipped, text.length - skipped);
}

// stack: 2 · raises: memory · allocates: yes
static int cell_read_property(lua_State *L, const cellscript_cell_object *cell, int property) {
  const cellscript_machine *machine = cellscript_machine_of(L);
  const cellscript_overlay *overlay = &machine->overlay;
  int32_t slot = cell->id.slot;
  if (property <= CELLSCRIPT_PROPERTY_Z) {
    lua_pushnumber(L, cellscript_overlay_number(overlay, machine->view, slot, property));
  } else if (property < CELLSCRIPT_FIRST_CONTENT) {
    cellscript_paint_push(L, cellscript_overlay_color(overlay, machine->view, slot, property));
  } else {
    push_content(
      L, property, cellscript_overlay_content(overlay, machine->view, slot, property));
  }
  return 1;
}

// stack: 3 · raises: any · allocates: yes
int cellscript_cell_index(lua_State *L) {
  cellscript_cell_object *cell = cellscript_cell_check(L, 1, "cell");
  int id = cellscript_api_find(L, 2, cellscript_owner_cell);
  if (id < 0) { return cellscript_object_unknown(L, "cell", 2, cellscript_owner_cell); }
  if (cellscript_api((cellscript_api_id)id)->function) {
    return cellscript_object_push_function(L, id);
  }
  if (id == cellscript_api_cell_gone) {
    const cellscript_machine *machine = cellscript_machine_of(L);
    lua_pushboolean(L, !machine->view || cellscript_cell_is_gone(machine, cell->id));
    return 1;
  }
  if (id == cellscript_api_cell_grid) {
    cellscript_object_push_grid(L);
    return 1;
  }
  cellscript_cell_check_here(L, cell);
  if (id >= cellscript_api_cell_index) { return cell_read_field(L, cell, id); }
  return cell_read_property(L, cell, id - cellscript_api_property_translation_x);
}

// The number of the item's own picture that a name stands for; a slot below 0 has none.
// stack: 1 · raises: any · allocates: yes
static int32_t content_own(lua_State *L, const char *name, int32_t slot) {
  const cellscript_view *view = cellscript_machine_of(L)->view;
  bool normal = strcmp(name, "@normal") == 0;
  if (!normal && strcmp(name, "@highlighted") != 0) {
    cellscript_raise(L, cellscript_sentence_no_picture, name);
  }
  if (slot < 0 || slot >= view->content_count) { return CELLSCRIPT_NO_NAME; }
  return normal ? view->normals[slot] : view->highlighteds[slot];
}

// A name that the stage knows is told by its number, a new one by its bytes.
// stack: 1 · raises: any · allocates: yes
static cellscript_content content_of(lua_State *L, const char *bytes, size_t length) {
  const cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_budget_charge(L, (int64_t)(length / 32));
  int32_t known = cellscript_names_find(&machine->names, bytes, length);
  if (known >= 0) { return (cellscript_content){known, 0, 0}; }
  uint64_t pending = (uint64_t)machine->recorder.byte_count + length + CELLSCRIPT_NAME_COST;
  if (machine->names.brought + pending > CELLSCRIPT_BROUGHT_LIMIT) {
    cellscript_raise(L, cellscript_sentence_too_many_names, CELLSCRIPT_BROUGHT_LIMIT);
  }
  return cellscript_recorder_add_bytes(L, bytes, length);
}

// A picture of the plugin's own is qualified by its name, so that two plugins can have one each.
// stack: 3 · raises: any · allocates: yes
static cellscript_content content_named(
  lua_State *L, int property, const char *bytes, size_t length
) {
  cellscript_text plugin = cellscript_machine_of(L)->plugin.name;
  bool own = property == CELLSCRIPT_FIRST_CONTENT && strncmp(bytes, "assets/", 7) == 0;
  if (!own || plugin.length == 0) { return content_of(L, bytes, length); }
  lua_pushlstring(L, plugin.bytes, plugin.length);
  lua_pushliteral(L, "/");
  lua_pushlstring(L, bytes, length);
  lua_concat(L, 3);
  bytes = lua_tolstring(L, -1, &length);
  cellscript_content content = content_of(L, bytes, length);
  lua_pop(L, 1);
  return content;
}

// stack: 3 · raises: any · allocates: yes
bool cellscript_cell_content(
  lua_State *L, const cellscript_cell_object *cell, int index, int property,
  cellscript_content *out
) {
  cellscript_machine *machine = cellscript_machine_of(L);
  const char *name = cellscript_property_entry(property)->name;
  if (lua_type(L, index) != LUA_TSTRING) {
    const char *found = cellscript_object_describe(L, index);
    cellscript_raise(L, cellscript_sentence_wants_text, name, found);
  }
  size_t length;
  const char *bytes = lua_tolstring(L, index, &length);
  bool gone = cellscript_cell_is_gone(machine, cell->id);
  if (property == CELLSCRIPT_FIRST_CONTENT && bytes[0] == '@') {
    out->name = content_own(L, bytes, gone ? -1 : cell->id.slot);
    return out->name >= 0;
  }
  if (!gone) { *out = content_named(L, property, bytes, length); }
  return true;
}

// stack: 1 · raises: any · allocates: yes
static void cell_assign(lua_State *L, cellscript_cell_object *cell, int property) {
  cellscript_machine *machine = cellscript_machine_of(L);
  const cellscript_api_entry *entry = cellscript_property_entry(property);
  double number = 0;
  cellscript_paint paint = {{0, 0, 0, 0}, -1};
  cellscript_content content = {CELLSCRIPT_NO_NAME, 0, 0};
  cellscript_target_kind kind = cellscript_target_kind_number;
  if (property <= CELLSCRIPT_PROPERTY_Z) {
    number = cellscript_value_entry(L, 3, entry);
  } else if (property < CELLSCRIPT_FIRST_CONTENT) {
    kind = cellscript_target_kind_color;
    paint = cellscript_value_paint(L, 3, entry->name);
  } else {
    kind = cellscript_target_kind_content;
    if (!cellscript_cell_content(L, cell, 3, property, &content)) { return; }
  }
  if (cellscript_cell_is_gone(machine, cell->id)) { return; }
  cellscript_recorder_add(L, cellscript_command_kind_set, cell->id);
  cellscript_target *target = cellscript_recorder_add_target(L, kind, property);
  target->value = number;
  target->paint = paint;
  target->content = content;
  cellscript_channels *channels = cellscript_overlay_write(
    &machine->overlay, &machine->store, machine->view, cell->id.slot);
  if (!channels) { cellscript_raise_memory(L); }
  cellscript_channels_take(channels, target);
  if (property < CELLSCRIPT_PROPERTY_Z) { channels->endless[property] = 0; }
}

// stack: 2 · raises: any · allocates: yes
int cellscript_cell_new_index(lua_State *L) {
  cellscript_cell_object *cell = cellscript_cell_check(L, 1, "cell");
  int id = cellscript_api_find(L, 2, cellscript_owner_cell);
  if (id < 0) { return cellscript_object_unknown(L, "cell", 2, cellscript_owner_cell); }
  if (id >= cellscript_api_cell_index) {
    return cellscript_raise(L, cellscript_sentence_read_only, "cell", lua_tostring(L, 2));
  }
  if (!cellscript_machine_of(L)->view) { return cellscript_raise(L, cellscript_sentence_no_stage); }
  cell_assign(L, cell, id - cellscript_api_property_translation_x);
  return 0;
}
