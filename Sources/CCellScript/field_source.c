// What symbols are read from: the cell, its grid and its item, the inputs, the parameters.
#include <string.h>

#include "property.h"
#include "sentence.h"
#include "symbol.h"

// stack: 4 · raises: memory · allocates: yes
static void source_push(lua_State *L, cellscript_source source) {
  cellscript_source_object *object = cellscript_object_push(
    L, cellscript_object_source, sizeof *object, 0, cellscript_kept_source_metatable);
  object->field = cellscript_machine_of(L)->fields.serial;
  object->source = source;
}

// stack: 8 · raises: any · allocates: yes
void cellscript_source_push_arguments(lua_State *L) {
  source_push(L, cellscript_source_cell);
  cellscript_symbol_push_number(
    L, cellscript_field_uniform_of(L, cellscript_uniform_kind_now, 0, 0));
  source_push(L, cellscript_source_input);
  source_push(L, cellscript_source_parameters);
}

// stack: 4 · raises: any · allocates: yes
static int read_property(lua_State *L, int property) {
  cellscript_field_column column = {.kind = cellscript_column_kind_property, .property = property};
  if (property < CELLSCRIPT_PROPERTY_Z) {
    return cellscript_symbol_push_number(L, cellscript_field_column_of(L, column));
  }
  cellscript_field_value value = {cellscript_shape_color, false, {0, 0, 0, 0}};
  for (int i = 0; i < 4; i++) {
    column.component = i;
    value.nodes[i] = cellscript_field_column_of(L, column);
  }
  return cellscript_symbol_push(L, value);
}

// The number of the property whose name stands at 2, if a field can read it; else −1.
// stack: 0 · raises: never · allocates: no
static int readable_property(lua_State *L) {
  int id = cellscript_api_find(L, 2, cellscript_owner_option);
  int property = id < 0 ? -1 : id - cellscript_api_property_translation_x;
  bool reads = property >= 0 && property < CELLSCRIPT_FIRST_CONTENT
    && property != CELLSCRIPT_PROPERTY_Z;
  return reads ? property : -1;
}

// stack: 3 · raises: any · allocates: yes
_Noreturn static int raise_unreadable(lua_State *L, const char *name) {
  cellscript_name_search search = cellscript_name_search_for(name);
  cellscript_api_offer(&search, cellscript_owner_field_cell);
  for (int property = 0; property < CELLSCRIPT_FIRST_CONTENT; property++) {
    if (property == CELLSCRIPT_PROPERTY_Z) { continue; }
    cellscript_name_offer(&search, cellscript_property_entry(property)->name);
  }
  cellscript_hint hint = cellscript_name_hint(&search);
  cellscript_raise(L, cellscript_sentence_field_reads, name, hint.text);
}

// stack: 4 · raises: any · allocates: yes
static int read_cell(lua_State *L, const char *name) {
  int id = cellscript_api_find(L, 2, cellscript_owner_field_cell);
  int property = id < 0 ? readable_property(L) : -1;
  if (property >= 0) { return read_property(L, property); }
  if (id < 0) { return raise_unreadable(L, name); }
  if (id == cellscript_api_field_cell_grid) {
    source_push(L, cellscript_source_grid);
    return 1;
  }
  if (id == cellscript_api_field_cell_item) {
    source_push(L, cellscript_source_item);
    return 1;
  }
  cellscript_column_kind kind = (cellscript_column_kind)(
    id - cellscript_api_field_cell_x + cellscript_column_kind_x);
  if (kind <= cellscript_column_kind_center_y) {
    return cellscript_symbol_push_number(L, cellscript_field_place_of(L, kind));
  }
  return cellscript_symbol_push_number(
    L, cellscript_field_column_of(L, (cellscript_field_column){.kind = kind}));
}

// stack: 4 · raises: any · allocates: yes
static int read_grid(lua_State *L) {
  int id = cellscript_api_find(L, 2, cellscript_owner_field_grid);
  if (id < 0) {
    return cellscript_object_unknown(L, "the grid of a field", 2, cellscript_owner_field_grid);
  }
  cellscript_uniform_kind kind = (cellscript_uniform_kind)(
    id - cellscript_api_field_grid_width + cellscript_uniform_kind_grid_width);
  return cellscript_symbol_push_number(L, cellscript_field_uniform_of(L, kind, 0, 0));
}

// stack: 4 · raises: any · allocates: yes
static int read_item(lua_State *L, const char *name, size_t length) {
  cellscript_field_column column = {
    .kind = cellscript_column_kind_item, .name = {name, length},
  };
  return cellscript_symbol_push_number(L, cellscript_field_column_of(L, column));
}

// Names are kept and compared with one another, so they are short, and people are shown them.
// stack: 3 · raises: any · allocates: yes
static void check_name(
  lua_State *L, cellscript_source source, const char *name, size_t length
) {
  static const char *const words[] = {
    [cellscript_source_item] = "cell.item", [cellscript_source_input] = "input",
    [cellscript_source_parameters] = "p",
  };
  if (length > CELLSCRIPT_READ_NAME_LIMIT) {
    cellscript_raise(L, cellscript_sentence_long_read_name, CELLSCRIPT_READ_NAME_LIMIT);
  }
  cellscript_plugin_check_text(L, words[source], name, length);
}

// stack: 4 · raises: any · allocates: yes
int cellscript_source_index(lua_State *L) {
  const cellscript_source_object *object =
    cellscript_object_at(L, 1, cellscript_object_source);
  if (!object) { return luaL_argerror(L, 1, "what a field reads"); }
  cellscript_symbol_check(L, object->field);
  if (lua_type(L, 2) != LUA_TSTRING) {
    const char *found = cellscript_object_describe(L, 2);
    return cellscript_raise(L, cellscript_sentence_key_is_name, "what a field reads", found);
  }
  size_t length;
  const char *name = lua_tolstring(L, 2, &length);
  if (object->source >= cellscript_source_item) {
    check_name(L, object->source, name, length);
  }
  switch (object->source) {
    case cellscript_source_cell: return read_cell(L, name);
    case cellscript_source_grid: return read_grid(L);
    case cellscript_source_item: return read_item(L, name, length);
    case cellscript_source_input:
      return cellscript_symbol_push(L, cellscript_field_input_of(L, name, length));
    case cellscript_source_parameters:
      return cellscript_symbol_push(L, cellscript_field_parameter_of(L, name, length));
  }
  return 0;
}
