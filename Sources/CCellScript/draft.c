#include "draft.h"

#include <math.h>
#include <string.h>

#include "animation.h"
#include "sentence.h"
#include "value.h"

// stack: 0 · raises: never · allocates: no
void cellscript_draft_begin(cellscript_draft *draft) {
  memset(&draft->command, 0, sizeof draft->command);
  draft->command.repeats = 1;
  draft->count = 0;
  draft->is_lost = false;
}

// stack: 0 · raises: never · allocates: no
cellscript_target *cellscript_draft_add(
  cellscript_draft *draft, cellscript_target_kind kind, int property
) {
  cellscript_target *target = &draft->targets[draft->count];
  draft->count += 1;
  memset(target, 0, sizeof *target);
  target->kind = kind;
  target->property = (uint8_t)property;
  target->content.name = CELLSCRIPT_NO_NAME;
  target->paint.code = -1;
  return target;
}

// stack: 0 · raises: any · allocates: yes
void cellscript_draft_refuse(const cellscript_request *request, int property) {
  const char *name = cellscript_property_entry(property)->name;
  if (property == CELLSCRIPT_PROPERTY_Z) {
    cellscript_raise(request->L, cellscript_sentence_z_is_set);
  } else if (property >= CELLSCRIPT_FIRST_CONTENT) {
    cellscript_raise(request->L, cellscript_sentence_write_dissolve, name, name);
  }
}

// stack: 1 · raises: any · allocates: yes
void cellscript_draft_add_properties(
  cellscript_draft *draft, const cellscript_request *request
) {
  lua_State *L = request->L;
  for (int property = 0; property < CELLSCRIPT_PROPERTIES; property++) {
    if ((request->present >> property & 1) == 0) { continue; }
    cellscript_draft_refuse(request, property);
    if (property < CELLSCRIPT_PROPERTY_Z) {
      double value = cellscript_request_property(request, property);
      cellscript_draft_add(draft, cellscript_target_kind_number, property)->value = value;
      continue;
    }
    cellscript_request_push_property(request, property);
    const char *name = cellscript_property_entry(property)->name;
    cellscript_paint paint = cellscript_value_paint(L, -1, name);
    cellscript_draft_add(draft, cellscript_target_kind_color, property)->paint = paint;
    lua_pop(L, 1);
  }
  if (draft->count == 0) { cellscript_raise(L, cellscript_sentence_no_property, request->call); }
}

// stack: 1 · raises: any · allocates: yes
void cellscript_draft_read_passes(cellscript_draft *draft, const cellscript_request *request) {
  lua_State *L = request->L;
  draft->command.autoreverses =
    cellscript_request_boolean(request, cellscript_api_option_autoreverses);
  if (!cellscript_request_has(request, CELLSCRIPT_OPTION(repeats))) { return; }
  lua_getfield(L, request->table, "repeats");
  bool endless = lua_type(L, -1) == LUA_TNUMBER && isinf(lua_tonumber(L, -1))
    && lua_tonumber(L, -1) > 0;
  double repeats = endless
    ? lua_tonumber(L, -1)
    : cellscript_value_entry(L, -1, cellscript_api(cellscript_api_option_repeats));
  if (!endless && floor(repeats) < repeats) {
    cellscript_raise(L, cellscript_sentence_whole, "repeats", cellscript_figure_of(repeats).text);
  }
  draft->command.repeats = repeats;
  lua_pop(L, 1);
}

// stack: 1 · raises: any · allocates: yes
void cellscript_draft_read_space(cellscript_draft *draft, const cellscript_request *request) {
  lua_State *L = request->L;
  if (!cellscript_request_has(request, CELLSCRIPT_OPTION(space))) { return; }
  lua_getfield(L, request->table, "space");
  const char *space = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
  draft->command.oklab = strcmp(space, "oklab") == 0;
  if (!draft->command.oklab && strcmp(space, "srgb") != 0) {
    cellscript_raise(L, cellscript_sentence_wants_space, space);
  }
  lua_pop(L, 1);
}

// stack: 1 · raises: any · allocates: yes
void cellscript_draft_read_curve(
  cellscript_draft *draft, const cellscript_request *request, double duration, const char *curve
) {
  cellscript_timing *timing = &draft->command.timing;
  timing->kind = cellscript_timing_kind_curve;
  timing->duration = cellscript_request_seconds(request, cellscript_api_option_duration, duration);
  timing->curve = cellscript_request_curve(request, curve);
  draft->command.delay = cellscript_request_seconds(request, cellscript_api_option_delay, 0);
}

