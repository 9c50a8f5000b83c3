#include "protect.h"

#include "machine.h"
#include "sentence.h"

// The results stand above `below` values; the first of them is `true`.
// stack: 2 · raises: any · allocates: no
static int protect_finish(lua_State *L, int status, lua_KContext below) {
  if (status == LUA_OK || status == LUA_YIELD) { return lua_gettop(L) - (int)below; }
  cellscript_budget_pass_stop(L, status);
  lua_pushboolean(L, false);
  lua_pushvalue(L, -2);
  return 2;
}

// stack: 2 · raises: any · allocates: yes
int cellscript_protect_pcall(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushboolean(L, true);
  lua_insert(L, 1);
  int status = lua_pcallk(L, lua_gettop(L) - 2, LUA_MULTRET, 0, 0, protect_finish);
  return protect_finish(L, status, 0);
}

// The hook is off while a handler runs because of it, so none runs once the machine is stopped.
// Upvalue: the script's handler.
// stack: 2 · raises: any · allocates: yes
static int protect_handle(lua_State *L) {
  if (cellscript_machine_of(L)->budget.stopped != cellscript_status_ok) { return 1; }
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 1);
  return 1;
}

// stack: 4 · raises: any · allocates: yes
int cellscript_protect_xpcall(lua_State *L) {
  int count = lua_gettop(L);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, protect_handle, 1);
  lua_replace(L, 2);
  lua_pushboolean(L, true);
  lua_pushvalue(L, 1);
  lua_rotate(L, 3, 2);
  int status = lua_pcallk(L, count - 2, LUA_MULTRET, 2, 2, protect_finish);
  return protect_finish(L, status, 2);
}
