#include "draft.h"
#include "sentence.h"
#include "value.h"

#include <string.h>

// stack: 1 · raises: any · allocates: yes
static void read_transition(cellscript_draft *draft, const cellscript_request *request) {
  lua_State *L = request->L;
  if (!cellscript_request_has(request, CELLSCRIPT_OPTION(along))) { return; }
  lua_getfield(L, request->table, "along");
  const cellscript_transition_object *transition =
    cellscript_object_at(L, -1, cellscript_object_transition);
  if (!transition) {
    const char *found = cellscript_object_describe(L, -1);
    cellscript_raise(L, cellscript_sentence_wants_transition, found);
  }
  const char *wrong = cellscript_request_has(request, CELLSCRIPT_OPTION(delay)) ? "delay"
    : cellscript_request_has(request, CELLSCRIPT_OPTION(repeats)) ? "repeats"
    : cellscript_request_has(request, CELLSCRIPT_OPTION(autoreverses)) ? "autoreverses" : NULL;
  if (wrong) { cellscript_raise(L, cellscript_sentence_not_along, wrong); }
  draft->command.transition = transition->number;
  const cellscript_view *view = cellscript_machine_of(L)->view;
  int64_t place = (int64_t)transition->number - 1;
  draft->is_lost = place < view->transition_count && view->cancelled[place];
  lua_pop(L, 1);
}

// stack: 8 · raises: any · allocates: yes
int cellscript_cell_animate(lua_State *L) {
  uint64_t allowed = CELLSCRIPT_ALL_PROPERTIES | CELLSCRIPT_OPTION(duration)
    | CELLSCRIPT_OPTION(curve) | CELLSCRIPT_OPTION(delay) | CELLSCRIPT_OPTION(repeats)
    | CELLSCRIPT_OPTION(autoreverses) | CELLSCRIPT_OPTION(replaces) | CELLSCRIPT_OPTION(along)
    | CELLSCRIPT_OPTION(space);
  cellscript_request request;
  cellscript_request_read(&request, L, "cell:animate", allowed, false);
  cellscript_draft draft;
  cellscript_draft_begin(&draft);
  cellscript_draft_add_properties(&draft, &request);
  cellscript_draft_read_curve(&draft, &request, 0.25, "ease_in_out");
  cellscript_draft_read_passes(&draft, &request);
  draft.command.replaces = cellscript_request_boolean(&request, cellscript_api_option_replaces);
  read_transition(&draft, &request);
  cellscript_draft_read_space(&draft, &request);
  return cellscript_draft_submit(&draft, &request);
}

// stack: 8 · raises: any · allocates: yes
int cellscript_cell_dissolve(lua_State *L) {
  uint64_t contents = UINT64_C(3) << CELLSCRIPT_FIRST_CONTENT;
  uint64_t allowed = contents | CELLSCRIPT_OPTION(duration) | CELLSCRIPT_OPTION(curve)
    | CELLSCRIPT_OPTION(delay);
  cellscript_request request;
  cellscript_request_read(&request, L, "cell:dissolve", allowed, false);
  cellscript_draft draft;
  cellscript_draft_begin(&draft);
  if ((request.present & contents) == 0) {
    return cellscript_raise(L, cellscript_sentence_no_property, request.call);
  }
  for (int property = CELLSCRIPT_FIRST_CONTENT; property < CELLSCRIPT_PROPERTIES; property++) {
    if ((request.present >> property & 1) == 0) { continue; }
    cellscript_content content = {CELLSCRIPT_NO_NAME, 0, 0};
    cellscript_request_push_property(&request, property);
    if (cellscript_cell_content(L, request.cell, -1, property, &content)) {
      cellscript_draft_add(&draft, cellscript_target_kind_content, property)->content = content;
    }
    lua_pop(L, 1);
  }
  cellscript_draft_read_curve(&draft, &request, 0.25, "ease_in_out");
  return cellscript_draft_submit(&draft, &request);
}

// The property whose name stands at `index`.
// stack: 2 · raises: any · allocates: yes
static int property_at(lua_State *L, int index) {
  const char *name = luaL_checkstring(L, index);
  for (int property = 0; property < CELLSCRIPT_PROPERTIES; property++) {
    if (strcmp(cellscript_property_entry(property)->name, name) == 0) { return property; }
  }
  cellscript_name_search search = cellscript_name_search_for(name);
  cellscript_api_offer(&search, cellscript_owner_property);
  cellscript_hint hint = cellscript_name_hint(&search);
  return cellscript_raise(L, cellscript_sentence_no_entry, "cell", name, hint.text);
}

// stack: 8 · raises: any · allocates: yes
static int clear_slowly(lua_State *L) {
  uint64_t allowed = CELLSCRIPT_OPTION(duration) | CELLSCRIPT_OPTION(curve);
  cellscript_request request;
  cellscript_request_read(&request, L, "cell:clear", allowed, true);
  cellscript_draft draft;
  cellscript_draft_begin(&draft);
  uint32_t properties = 0;
  lua_Integer count = (lua_Integer)lua_rawlen(L, 2);
  cellscript_budget_charge(L, count);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, 2, i);
    int property = property_at(L, -1);
    lua_pop(L, 1);
    if (property == CELLSCRIPT_PROPERTY_Z) { cellscript_raise(L, cellscript_sentence_z_is_set); }
    if (properties >> property & 1) { continue; }
    properties |= 1u << property;
    cellscript_draft_add(&draft, cellscript_target_kind_beneath, property);
  }
  if (draft.count == 0) { cellscript_raise(L, cellscript_sentence_no_property, request.call); }
  cellscript_draft_read_curve(&draft, &request, 0.2, "ease_out");
  return cellscript_draft_submit(&draft, &request);
}

// stack: 8 · raises: any · allocates: yes
int cellscript_cell_clear(lua_State *L) {
  const cellscript_cell_object *cell = cellscript_cell_check(L, 1, "cell:clear");
  if (lua_type(L, 2) == LUA_TTABLE) { return clear_slowly(L); }
  cellscript_machine *machine = cellscript_machine_of(L);
  if (!machine->view) { return cellscript_raise(L, cellscript_sentence_no_stage); }
  uint32_t properties = 0;
  for (int i = 2; i <= lua_gettop(L); i++) { properties |= 1u << property_at(L, i); }
  if (properties == 0) {
    return cellscript_raise(L, cellscript_sentence_no_property, "cell:clear");
  }
  if (cellscript_cell_is_gone(machine, cell->id)) { return 0; }
  cellscript_recorder_add(L, cellscript_command_kind_clear, cell->id)->properties = properties;
  cellscript_channels *channels = cellscript_overlay_write(
    &machine->overlay, &machine->store, machine->view, cell->id.slot);
  if (!channels) { return cellscript_raise_memory(L); }
  cellscript_channels_clear(channels, properties);
  for (int i = 0; i < CELLSCRIPT_NUMBERS; i++) {
    if (properties >> i & 1) { channels->endless[i] = 0; }
  }
  return 0;
}
