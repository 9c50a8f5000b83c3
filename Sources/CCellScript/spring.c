#include "spring.h"

#include <string.h>

#include <CCellMath.h>

#include "draft.h"
#include "sentence.h"
#include "value.h"

/// An option that names a spring, the one that leads its naming, and the naming.
typedef struct spring_word {
  uint64_t option;
  const char *name, *leader;
  int naming;
} spring_word;

enum { SPRING_WORDS = 7 };

// stack: 0 · raises: never · allocates: no
static const spring_word *spring_word_at(int place) {
  static const spring_word words[SPRING_WORDS] = {
    {CELLSCRIPT_OPTION(duration), "duration", "duration", 0},
    {CELLSCRIPT_OPTION(damping), "damping", "duration", 0},
    {CELLSCRIPT_OPTION(response), "response", "response", 1},
    {CELLSCRIPT_OPTION(bounce), "bounce", "response", 1},
    {CELLSCRIPT_OPTION(stiffness), "stiffness", "stiffness", 2},
    {CELLSCRIPT_OPTION(mass), "mass", "stiffness", 2},
    {CELLSCRIPT_OPTION(friction), "friction", "stiffness", 2},
  };
  return &words[place];
}

// The first word that is there and belongs to another naming than `word`.
// stack: 0 · raises: never · allocates: no
static const spring_word *rival_of(const cellscript_request *request, const spring_word *word) {
  for (int i = 0; i < SPRING_WORDS; i++) {
    const spring_word *other = spring_word_at(i);
    bool rivals = other->naming != word->naming;
    if (rivals && cellscript_request_has(request, other->option)) { return other; }
  }
  return NULL;
}

// stack: 0 · raises: any · allocates: yes
static void raise_pair(
  const cellscript_request *request, const spring_word *word, const spring_word *rival
) {
  lua_State *L = request->L;
  if (strcmp(word->name, word->leader) == 0) {
    cellscript_raise(L, cellscript_sentence_two_springs, rival->name, word->name);
  } else if (strcmp(word->name, "damping") == 0 && rival->naming == 2) {
    cellscript_raise(L, cellscript_sentence_called_friction, rival->name);
  } else {
    cellscript_raise(L, cellscript_sentence_goes_with, word->name, word->leader, rival->name);
  }
}

// Words that do not lead are told first: they are what an author of another naming adds.
// stack: 0 · raises: any · allocates: yes
static void check_naming(const cellscript_request *request) {
  int namings = 0;
  for (int i = 0; i < SPRING_WORDS; i++) {
    const spring_word *word = spring_word_at(i);
    if (cellscript_request_has(request, word->option)) { namings |= 1 << word->naming; }
  }
  if ((namings & (namings - 1)) == 0) { return; }
  for (int leads = 0; leads < 2; leads++) {
    for (int i = SPRING_WORDS - 1; i >= 0; i--) {
      const spring_word *word = spring_word_at(i);
      if (!cellscript_request_has(request, word->option)) { continue; }
      bool leader = strcmp(word->name, word->leader) == 0;
      if (leader != (leads == 1)) { continue; }
      const spring_word *rival = rival_of(request, word);
      if (rival) { raise_pair(request, word, rival); }
    }
  }
}

// stack: 0 · raises: any · allocates: yes
static void check_partner(
  const cellscript_request *request, uint64_t option, const char *name, uint64_t partner,
  const char *partner_name
) {
  if (!cellscript_request_has(request, option) || cellscript_request_has(request, partner)) {
    return;
  }
  cellscript_raise(request->L, cellscript_sentence_needs, name, partner_name);
}

// stack: 1 · raises: any · allocates: yes
static void read_physical(const cellscript_request *request, cellscript_timing *timing) {
  check_partner(
    request, CELLSCRIPT_OPTION(stiffness), "stiffness", CELLSCRIPT_OPTION(friction), "friction");
  timing->kind = cellscript_timing_kind_physical;
  timing->a = cellscript_request_number(request, cellscript_api_option_mass, 1);
  timing->b = cellscript_request_number(request, cellscript_api_option_stiffness, 1);
  timing->c = cellscript_request_number(request, cellscript_api_option_friction, 1);
  if (cellmath_spring_is_physical(timing->a, timing->b, timing->c)) { return; }
  double critical = cellmath_spring_critical_friction(timing->a, timing->b);
  cellscript_figure found = cellscript_figure_of(timing->c / critical);
  cellscript_raise(request->L, cellscript_sentence_friction_range, found.text);
}