// stack: 0 · raises: never · allocates: no
bool cellscript_draft_is_endless(const cellscript_draft *draft) {
  return isinf(draft->command.repeats) && draft->command.timing.duration > 0;
}

// stack: 0 · raises: any · allocates: yes
static void check_endless(const cellscript_draft *draft, const cellscript_request *request) {
  const cellscript_machine *machine = cellscript_machine_of(request->L);
  if (!cellscript_draft_is_endless(draft) || draft->command.replaces) { return; }
  for (int i = 0; i < draft->count; i++) {
    int property = draft->targets[i].property;
    if (property >= CELLSCRIPT_PROPERTY_Z) { continue; }
    int endless = cellscript_overlay_endless(
      &machine->overlay, machine->view, request->cell->id.slot, property);
    if (endless < CELLSCRIPT_ENDLESS_LIMIT) { continue; }
    const char *name = cellscript_property_entry(property)->name;
    cellscript_raise(
      request->L, cellscript_sentence_too_many_endless, name, CELLSCRIPT_ENDLESS_LIMIT);
  }
}

// Brings a channel to what the stage will hold for it once the command is applied: numbers at once,
// where a way leads back what it began with; colours, pictures and texts when their delay is over.
// stack: 0 · raises: never · allocates: no
static void show_target(
  cellscript_channels *channels, const cellscript_command *command, cellscript_target target,
  const cellscript_key *keys
) {
  bool number = target.property < CELLSCRIPT_PROPERTY_Z;
  bool takes_time = command->timing.duration > 0;
  if (!number && command->delay > 0) { return; }
  if (target.kind == cellscript_target_kind_beneath) {
    cellscript_channels_clear(channels, 1u << target.property);
    return;
  }
  if (command->autoreverses && target.kind == cellscript_target_kind_keyframes) {
    double value = channels->numbers[target.property];
    for (int32_t i = 0; i < target.key_count && !(keys[target.first_key + i].at > 0); i++) {
      value = keys[target.first_key + i].value;
    }
    target.value = value;
  } else if (command->autoreverses && (number || !takes_time)) {
    return;
  }
  cellscript_channels_take(channels, &target);
}

// stack: 0 · raises: any · allocates: yes
static void draft_show(const cellscript_draft *draft, const cellscript_request *request) {
  cellscript_machine *machine = cellscript_machine_of(request->L);
  cellscript_channels *channels = cellscript_overlay_write(
    &machine->overlay, &machine->store, machine->view, request->cell->id.slot);
  if (!channels) { cellscript_raise_memory(request->L); }
  for (int i = 0; i < draft->count; i++) {
    const cellscript_target *target = &draft->targets[i];
    show_target(channels, &draft->command, *target, machine->recorder.keys);
    if (target->property >= CELLSCRIPT_PROPERTY_Z) { continue; }
    if (draft->command.replaces) { channels->endless[target->property] = 0; }
    if (cellscript_draft_is_endless(draft)) { channels->endless[target->property] += 1; }
  }
}

// stack: 0 · raises: any · allocates: yes
cellscript_command *cellscript_draft_record(const cellscript_draft *draft, lua_State *L) {
  cellscript_command *command =
    cellscript_recorder_add(L, cellscript_command_kind_animate, draft->command.cell);
  int32_t first = command->first_target;
  *command = draft->command;
  command->first_target = first;
  command->target_count = 0;
  for (int i = 0; i < draft->count; i++) {
    *cellscript_recorder_add_target(L, draft->targets[i].kind, 0) = draft->targets[i];
  }
  return command;
}

// stack: 3 · raises: any · allocates: yes
int cellscript_draft_submit(cellscript_draft *draft, const cellscript_request *request) {
  lua_State *L = request->L;
  cellscript_cell_id cell = request->cell->id;
  bool gone = cellscript_cell_is_gone(cellscript_machine_of(L), cell);
  if (gone || draft->count == 0) {
    cellscript_animation_push_ended(L, cell, !gone);
    return 1;
  }
  check_endless(draft, request);
  draft->command.kind = cellscript_command_kind_animate;
  draft->command.cell = cell;
  cellscript_command *command = cellscript_draft_record(draft, L);
  if (!draft->is_lost) { draft_show(draft, request); }
  command->number = cellscript_animation_push(L, cell)->number;
  return 1;
}
