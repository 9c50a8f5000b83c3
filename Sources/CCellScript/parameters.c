#include "parameters.h"

#include "declaration.h"
#include "object.h"
#include "sentence.h"
#include "value.h"

// stack: 2 · raises: any · allocates: yes
static int parameters_index(lua_State *L) {
  cellscript_push_kept(L, cellscript_kept_parameter_values);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, -2) != LUA_TNIL) { return 1; }
  if (lua_type(L, 2) != LUA_TSTRING) {
    const char *found = cellscript_object_describe(L, 2);
    return cellscript_raise(L, cellscript_sentence_key_is_name, "p", found);
  }
  const char *name = lua_tostring(L, 2);
  cellscript_name_search search = cellscript_name_search_for(name);
  cellscript_name_offer_keys(L, -2, &search);
  cellscript_hint hint = cellscript_name_hint(&search);
  return cellscript_raise(L, cellscript_sentence_no_entry, "p", name, hint.text);
}

// stack: 1 · raises: any · allocates: yes
static int parameters_new_index(lua_State *L) {
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2)
                                                   : cellscript_object_describe(L, 2);
  return cellscript_raise(L, cellscript_sentence_parameters_read_only, name);
}

// stack: 3 · raises: memory · allocates: yes
void cellscript_parameters_open(lua_State *L) {
  cellscript_plain_object *parameters = lua_newuserdatauv(L, sizeof *parameters, 0);
  parameters->object = cellscript_object_parameters;
  lua_createtable(L, 0, 3);
  lua_pushliteral(L, "p");
  lua_setfield(L, -2, "__name");
  lua_pushcfunction(L, parameters_index);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, parameters_new_index);
  lua_setfield(L, -2, "__newindex");
  lua_setmetatable(L, -2);
  cellscript_keep(L, cellscript_kept_parameters);
}

// stack: 4 · raises: memory · allocates: yes
void cellscript_parameters_set(
  lua_State *L, const cellscript_parameter *parameter, const cellscript_parameter_value *value
) {
  cellscript_push_kept(L, cellscript_kept_parameter_values);
  lua_pushlstring(L, parameter->name.bytes, parameter->name.length);
  switch (parameter->kind) {
    case cellscript_parameter_kind_number: lua_pushnumber(L, value->number); break;
    case cellscript_parameter_kind_integer:
      lua_pushinteger(L, (lua_Integer)value->number);
      break;
    case cellscript_parameter_kind_boolean: lua_pushboolean(L, value->number > 0); break;
    case cellscript_parameter_kind_text:
    case cellscript_parameter_kind_image:
      lua_pushlstring(L, value->text.bytes, value->text.length);
      break;
    case cellscript_parameter_kind_color: cellscript_paint_push(L, value->paint); break;
    case cellscript_parameter_kind_curve: cellscript_curve_push(L, value->curve); break;
  }
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

// Pushes a list of the names in the table at `index`, sorted; raises on what is no name, and before
// there are more than can be put in order at once.
// stack: 5 · raises: any · allocates: yes
static int push_names(lua_State *L, int index) {
  int count = 0;
  const char *strange = NULL;
  cellscript_budget_charge_scan(L);
  lua_newtable(L);
  lua_pushnil(L);
  while (lua_next(L, index)) {
    lua_pop(L, 1);
    if (lua_type(L, -1) != LUA_TSTRING) {
      strange = cellscript_name_first(strange, cellscript_object_describe(L, -1));
      continue;
    }
    int place = ++count;
    if (count > CELLSCRIPT_PARAMETER_LIMIT) {
      cellscript_raise(L, cellscript_sentence_too_many_parameters, CELLSCRIPT_PARAMETER_LIMIT);
    }
    for (; place > 1; place--) {
      lua_rawgeti(L, -2, place - 1);
      bool before = lua_compare(L, -2, -1, LUA_OPLT);
      if (!before) {
        lua_pop(L, 1);
        break;
      }
      lua_rawseti(L, -3, place);
    }
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, place);
  }
  if (strange) { cellscript_raise(L, cellscript_sentence_key_is_name, "parameters", strange); }
  return count;
}

// stack: 12 · raises: any · allocates: yes
void cellscript_parameters_declare(lua_State *L) {
  cellscript_machine *machine = cellscript_machine_of(L);
  cellscript_plugin_record *plugin = &machine->plugin;
  int declared = lua_gettop(L);
  int count = push_names(L, declared);
  plugin->parameters =
    cellscript_store_block(&machine->store, sizeof *plugin->parameters * (size_t)count);
  if (!plugin->parameters) { cellscript_raise_memory(L); }
  plugin->parameter_capacity = count;
  for (int i = 0; i < count; i++) {
    lua_rawgeti(L, -1, i + 1);
    lua_pushvalue(L, -1);
    lua_rawget(L, declared);
    cellscript_parameter *parameter = &plugin->parameters[i];
    cellscript_declaration_read(L, parameter);
    plugin->view.parameter_count = i + 1;
    cellscript_parameters_set(L, parameter, &parameter->value);
    lua_pop(L, 2);
  }
  plugin->view.parameters = plugin->parameters;
  lua_pop(L, 1);
}
