#include "object.h"

#include "cell.h"
#include "animation.h"
#include "event.h"
#include "grid.h"
#include "play.h"
#include "sentence.h"
#include "symbol.h"
#include "value.h"

// stack: 0 · raises: never · allocates: no
void *cellscript_object_at(lua_State *L, int index, cellscript_object_kind kind) {
  if (lua_type(L, index) != LUA_TUSERDATA) { return NULL; }
  cellscript_plain_object *object = lua_touserdata(L, index);
  return object->object == kind ? object : NULL;
}

// stack: 0 · raises: never · allocates: no
const char *cellscript_object_word(cellscript_object_kind kind) {
  static const char *const words[] = {
    [cellscript_object_cell] = "cell",           [cellscript_object_grid] = "grid",
    [cellscript_object_animation] = "animation", [cellscript_object_color] = "color",
    [cellscript_object_curve] = "curve",         [cellscript_object_transition] = "transition",
    [cellscript_object_item] = "item",           [cellscript_object_parameters] = "p",
    [cellscript_object_event] = "event",         [cellscript_object_symbol] = "symbol",
    [cellscript_object_source] = "field cell",   [cellscript_object_field] = "field",
    [cellscript_object_play] = "play",           [cellscript_object_inputs] = "inputs",
  };
  return words[kind];
}

// stack: 0 · raises: never · allocates: no
const char *cellscript_object_describe(lua_State *L, int index) {
  switch (lua_type(L, index)) {
    case LUA_TNONE: return "nothing";
    case LUA_TNIL: return "nil";
    case LUA_TBOOLEAN: return "a boolean";
    case LUA_TNUMBER: return "a number";
    case LUA_TSTRING: return "a string";
    case LUA_TTABLE: return "a table";
    case LUA_TFUNCTION: return "a function";
    case LUA_TTHREAD: return "a coroutine";
    default: break;
  }
  static const char *const words[] = {
    [cellscript_object_cell] = "a cell",
    [cellscript_object_grid] = "the grid",
    [cellscript_object_animation] = "an animation",
    [cellscript_object_color] = "a color",
    [cellscript_object_curve] = "a curve",
    [cellscript_object_transition] = "a transition",
    [cellscript_object_item] = "an item",
    [cellscript_object_parameters] = "the parameters",
    [cellscript_object_event] = "an event",
    [cellscript_object_symbol] = "a symbol of a field",
    [cellscript_object_source] = "what a field reads",
    [cellscript_object_field] = "a field",
    [cellscript_object_play] = "a play",
    [cellscript_object_inputs] = "the inputs of a play",
  };
  const cellscript_plain_object *object = lua_touserdata(L, index);
  return object ? words[object->object] : "a pointer";
}

// stack: 0 · raises: never · allocates: no
const char *cellscript_object_name(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA) { return luaL_typename(L, index); }
  const cellscript_plain_object *object = lua_touserdata(L, index);
  return cellscript_object_word(object->object);
}

// stack: 1 · raises: any · allocates: yes
_Noreturn int cellscript_object_unknown(
  lua_State *L, const char *owner, int index, cellscript_owner first
) {
  if (lua_type(L, index) != LUA_TSTRING) {
    const char *found = cellscript_object_describe(L, index);
    cellscript_raise(L, cellscript_sentence_key_is_name, owner, found);
  }
  cellscript_name_search search = cellscript_name_search_for(lua_tostring(L, index));
  cellscript_api_offer(&search, first);
  if (first == cellscript_owner_cell) { cellscript_api_offer(&search, cellscript_owner_property); }
  cellscript_hint hint = cellscript_name_hint(&search);
  cellscript_raise(L, cellscript_sentence_no_entry, owner, search.wanted, hint.text);
}

// An object without entries: everything that is read of it is unknown.
// stack: 1 · raises: any · allocates: yes
static int object_has_nothing(lua_State *L) {
  const cellscript_plain_object *object = lua_touserdata(L, 1);
  const char *word = cellscript_object_word(object->object);
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2)
                                                   : cellscript_object_describe(L, 2);
  return cellscript_raise(L, cellscript_sentence_no_entry, word, name, "");
}

// stack: 1 · raises: any · allocates: yes
static int object_cannot_set(lua_State *L) {
  const cellscript_plain_object *object = lua_touserdata(L, 1);
  const char *word = cellscript_object_word(object->object);
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "…";
  return cellscript_raise(L, cellscript_sentence_read_only, word, name);
}

