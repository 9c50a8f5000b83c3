// Events as tables for handlers.
#ifndef CELLSCRIPT_EVENT_H
#define CELLSCRIPT_EVENT_H

#include <lua.h>

#include "cellscript_stimulus.h"

/// Pushes the table of an event that has a handler; its metatable raises on unknown names.
void cellscript_event_push(lua_State *L, const cellscript_stimulus *stimulus);

#endif
