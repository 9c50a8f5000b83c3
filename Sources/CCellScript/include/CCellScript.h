// The bridge between effects in Lua and the stage.
//
// One machine runs one use of a plugin. Views of the grid go in as borrowed columns, commands come
// out as arrays of plain structs; nothing here calls back. A machine is used from one thread at a
// time; machines share nothing.
#ifndef CCELLSCRIPT_H
#define CCELLSCRIPT_H

#include "cellscript_types.h"
#include "cellscript_view.h"
#include "cellscript_stimulus.h"
#include "cellscript_command.h"
#include "cellscript_field.h"
#include "cellscript_plugin.h"
#include "cellscript_machine.h"
#include "cellscript_interface.h"

#endif
