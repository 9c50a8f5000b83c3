#include "coroutine.h"

#include <string.h>

#include "machine.h"
#include "sentence.h"

/// Steps of a resume.
enum { RESUME_STEPS = 16 };

// While a coroutine waits in the stage's time it is held: nobody else can resume it.
// stack: 3 · raises: memory · allocates: yes
static void coroutine_hold(lua_State *L, int index, bool held) {
  index = lua_absindex(L, index);
  cellscript_push_kept(L, cellscript_kept_held);
  lua_pushvalue(L, index);
  if (held) {
    lua_pushboolean(L, true);
  } else {
    lua_pushnil(L);
  }
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

// stack: 2 · raises: never · allocates: no
static bool coroutine_is_held(lua_State *L, int index) {
  index = lua_absindex(L, index);
  cellscript_push_kept(L, cellscript_kept_held);
  lua_pushvalue(L, index);
  bool held = lua_rawget(L, -2) == LUA_TBOOLEAN;
  lua_pop(L, 2);
  return held;
}

// stack: 2 · raises: never · allocates: no
static const char *coroutine_state(lua_State *L, int index) {
  lua_State *thread = lua_tothread(L, index);
  lua_Debug call;
  if (thread == L) { return "running"; }
  if (coroutine_is_held(L, index)) { return "normal"; }
  int status = lua_status(thread);
  if (status == LUA_YIELD) { return "suspended"; }
  if (status != LUA_OK) { return "dead"; }
  if (lua_getstack(thread, 0, &call)) { return "normal"; }
  return lua_gettop(thread) == 0 ? "dead" : "suspended";
}

// stack: 1 · raises: any · allocates: yes
static int coroutine_create(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  // A new coroutine counts its instructions from zero.
  cellscript_budget_charge(L, CELLSCRIPT_PERIOD);
  lua_State *thread = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, thread, 1);
  return 1;
}

static int coroutine_go_on(lua_State *L, int status, lua_KContext wrapped);

// Moves the results of the coroutine at index 1 behind `true`, or its error behind `false`.
// stack: results + 1 · raises: any · allocates: yes
static int coroutine_results(lua_State *L, lua_State *thread, int count, bool wrapped) {
  if (!lua_checkstack(L, count + 2)) {
    lua_pop(thread, count);
    return luaL_error(L, "%s", cellscript_sentence(cellscript_sentence_too_many_results));
  }
  if (!wrapped) { lua_pushboolean(L, true); }
  lua_xmove(thread, L, count);
  return count + (wrapped ? 0 : 1);
}

// stack: 2 · raises: any · allocates: yes
static int coroutine_failed(lua_State *L, lua_State *thread, int status, bool wrapped) {
  cellscript_budget_pass_stop(L, status);
  if (wrapped) {
    lua_xmove(thread, L, 1);
    return lua_error(L);
  }
  lua_pushboolean(L, false);
  lua_xmove(thread, L, 1);
  return 2;
}

// The coroutine stands at index 1, its arguments above.
// stack: results + 2 · raises: any · allocates: yes
static int coroutine_step(lua_State *L, bool wrapped) {
  cellscript_sequences *sequences = &cellscript_machine_of(L)->sequences;
  lua_State *thread = lua_tothread(L, 1);
  int arguments = lua_gettop(L) - 1, count = 0;
  if (!lua_checkstack(thread, arguments)) {
    return luaL_error(L, "%s", cellscript_sentence(cellscript_sentence_too_many_arguments));
  }
  lua_xmove(L, thread, arguments);
  bool blocks = !lua_isyieldable(L);
  sequences->blocked += blocks ? 1 : 0;
  int status = cellscript_budget_resume(L, thread, arguments, &count);
  sequences->blocked -= blocks ? 1 : 0;
  if (status == LUA_YIELD && sequences->passing) {
    lua_pop(thread, count);
    coroutine_hold(L, 1, true);
    return lua_yieldk(L, 0, wrapped, coroutine_go_on);
  }
  if (status != LUA_OK && status != LUA_YIELD) {
    return coroutine_failed(L, thread, status, wrapped);
  }
  return coroutine_results(L, thread, count, wrapped);
}

// stack: results + 2 · raises: any · allocates: yes
static int coroutine_go_on(lua_State *L, int status, lua_KContext wrapped) {
  (void)status;
  coroutine_hold(L, 1, false);
  return coroutine_step(L, wrapped);
}

// stack: 3 · raises: any · allocates: yes
static int coroutine_resume_checked(lua_State *L, bool wrapped) {
  cellscript_budget_charge(L, RESUME_STEPS);
  const char *state = coroutine_state(L, 1);
  if (strcmp(state, "suspended") == 0) { return coroutine_step(L, wrapped); }
  if (wrapped) { return cellscript_raise(L, cellscript_sentence_cannot_resume, state); }
  lua_pushboolean(L, false);
  lua_pushfstring(L, cellscript_sentence(cellscript_sentence_cannot_resume), state);
  return 2;
}

// stack: 3 · raises: any · allocates: yes
static int coroutine_resume(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTHREAD);
  return coroutine_resume_checked(L, false);
}

// stack: 3 · raises: any · allocates: yes
static int coroutine_call_wrapped(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  return coroutine_resume_checked(L, true);
}

// stack: 2 · raises: any · allocates: yes
static int coroutine_wrap(lua_State *L) {
  coroutine_create(L);
  lua_pushcclosure(L, coroutine_call_wrapped, 1);
  return 1;
}

// stack: 2 · raises: any · allocates: no
static int coroutine_status(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTHREAD);
  lua_pushstring(L, coroutine_state(L, 1));
  return 1;
}

// The coroutine of a handler is the runtime's and no script may hold it.
// stack: 0 · raises: never · allocates: no
static bool coroutine_is_own(lua_State *L) {
  const cellscript_machine *machine = cellscript_machine_of(L);
  return L != machine->L && L != cellscript_sequence_thread(&machine->sequences);
}

// stack: 2 · raises: never · allocates: no
static int coroutine_running(lua_State *L) {
  bool own = coroutine_is_own(L);
  if (own) {
    lua_pushthread(L);
  } else {
    lua_pushnil(L);
  }
  lua_pushboolean(L, !own);
  return 2;
}

// stack: 0 · raises: any · allocates: yes
static int coroutine_yield(lua_State *L) {
  if (!coroutine_is_own(L)) { return cellscript_raise(L, cellscript_sentence_yield_outside); }
  return lua_yield(L, lua_gettop(L));
}

// stack: 3 · raises: memory · allocates: yes
void cellscript_coroutine_push(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"create", coroutine_create}, {"resume", coroutine_resume}, {"wrap", coroutine_wrap},
    {"status", coroutine_status}, {"running", coroutine_running}, {"yield", coroutine_yield},
    {NULL, NULL},
  };
  luaL_newlib(L, functions);
}
