#include "event.h"

#include <string.h>

#include "machine.h"
#include "object.h"
#include "sentence.h"

// stack: 0 · raises: never · allocates: no
static cellscript_owner event_owner(int handler) {
  switch (handler) {
    case cellscript_stimulus_kind_appeared: return cellscript_owner_appeared_event;
    case cellscript_stimulus_kind_highlight_changed:
    case cellscript_stimulus_kind_selection_changed: return cellscript_owner_change_event;
    case cellscript_stimulus_kind_refused: return cellscript_owner_refused_event;
    case cellscript_stimulus_kind_attached:
    case cellscript_stimulus_kind_parameters_changed:
    case cellscript_stimulus_kind_item_changed: return cellscript_owner_set_event;
    default: return cellscript_owner_touch_event;
  }
}

// stack: 0 · raises: never · allocates: no
static cellscript_kept event_metatable(cellscript_owner owner) {
  int place = (int)owner - (int)cellscript_owner_set_event;
  return (cellscript_kept)((int)cellscript_kept_event_metatables + place);
}

// Upvalue: the owner of the known names. Only what an event leaves out comes here.
// stack: 2 · raises: any · allocates: yes
static int event_index(lua_State *L) {
  cellscript_owner owner = (cellscript_owner)lua_tointeger(L, lua_upvalueindex(1));
  if (cellscript_api_find(L, 2, owner) < 0) {
    return cellscript_object_unknown(L, "event", 2, owner);
  }
  lua_pushnil(L);
  return 1;
}

// Pushes the metatable of a kind of event, made when the first of its events is.
// stack: 3 · raises: memory · allocates: yes
static void push_metatable(lua_State *L, cellscript_owner owner) {
  cellscript_kept kept = event_metatable(owner);
  if (cellscript_push_kept(L, kept) != LUA_TNIL) { return; }
  lua_pop(L, 1);
  lua_createtable(L, 0, 1);
  lua_pushinteger(L, owner);
  lua_pushcclosure(L, event_index, 1);
  lua_setfield(L, -2, "__index");
  lua_pushvalue(L, -1);
  cellscript_keep(L, kept);
}

// stack: 1 · raises: memory · allocates: yes
static void set_number(lua_State *L, int id, double number) {
  lua_pushnumber(L, number);
  lua_setfield(L, -2, cellscript_api((cellscript_api_id)id)->name);
}

// stack: 1 · raises: memory · allocates: yes
static void set_boolean(lua_State *L, int id, bool value) {
  lua_pushboolean(L, value);
  lua_setfield(L, -2, cellscript_api((cellscript_api_id)id)->name);
}

// stack: 1 · raises: memory · allocates: yes
static void set_integer(lua_State *L, int id, int64_t number) {
  lua_pushinteger(L, number);
  lua_setfield(L, -2, cellscript_api((cellscript_api_id)id)->name);
}

// stack: 2 · raises: memory · allocates: yes
static void fill_touch(lua_State *L, const cellscript_touch *touch) {
  lua_createtable(L, 0, 12);
  set_integer(L, cellscript_api_touch_event_id, touch->id);
  set_number(L, cellscript_api_touch_event_x, touch->x);
  set_number(L, cellscript_api_touch_event_y, touch->y);
  set_number(L, cellscript_api_touch_event_content_x, touch->content_x);
  set_number(L, cellscript_api_touch_event_content_y, touch->content_y);
  set_number(L, cellscript_api_touch_event_dx, touch->dx);
  set_number(L, cellscript_api_touch_event_dy, touch->dy);
  set_number(L, cellscript_api_touch_event_velocity_x, touch->velocity_x);
  set_number(L, cellscript_api_touch_event_velocity_y, touch->velocity_y);
  set_boolean(L, cellscript_api_touch_event_inside, touch->inside);
  set_integer(L, cellscript_api_touch_event_taps, touch->taps);
  set_number(L, cellscript_api_touch_event_time, touch->time);
}

// The names stand in the order of the causes' numbers.
// stack: 1 · raises: memory · allocates: yes
static void set_cause(lua_State *L, const char *const *names, int32_t count, int32_t cause) {
  lua_pushstring(L, cause >= 0 && cause < count ? names[cause] : "");
  lua_setfield(L, -2, "cause");
}

// stack: 3 · raises: memory · allocates: yes
static void fill_change(lua_State *L, const cellscript_stimulus *stimulus) {
  static const char *const causes[] = {
    "touch", "lift", "cancel", "leave", "program", "hidden", "restore", "navigation", "reload",
    "disabled",
  };
  lua_createtable(L, 0, 4);
  set_boolean(L, cellscript_api_change_event_on, stimulus->on);
  set_boolean(L, cellscript_api_change_event_animated, stimulus->animated);
  set_cause(L, causes, sizeof causes / sizeof *causes, stimulus->cause);
  if (stimulus->transition == 0) { return; }
  cellscript_transition_object *transition = cellscript_object_push(
    L, cellscript_object_transition, sizeof *transition, 0, cellscript_kept_transition_metatable);
  transition->number = stimulus->transition;
  lua_setfield(L, -2, "transition");
}

// stack: 3 · raises: memory · allocates: yes
static void fill_names(lua_State *L, const cellscript_stimulus *stimulus) {
  lua_createtable(L, 0, 1);
  lua_newtable(L);
  for (size_t start = 0; start < stimulus->names_length;) {
    lua_pushboolean(L, true);
    lua_setfield(L, -2, stimulus->names + start);
    start += strlen(stimulus->names + start) + 1;
  }
  lua_setfield(L, -2, "names");
}

// stack: 2 · raises: memory · allocates: yes
static void fill_appeared(lua_State *L, const cellscript_stimulus *stimulus) {
  static const char *const causes[] = {"start", "scroll", "insert", "reload", "restore"};
  lua_createtable(L, 0, 2);
  set_boolean(L, cellscript_api_appeared_event_first, stimulus->first);
  set_cause(L, causes, sizeof causes / sizeof *causes, stimulus->cause);
}

// stack: 2 · raises: memory · allocates: yes
static void fill_refused(lua_State *L, const cellscript_stimulus *stimulus) {
  static const char *const causes[] = {"highlight", "disabled", "select"};
  lua_createtable(L, 0, 1);
  set_cause(L, causes, sizeof causes / sizeof *causes, stimulus->cause);
}

// stack: 4 · raises: memory · allocates: yes
void cellscript_event_push(lua_State *L, const cellscript_stimulus *stimulus) {
  cellscript_owner owner = event_owner((int)stimulus->kind);
  switch (owner) {
    case cellscript_owner_appeared_event: fill_appeared(L, stimulus); break;
    case cellscript_owner_change_event: fill_change(L, stimulus); break;
    case cellscript_owner_refused_event: fill_refused(L, stimulus); break;
    case cellscript_owner_set_event: fill_names(L, stimulus); break;
    default: fill_touch(L, &stimulus->touch); break;
  }
  push_metatable(L, owner);
  lua_setmetatable(L, -2);
}

// stack: 0 · raises: never · allocates: no
const char *cellscript_handler_name(int32_t handler) {
  if (handler < 0 || handler >= cellscript_handler_count) { return NULL; }
  return cellscript_api((cellscript_api_id)(cellscript_api_handler_attached + handler))->name;
}