// stack: 1 · raises: any · allocates: yes
cellscript_timing cellscript_spring_read(const cellscript_request *request) {
  cellscript_timing timing;
  memset(&timing, 0, sizeof timing);
  uint64_t duration = CELLSCRIPT_OPTION(duration), stiffness = CELLSCRIPT_OPTION(stiffness);
  check_naming(request);
  check_partner(request, CELLSCRIPT_OPTION(damping), "damping", duration, "duration");
  check_partner(request, CELLSCRIPT_OPTION(mass), "mass", stiffness, "stiffness");
  check_partner(request, CELLSCRIPT_OPTION(friction), "friction", stiffness, "stiffness");
  if (cellscript_request_has(request, stiffness)) {
    read_physical(request, &timing);
  } else if (cellscript_request_has(request, duration)) {
    timing.kind = cellscript_timing_kind_settle;
    timing.a = cellscript_request_seconds(request, cellscript_api_option_duration, 0);
    timing.b = cellscript_request_number(request, cellscript_api_option_damping, 1);
  } else {
    timing.kind = cellscript_timing_kind_perceptual;
    timing.a = cellscript_request_number(request, cellscript_api_option_response, 0.5);
    timing.b = cellscript_request_number(request, cellscript_api_option_bounce, 0);
  }
  return timing;
}

// A speed of its own in the property's unit; a spring by duration cannot have one without a way.
// stack: 0 · raises: any · allocates: yes
static void set_speed(
  cellscript_draft *draft, const cellscript_request *request, int property, double speed
) {
  const cellscript_machine *machine = cellscript_machine_of(request->L);
  const char *name = cellscript_property_entry(property)->name;
  for (int i = 0; i < draft->count; i++) {
    cellscript_target *target = &draft->targets[i];
    if (target->property != property || target->kind != cellscript_target_kind_number) { continue; }
    target->has_speed = true;
    target->speed = speed;
    if (draft->command.timing.kind != cellscript_timing_kind_settle) { return; }
    if (cellscript_cell_is_gone(machine, request->cell->id)) { return; }
    double from = cellscript_overlay_number(
      &machine->overlay, machine->view, request->cell->id.slot, property);
    if (!(from < target->value) && !(from > target->value)) {
      cellscript_raise(request->L, cellscript_sentence_speed_without_way, name);
    }
    return;
  }
  cellscript_raise(request->L, cellscript_sentence_speed_without_target, name);
}

// stack: 6 · raises: any · allocates: yes
static void read_speeds(cellscript_draft *draft, const cellscript_request *request) {
  lua_State *L = request->L;
  uint64_t numbers = (UINT64_C(1) << CELLSCRIPT_PROPERTY_Z) - 1;
  cellscript_request speeds;
  cellscript_request_begin(&speeds, L, "velocity", lua_gettop(L), request->cell);
  cellscript_request_scan(&speeds, numbers, false);
  for (int property = 0; property < CELLSCRIPT_PROPERTY_Z; property++) {
    if ((speeds.present >> property & 1) == 0) { continue; }
    cellscript_request_push_property(&speeds, property);
    double speed = cellscript_value_number(L, -1, "velocity", -1e6, 1e6);
    lua_pop(L, 1);
    set_speed(draft, request, property, speed);
  }
}

// stack: 1 · raises: any · allocates: yes
bool cellscript_spring_read_options(
  cellscript_draft *draft, const cellscript_request *request
) {
  lua_State *L = request->L;
  draft->command.timing = cellscript_spring_read(request);
  draft->command.delay = cellscript_request_seconds(request, cellscript_api_option_delay, 0);
  draft->command.replaces = cellscript_request_boolean(request, cellscript_api_option_replaces);
  if (!cellscript_request_has(request, CELLSCRIPT_OPTION(velocity))) { return false; }
  lua_getfield(L, request->table, "velocity");
  if (lua_type(L, -1) == LUA_TTABLE) { return true; }
  const cellscript_api_entry *entry = cellscript_api(cellscript_api_option_velocity);
  draft->command.timing.velocity = cellscript_value_entry(L, -1, entry);
  draft->command.timing.has_velocity = true;
  lua_pop(L, 1);
  return false;
}

// stack: 8 · raises: any · allocates: yes
int cellscript_cell_spring(lua_State *L) {
  uint64_t allowed = CELLSCRIPT_ALL_PROPERTIES | CELLSCRIPT_SPRING_OPTIONS;
  cellscript_request request;
  cellscript_request_read(&request, L, "cell:spring", allowed, false);
  cellscript_draft draft;
  cellscript_draft_begin(&draft);
  cellscript_draft_add_properties(&draft, &request);
  if (cellscript_spring_read_options(&draft, &request)) {
    read_speeds(&draft, &request);
    lua_pop(L, 1);
  }
  return cellscript_draft_submit(&draft, &request);
}
