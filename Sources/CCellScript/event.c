#include "event.h"

#include <stddef.h>
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

// The names stand in the order of the causes' numbers.
// stack: 0 · raises: never · allocates: no
static const char *cause_name(cellscript_owner owner, int32_t cause) {
  static const char *const appeared[] = {"start", "scroll", "insert", "reload", "restore"};
  static const char *const refused[] = {"highlight", "disabled", "select"};
  static const char *const changes[] = {
    "touch", "lift", "cancel", "leave", "program", "hidden", "restore", "navigation", "reload",
    "disabled",
  };
  const char *const *names = changes;
  int32_t count = sizeof changes / sizeof *changes;
  if (owner == cellscript_owner_appeared_event) {
    names = appeared;
    count = sizeof appeared / sizeof *appeared;
  } else if (owner == cellscript_owner_refused_event) {
    names = refused;
    count = sizeof refused / sizeof *refused;
  }
  return cause >= 0 && cause < count ? names[cause] : "";
}

// stack: 1 · raises: never · allocates: no
static void push_of_touch(lua_State *L, const cellscript_touch *touch, int id) {
  double number = 0;
  switch (id) {
    case cellscript_api_touch_event_id: lua_pushinteger(L, touch->id); return;
    case cellscript_api_touch_event_taps: lua_pushinteger(L, touch->taps); return;
    case cellscript_api_touch_event_inside: lua_pushboolean(L, touch->inside); return;
    case cellscript_api_touch_event_x: number = touch->x; break;
    case cellscript_api_touch_event_y: number = touch->y; break;
    case cellscript_api_touch_event_content_x: number = touch->content_x; break;
    case cellscript_api_touch_event_content_y: number = touch->content_y; break;
    case cellscript_api_touch_event_dx: number = touch->dx; break;
    case cellscript_api_touch_event_dy: number = touch->dy; break;
    case cellscript_api_touch_event_velocity_x: number = touch->velocity_x; break;
    case cellscript_api_touch_event_velocity_y: number = touch->velocity_y; break;
    default: number = touch->time; break;
  }
  lua_pushnumber(L, number);
}

// stack: 1 · raises: memory · allocates: yes
static void push_of_change(lua_State *L, const cellscript_event_object *event, int id) {
  switch (id) {
    case cellscript_api_change_event_on: lua_pushboolean(L, event->on); break;
    case cellscript_api_change_event_animated: lua_pushboolean(L, event->animated); break;
    case cellscript_api_appeared_event_first: lua_pushboolean(L, event->first); break;
    case cellscript_api_change_event_transition:
    case cellscript_api_set_event_names: lua_getiuservalue(L, 1, 1); break;
    default: lua_pushstring(L, cause_name(event->owner, event->cause)); break;
  }
}

// stack: 1 · raises: any · allocates: yes
int cellscript_event_index(lua_State *L) {
  const cellscript_event_object *event = cellscript_object_at(L, 1, cellscript_object_event);
  int id = event ? cellscript_api_find(L, 2, event->owner) : -1;
  if (id < 0) {
    cellscript_owner owner = event ? event->owner : cellscript_owner_touch_event;
    return cellscript_object_unknown(L, "event", 2, owner);
  }
  if (event->owner == cellscript_owner_touch_event) {
    push_of_touch(L, &event->touch, id);
  } else {
    push_of_change(L, event, id);
  }
  return 1;
}

// stack: 3 · raises: memory · allocates: yes
static void push_names(lua_State *L, const cellscript_stimulus *stimulus) {
  lua_newtable(L);
  for (size_t start = 0; start < stimulus->names_length;) {
    lua_pushboolean(L, true);
    lua_setfield(L, -2, stimulus->names + start);
    start += strlen(stimulus->names + start) + 1;
  }
}

// stack: 3 · raises: memory · allocates: yes
static void push_transition(lua_State *L, uint32_t number) {
  cellscript_transition_object *transition = cellscript_object_push(
    L, cellscript_object_transition, sizeof *transition, 0, cellscript_kept_transition_metatable);
  transition->number = number;
}

// stack: 5 · raises: memory · allocates: yes
void cellscript_event_push(lua_State *L, const cellscript_stimulus *stimulus) {
  cellscript_owner owner = event_owner((int)stimulus->kind);
  bool touches = owner == cellscript_owner_touch_event;
  bool named = owner == cellscript_owner_set_event, runs = stimulus->transition > 0;
  size_t size = touches ? sizeof(cellscript_event_object)
                        : offsetof(cellscript_event_object, touch);
  cellscript_event_object *event = cellscript_object_push(
    L, cellscript_object_event, size, named || runs, cellscript_kept_event_metatable);
  event->owner = owner;
  event->on = stimulus->on;
  event->animated = stimulus->animated;
  event->first = stimulus->first;
  event->cause = stimulus->cause;
  if (touches) { event->touch = stimulus->touch; }
  if (!named && !runs) { return; }
  if (named) {
    push_names(L, stimulus);
  } else {
    push_transition(L, stimulus->transition);
  }
  lua_setiuservalue(L, -2, 1);
}

// stack: 0 · raises: never · allocates: no
const char *cellscript_handler_name(int32_t handler) {
  if (handler < 0 || handler >= cellscript_handler_count) { return NULL; }
  return cellscript_api((cellscript_api_id)(cellscript_api_handler_attached + handler))->name;
}
