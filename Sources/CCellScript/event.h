// Events as handlers get them: objects that are read only, made in one piece because most handlers
// look at two or three of their entries.
#ifndef CELLSCRIPT_EVENT_H
#define CELLSCRIPT_EVENT_H

#include <lua.h>

#include "cellscript_stimulus.h"

/// Pushes the event of a stimulus that has a handler.
void cellscript_event_push(lua_State *L, const cellscript_stimulus *stimulus);

/// `__index` of events; unknown names raise.
int cellscript_event_index(lua_State *L);

#endif
