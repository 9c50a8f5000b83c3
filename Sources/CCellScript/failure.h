// What is kept of a failure: its place in the author's file, its message, the calls that led there.
//
// Invariant: it is kept where the error was raised, in buffers that are there already, so that a
// lack of memory can be told too. In the stock library a traceback needs memory, and is made when
// the stack that it tells of may be gone.
#ifndef CELLSCRIPT_FAILURE_H
#define CELLSCRIPT_FAILURE_H

#include <lua.h>

#include "cellscript_machine.h"

enum {
  CELLSCRIPT_FILE_LIMIT = 64,
  CELLSCRIPT_NAME_LIMIT = 64,
  CELLSCRIPT_MESSAGE_LIMIT = 1024,
  CELLSCRIPT_TRACE_LIMIT = 4096,
};

/// A line of the author's; 0: none.
typedef struct cellscript_failure_place {
  char file[CELLSCRIPT_FILE_LIMIT];
  int32_t line;
} cellscript_failure_place;

/// Fixed buffers, so that keeping a failure needs no memory. All strings are terminated.
typedef struct cellscript_failure_record {
  cellscript_status status;
  cellscript_defect defect;
  cellscript_failure_place place;
  /// Where memory was last refused; the trace is from there while the budget says so.
  cellscript_failure_place refusal;
  char message[CELLSCRIPT_MESSAGE_LIMIT];
  char trace[CELLSCRIPT_TRACE_LIMIT];
  char name[CELLSCRIPT_NAME_LIMIT];
  char nearest[CELLSCRIPT_NAME_LIMIT];
  int32_t handler;
  cellscript_cell_id cell;
  /// The trace is that of the error that is being handed on: it was kept where that was raised.
  bool holds;
} cellscript_failure_record;

/// Whether a byte may be shown: no control character, of one byte or of two.
bool cellscript_failure_shows(const char *byte, const char *end);

/// Puts a question mark for each control character of a terminated text but line breaks and tabs:
/// they would let it rewrite the terminal that it is shown on.
void cellscript_failure_clean(char *text);

/// Finds the innermost of the author's lines that run; the place stays as it was if there is none.
void cellscript_failure_find_place(cellscript_failure_place *place, lua_State *L);

/// Forgets the last failure.
void cellscript_failure_clear(cellscript_machine *machine);

/// Keeps where `L` is and the calls that led there.
void cellscript_failure_keep_trace(cellscript_machine *machine, lua_State *L);

/// Keeps where `L` is, to which memory is being refused. Returns whether it is anywhere.
bool cellscript_failure_keep_refusal(cellscript_machine *machine, lua_State *L);

/// Keeps the error value on top of `L`, split into place and message; the value stays.
void cellscript_failure_keep_value(cellscript_machine *machine, lua_State *L, int status);

/// Keeps that the machine was stopped while `L` ran; where, if memory was refused, is kept already.
void cellscript_failure_keep_stop(
  cellscript_machine *machine, lua_State *L, cellscript_status reason);

#endif
