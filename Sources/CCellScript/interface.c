#include "cellscript_interface.h"

#include "api.h"

// stack: 0 · raises: never · allocates: no
static const char *owner_name(cellscript_owner owner) {
  switch (owner) {
    case cellscript_owner_plugin: return "plugin";
    case cellscript_owner_handler: return "handler";
    case cellscript_owner_property: return "property";
    case cellscript_owner_option: return "option";
    case cellscript_owner_cell: return "cell";
    case cellscript_owner_grid: return "grid";
    case cellscript_owner_animation: return "animation";
    case cellscript_owner_play: return "play";
    case cellscript_owner_field_cell: return "field_cell";
    case cellscript_owner_field_grid: return "field_grid";
    case cellscript_owner_set_event: return "set_event";
    case cellscript_owner_appeared_event: return "appeared_event";
    case cellscript_owner_change_event: return "change_event";
    case cellscript_owner_refused_event: return "refused_event";
    case cellscript_owner_touch_event: return "touch_event";
    case cellscript_owner_declaration: return "parameter";
    case cellscript_owner_fx: return "fx";
  }
  return "";
}

// stack: 0 · raises: never · allocates: no
static const char *kind_name(cellscript_kind kind) {
  static const char *const names[] = {
    "number", "whole number", "boolean", "text", "color", "curve", "picture or text", "number",
    "table", "event", "transition", "grid", "function",
  };
  return names[kind];
}

// stack: 0 · raises: never · allocates: no
int32_t cellscript_interface_count(void) {
  return cellscript_api_count;
}

// stack: 0 · raises: never · allocates: no
cellscript_interface_entry cellscript_interface(int32_t number) {
  const cellscript_api_entry *entry = cellscript_api((cellscript_api_id)number);
  return (cellscript_interface_entry){
    .owner = owner_name(entry->owner), .name = entry->name, .kind = kind_name(entry->kind),
    .unit = entry->unit, .low = entry->low, .high = entry->high, .writable = entry->writable,
    .call = entry->call, .about = entry->about,
  };
}
