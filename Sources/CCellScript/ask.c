// What a cell asks of the grid and tells the host.
#include "cell.h"
#include "request.h"
#include "sentence.h"
#include "value.h"

// stack: 1 · raises: any · allocates: yes
static const cellscript_cell_object *ask_cell(lua_State *L, const char *call) {
  const cellscript_cell_object *cell = cellscript_cell_check(L, 1, call);
  if (!cellscript_machine_of(L)->view) { cellscript_raise(L, cellscript_sentence_no_stage); }
  return cell;
}

/// Steps of asking for a selection: the host applies it, and every effect may answer.
enum { REQUEST_STEPS = 1000 };

// stack: 1 · raises: any · allocates: yes
int cellscript_cell_select(lua_State *L) {
  const cellscript_cell_object *cell = ask_cell(L, "cell:select");
  if (cellscript_cell_is_gone(cellscript_machine_of(L), cell->id)) { return 0; }
  cellscript_budget_charge(L, REQUEST_STEPS);
  cellscript_recorder_add(L, cellscript_command_kind_select, cell->id);
  return 0;
}

// stack: 6 · raises: any · allocates: yes
int cellscript_cell_deselect(lua_State *L) {
  const cellscript_cell_object *cell = ask_cell(L, "cell:deselect");
  bool animated = false;
  if (!lua_isnoneornil(L, 2)) {
    cellscript_request request;
    cellscript_request_read(&request, L, "cell:deselect", CELLSCRIPT_OPTION(animated), false);
    animated = cellscript_request_boolean(&request, cellscript_api_option_animated);
  }
  if (cellscript_cell_is_gone(cellscript_machine_of(L), cell->id)) { return 0; }
  cellscript_budget_charge(L, REQUEST_STEPS);
  cellscript_recorder_add(L, cellscript_command_kind_deselect, cell->id)->animated = animated;
  return 0;
}

// stack: 1 · raises: any · allocates: yes
int cellscript_cell_signal(lua_State *L) {
  const cellscript_cell_object *cell = ask_cell(L, "cell:signal");
  cellscript_recorder *recorder = &cellscript_machine_of(L)->recorder;
  if (lua_type(L, 2) != LUA_TSTRING) {
    const char *found = cellscript_object_describe(L, 2);
    return cellscript_raise(L, cellscript_sentence_wants_text, "signal", found);
  }
  if (cellscript_cell_is_gone(cellscript_machine_of(L), cell->id)) { return 0; }
  if (recorder->signals >= CELLSCRIPT_SIGNAL_LIMIT) {
    return cellscript_raise(L, cellscript_sentence_too_many_signals, CELLSCRIPT_SIGNAL_LIMIT);
  }
  size_t length;
  const char *bytes = lua_tolstring(L, 2, &length);
  if (length > CELLSCRIPT_SIGNAL_BYTES) {
    return cellscript_raise(L, cellscript_sentence_long_signal, CELLSCRIPT_SIGNAL_BYTES);
  }
  cellscript_content word = cellscript_recorder_add_bytes(L, bytes, length);
  cellscript_recorder_add(L, cellscript_command_kind_signal, cell->id)->word = word;
  recorder->signals += 1;
  return 0;
}
