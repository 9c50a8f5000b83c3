// A command that brings properties somewhere, while it is read: recorded only once it is whole, so
// that an error leaves nothing behind.
#ifndef CELLSCRIPT_DRAFT_H
#define CELLSCRIPT_DRAFT_H

#include "request.h"

enum {
  /// Targets of one command: each property of a cell once, or each input of a play.
  CELLSCRIPT_TARGET_LIMIT = 32,
};

typedef struct cellscript_draft {
  cellscript_command command;
  cellscript_target targets[CELLSCRIPT_TARGET_LIMIT];
  int count;
  /// Whether it runs along a transition that was cancelled: then it changes nothing.
  bool is_lost;
} cellscript_draft;

/// Begins a draft that brings nothing anywhere, once, along no curve. A draft is large: it is filled
/// where it stands.
void cellscript_draft_begin(cellscript_draft *draft);

/// Adds a target.
cellscript_target *cellscript_draft_add(
  cellscript_draft *draft, cellscript_target_kind kind, int property);

/// Adds all numbers and colours of a request; raises on what cannot be animated and on none.
void cellscript_draft_add_properties(
  cellscript_draft *draft, const cellscript_request *request);

/// Reads `repeats` and `autoreverses`.
void cellscript_draft_read_passes(cellscript_draft *draft, const cellscript_request *request);

/// Reads `duration`, `curve` and `delay` of a way along a curve.
void cellscript_draft_read_curve(
  cellscript_draft *draft, const cellscript_request *request, double duration, const char *curve);

/// Reads `space`.
void cellscript_draft_read_space(cellscript_draft *draft, const cellscript_request *request);

/// Whether a command goes on until it is ended; passes of no length are over all the same.
bool cellscript_draft_is_endless(const cellscript_draft *draft);

/// Records a draft as it is, with its targets.
cellscript_command *cellscript_draft_record(const cellscript_draft *draft, lua_State *L);

/// Records a draft and pushes its animation; ended at once if the cell is gone (unfinished) or
/// nothing is to be brought (finished).
int cellscript_draft_submit(cellscript_draft *draft, const cellscript_request *request);

/// Raises that a property cannot be animated: `z`, `image`, `text`.
void cellscript_draft_refuse(const cellscript_request *request, int property);

#endif
