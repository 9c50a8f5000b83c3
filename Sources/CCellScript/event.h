// Events as tables for handlers.
#ifndef CELLSCRIPT_EVENT_H
#define CELLSCRIPT_EVENT_H

#include <lua.h>

#include "cellscript_stimulus.h"

/// Makes the metatables of events, which raise on unknown names, and keeps them.
void cellscript_event_open(lua_State *L);

/// Pushes the table of an event that has a handler.
void cellscript_event_push(lua_State *L, const cellscript_stimulus *stimulus);

#endif
