/* The system's Lua, checked: the bridge is proven on 5.4 and on nothing else. */
#include <lua.h>
#include <lauxlib.h>
#include <lualib.h>

#if LUA_VERSION_NUM != 504
#error "cellfx needs Lua 5.4 (Debian: liblua5.4-dev, Homebrew: lua@5.4)"
#endif
