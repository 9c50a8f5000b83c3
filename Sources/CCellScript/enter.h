// The protected call that every entry goes through.
#ifndef CELLSCRIPT_ENTER_H
#define CELLSCRIPT_ENTER_H

#include <lua.h>

#include "cellscript_machine.h"

/// Something to do in a machine's state; may raise.
typedef cellscript_status (*cellscript_work)(lua_State *L, void *context);

/// Does it under a protected call and leaves the stack as it found it. A failure is kept.
cellscript_status cellscript_machine_enter(
  cellscript_machine *machine, cellscript_work work, void *context);

/// The same for what runs a stretch: its failures are kept where it is resumed, so no trace is.
cellscript_status cellscript_machine_enter_stretch(
  cellscript_machine *machine, cellscript_work work, void *context);

#endif
