// Plays as scripts hold them: a field that runs over the cells, and what its inputs are set to.
//
// Invariant: `values` are what the stage will hold for the inputs once the running stretch is
// applied; should it fail, they are again what they were before. A play that has ended changes no
// more.
#ifndef CELLSCRIPT_PLAY_H
#define CELLSCRIPT_PLAY_H

#include "draft.h"
#include "field.h"

enum {
  /// Endless animations of a play's inputs at most.
  CELLSCRIPT_PLAY_ENDLESS = 8,
  /// What beginning a play costs in steps, and looking for an input of a name.
  CELLSCRIPT_PLAY_STEPS = 200,
  CELLSCRIPT_INPUT_STEPS = 2,
};

/// An endless animation, and the inputs that it still moves.
typedef struct cellscript_play_endless {
  uint64_t number;
  uint32_t inputs;
} cellscript_play_endless;

/// A play. It stands, waits and ends as an animation does, with a number of the same row.
typedef struct cellscript_play_object {
  cellscript_animation_object run;
  int32_t field, input_count;
  /// The stretch that wrote `values` last, and the one that has asked for its end; 0: none.
  uint64_t stretch, stopping;
  cellscript_play_endless endless[CELLSCRIPT_PLAY_ENDLESS];
  /// By input; the number is the first component. Behind them those of before `stretch`.
  cellscript_paint values[];
} cellscript_play_object;

/// The inputs of a play, which is its user value.
typedef struct cellscript_inputs_object {
  cellscript_object_kind object;
  cellscript_play_object *play;
} cellscript_inputs_object;

/// The play at 1; raises of anything else. `call` is what the author called.
cellscript_play_object *cellscript_play_check(lua_State *L, const char *call);

/// Whether a play runs and the stretch has not asked for its end.
bool cellscript_play_runs(lua_State *L, const cellscript_play_object *play);

/// The field that a play plays.
const cellscript_field_record *cellscript_play_field(
  lua_State *L, const cellscript_play_object *play);

/// The number of the input whose name stands at `index`, or −1.
int32_t cellscript_play_find_input(
  lua_State *L, const cellscript_field_record *field, int index);

/// Shows the names of a field's inputs to a search.
void cellscript_play_offer_inputs(
  const cellscript_field_record *field, cellscript_name_search *search);

/// Adds what the value on top of the stack brings an input to.
void cellscript_play_add_target(
  lua_State *L, cellscript_draft *draft, const cellscript_field_record *field, int32_t input);

/// What an input is set to, to be written; what it was before the stretch is kept.
cellscript_paint *cellscript_play_write(
  lua_State *L, cellscript_play_object *play, int32_t input);

/// Undoes what the running stretch wrote into the plays that its commands name; it failed.
void cellscript_play_undo(lua_State *L);

int cellscript_play_index(lua_State *L);
int cellscript_inputs_index(lua_State *L);
int cellscript_inputs_new_index(lua_State *L);

#endif