// stack: 0 · raises: never · allocates: no
static int color_is_equal(lua_State *L) {
  const cellscript_color_object *a = cellscript_object_at(L, 1, cellscript_object_color);
  const cellscript_color_object *b = cellscript_object_at(L, 2, cellscript_object_color);
  bool equal = a && b && a->paint.code == b->paint.code;
  for (int i = 0; equal && i < 4; i++) {
    equal = !(a->paint.components[i] < b->paint.components[i])
      && !(a->paint.components[i] > b->paint.components[i]);
  }
  lua_pushboolean(L, equal);
  return 1;
}

// stack: 1 · raises: never · allocates: no
int cellscript_object_push_function(lua_State *L, int entry) {
  lua_pushcfunction(L, cellscript_api((cellscript_api_id)entry)->function);
  return 1;
}

/// One metatable, made when the first of its objects is.
typedef struct object_class {
  cellscript_kept kept;
  const char *word;
  lua_CFunction index, new_index;
} object_class;

// stack: 0 · raises: never · allocates: no
static const object_class *class_of(cellscript_kept kept) {
  static const object_class classes[] = {
    {cellscript_kept_cell_metatable, "cell", cellscript_cell_index, cellscript_cell_new_index},
    {cellscript_kept_grid_metatable, "grid", cellscript_grid_index, object_cannot_set},
    {cellscript_kept_animation_metatable, "animation", cellscript_animation_index,
     object_cannot_set},
    {cellscript_kept_color_metatable, "color", object_has_nothing, object_cannot_set},
    {cellscript_kept_curve_metatable, "curve", object_has_nothing, object_cannot_set},
    {cellscript_kept_transition_metatable, "transition", object_has_nothing, object_cannot_set},
    {cellscript_kept_item_metatable, "item", cellscript_item_index, object_cannot_set},
    {cellscript_kept_event_metatable, "event", cellscript_event_index, object_cannot_set},
    {cellscript_kept_symbol_metatable, "symbol", object_has_nothing, object_cannot_set},
    {cellscript_kept_source_metatable, "field cell", cellscript_source_index, object_cannot_set},
    {cellscript_kept_field_metatable, "field", object_has_nothing, object_cannot_set},
    {cellscript_kept_play_metatable, "play", cellscript_play_index, object_cannot_set},
    {cellscript_kept_inputs_metatable, "inputs", cellscript_inputs_index,
     cellscript_inputs_new_index},
  };
  return &classes[kept - cellscript_kept_cell_metatable];
}

// Makes a metatable, keeps it and leaves it on the stack.
// stack: 2 · raises: memory · allocates: yes
static void class_open(lua_State *L, const object_class *class) {
  lua_createtable(L, 0, 4);
  lua_pushstring(L, class->word);
  lua_setfield(L, -2, "__name");
  lua_pushcfunction(L, class->index);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, class->new_index);
  lua_setfield(L, -2, "__newindex");
  if (class->kept == cellscript_kept_color_metatable) {
    lua_pushcfunction(L, color_is_equal);
    lua_setfield(L, -2, "__eq");
  }
  if (class->kept == cellscript_kept_symbol_metatable) { cellscript_symbol_add_operators(L); }
  lua_pushvalue(L, -1);
  cellscript_keep(L, class->kept);
}

// stack: 4 · raises: memory · allocates: yes
void *cellscript_object_push(
  lua_State *L, cellscript_object_kind kind, size_t size, int values, cellscript_kept metatable
) {
  cellscript_plain_object *object = lua_newuserdatauv(L, size, values);
  object->object = kind;
  if (cellscript_push_kept(L, metatable) != LUA_TTABLE) {
    lua_pop(L, 1);
    class_open(L, class_of(metatable));
  }
  lua_setmetatable(L, -2);
  return object;
}

// stack: 4 · raises: memory · allocates: yes
void cellscript_object_push_grid(lua_State *L) {
  if (cellscript_push_kept(L, cellscript_kept_grid) == LUA_TUSERDATA) { return; }
  lua_pop(L, 1);
  cellscript_object_push(
    L, cellscript_object_grid, sizeof(cellscript_plain_object), 0,
    cellscript_kept_grid_metatable);
  lua_pushvalue(L, -1);
  cellscript_keep(L, cellscript_kept_grid);
}
