#include "failure.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "machine.h"
#include "object.h"
#include "sentence.h"

/// Levels of a trace: the first so many, and the last.
enum { FIRST_LEVELS = 10, LAST_LEVELS = 8 };

// stack: 0 · raises: never · allocates: no
void cellscript_failure_clear(cellscript_machine *machine) {
  cellscript_failure_record *failure = &machine->failure;
  failure->status = cellscript_status_ok;
  failure->defect = cellscript_defect_none;
  failure->place.line = 0;
  failure->handler = -1;
  failure->holds = false;
  failure->cell = (cellscript_cell_id){-1, 0};
  failure->place.file[0] = failure->message[0] = failure->trace[0] = 0;
  failure->name[0] = failure->nearest[0] = 0;
}

// The second block of control characters stands as C2 80 to C2 9F in UTF-8.
// stack: 0 · raises: never · allocates: no
bool cellscript_failure_shows(const char *byte, const char *end) {
  unsigned char first = (unsigned char)byte[0];
  if (first < 32 || first == 127) { return false; }
  unsigned char second = byte + 1 < end ? (unsigned char)byte[1] : 0;
  return first != 0xC2 || second < 0x80 || second > 0x9F;
}

// stack: 0 · raises: never · allocates: no
void cellscript_failure_clean(char *text) {
  const char *end = text + strlen(text);
  for (char *byte = text; byte < end; byte++) {
    if (*byte == '\n' || *byte == '\t' || cellscript_failure_shows(byte, end)) { continue; }
    if ((unsigned char)*byte == 0xC2) { byte[1] = '?'; }
    *byte = '?';
  }
}

// stack: 0 · raises: never · allocates: no
static void trace_add(cellscript_failure_record *failure, const char *format, ...) {
  size_t used = strlen(failure->trace);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(failure->trace + used, sizeof failure->trace - used, format, arguments);
  va_end(arguments);
}

// stack: 0 · raises: never · allocates: no
static void trace_add_level(cellscript_failure_record *failure, lua_State *L, int level) {
  lua_Debug call;
  if (!lua_getstack(L, level, &call) || !lua_getinfo(L, "Sln", &call)) { return; }
  const char *start = failure->trace[0] ? "\n" : "";
  if (call.currentline > 0) {
    trace_add(failure, "%s%s:%d: ", start, call.short_src, call.currentline);
  } else {
    trace_add(failure, "%s[C]: ", start);
  }
  if (call.name) {
    trace_add(failure, "in %s '%.60s'", *call.namewhat ? call.namewhat : "function", call.name);
  } else if (*call.what == 'm') {
    trace_add(failure, "in main chunk");
  } else if (*call.what == 'C') {
    trace_add(failure, "in a function of the runtime");
  } else {
    trace_add(failure, "in function <%s:%d>", call.short_src, call.linedefined);
  }
}

// stack: 0 · raises: never · allocates: no
static int trace_depth(lua_State *L) {
  lua_Debug call;
  int low = 0, high = 1;
  while (lua_getstack(L, high, &call)) {
    low = high;
    high *= 2;
  }
  while (low < high) {
    int middle = (low + high) / 2;
    if (lua_getstack(L, middle, &call)) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return high;
}

// stack: 0 · raises: never · allocates: no
void cellscript_failure_find_place(cellscript_failure_place *place, lua_State *L) {
  lua_Debug call;
  for (int level = 0; lua_getstack(L, level, &call); level++) {
    if (!lua_getinfo(L, "Sl", &call) || call.currentline <= 0) { continue; }
    snprintf(place->file, sizeof place->file, "%s", call.short_src);
    place->line = call.currentline;
    return;
  }
}

// A coroutine that has not begun has no calls, but the function that it would begin with.
// stack: 1 · raises: never · allocates: no
static void trace_keep_beginning(cellscript_failure_record *failure, lua_State *L) {
  lua_Debug function;
  if (!lua_isfunction(L, 1) || !lua_checkstack(L, 1)) { return; }
  lua_pushvalue(L, 1);
  lua_getinfo(L, ">S", &function);
  if (function.linedefined <= 0) { return; }
  snprintf(failure->place.file, sizeof failure->place.file, "%s", function.short_src);
  failure->place.line = function.linedefined;
}

// The runtime's own call of a handler or a file is no call of the author's.
// stack: 0 · raises: never · allocates: no
static bool begins_in_runtime(lua_State *L, int depth) {
  lua_Debug call;
  return depth > 1 && lua_getstack(L, depth - 1, &call) && lua_getinfo(L, "S", &call)
    && *call.what == 'C';
}

// What keeps the trace is no call of the author's either.
// stack: 0 · raises: never · allocates: no
static bool ends_in_runtime(lua_State *L) {
  lua_Debug call;
  return lua_getstack(L, 0, &call) && lua_getinfo(L, "Sn", &call) && *call.what == 'C'
    && !call.name;
}

// stack: 0 · raises: never · allocates: no
static void trace_keep_levels(cellscript_failure_record *failure, lua_State *L, int depth) {
  failure->trace[0] = 0;
  int first = ends_in_runtime(L) ? 1 : 0;
  int end = begins_in_runtime(L, depth) ? depth - 1 : depth;
  int skipped = end - first - FIRST_LEVELS - LAST_LEVELS;
  for (int level = first; level < end; level++) {
    if (level == first + FIRST_LEVELS && skipped > 0) {
      trace_add(failure, "\n… %d more …", skipped);
      level += skipped;
    }
    trace_add_level(failure, L, level);
  }
  cellscript_failure_clean(failure->trace);
}

// stack: 1 · raises: never · allocates: no
void cellscript_failure_keep_trace(cellscript_machine *machine, lua_State *L) {
  cellscript_failure_record *failure = &machine->failure;
  int depth = trace_depth(L);
  trace_keep_levels(failure, L, depth);
  cellscript_failure_find_place(&failure->place, L);
  if (depth == 0) { trace_keep_beginning(failure, L); }
}

// Neither needs memory nor disturbs `L`, which is in the midst of asking for some.
// stack: 0 · raises: never · allocates: no
bool cellscript_failure_keep_refusal(cellscript_machine *machine, lua_State *L) {
  cellscript_failure_record *failure = &machine->failure;
  int depth = trace_depth(L);
  failure->refusal.line = 0;
  cellscript_failure_find_place(&failure->refusal, L);
  if (failure->refusal.line == 0) { return false; }
  trace_keep_levels(failure, L, depth);
  return true;
}

// stack: 0 · raises: never · allocates: no
static void message_keep(cellscript_failure_record *failure, const char *text, size_t length) {
  size_t limit = sizeof failure->message - 1;
  if (length > limit) {
    length = limit;
    while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) { length -= 1; }
  }
  // A zero within would end it.
  for (size_t i = 0; i < length; i++) { failure->message[i] = text[i] ? text[i] : '?'; }
  failure->message[length] = 0;
  cellscript_failure_clean(failure->message);
}

// A message begins with "file:line: " if it has a place; the file has no colon.
// stack: 0 · raises: never · allocates: no
static void message_split(
  cellscript_machine *machine, const char *text, size_t length
) {
  cellscript_failure_record *failure = &machine->failure;
  const char *colon = memchr(text, ':', length);
  size_t name = colon ? (size_t)(colon - text) : 0;
  if (name > 0 && name < sizeof failure->place.file && cellscript_modules_have(machine, text, name)) {
    size_t end = name + 1;
    int32_t line = 0;
    while (end < length && text[end] >= '0' && text[end] <= '9' && line < 1000000) {
      line = line * 10 + (text[end] - '0');
      end += 1;
    }
    if (end + 1 < length && text[end] == ':' && text[end + 1] == ' ') {
      snprintf(failure->place.file, sizeof failure->place.file, "%.*s", (int)name, text);
      failure->place.line = line;
      text += end + 2;
      length -= end + 2;
    }
  }
  message_keep(failure, text, length);
}

// stack: 1 · raises: never · allocates: no
void cellscript_failure_keep_value(cellscript_machine *machine, lua_State *L, int status) {
  machine->failure.status = cellscript_status_error;
  if (lua_type(L, -1) == LUA_TSTRING) {
    size_t length;
    const char *text = lua_tolstring(L, -1, &length);
    message_split(machine, text, length);
  } else {
    const char *format = cellscript_sentence(cellscript_sentence_error_value);
    const char *found = cellscript_object_describe(L, -1);
    snprintf(machine->failure.message, sizeof machine->failure.message, format, found);
  }
  if (status == LUA_ERRSYNTAX) { machine->failure.defect = cellscript_defect_syntax; }
}

enum { COUNTED = 40 };

// A whole number that is not below 0, from 10,000 on with commas.
// stack: 0 · raises: never · allocates: no
static void write_count(char text[COUNTED], int64_t number) {
  char digits[COUNTED / 2];
  size_t count = (size_t)snprintf(digits, sizeof digits, "%lld", (long long)number);
  size_t length = 0;
  for (size_t i = 0; i < count; i++) {
    if (count > 4 && i > 0 && (count - i) % 3 == 0) { text[length++] = ','; }
    text[length++] = digits[i];
  }
  text[length] = 0;
}

// Bytes in the largest unit of which they are a whole number.
// stack: 0 · raises: never · allocates: no
static void write_bytes(char text[COUNTED], size_t bytes) {
  int shift = bytes > 0 && bytes % (1 << 20) == 0 ? 20 : bytes > 0 && bytes % (1 << 10) == 0 ? 10 : 0;
  const char *unit = shift == 20 ? "MB" : shift == 10 ? "KB" : "bytes";
  write_count(text, (int64_t)(bytes >> shift));
  size_t length = strlen(text);
  snprintf(text + length, COUNTED - length, " %s", unit);
}

// stack: 0 · raises: never · allocates: no
static cellscript_sentence_id stop_sentence(
  const cellscript_machine *machine, cellscript_status reason
) {
  if (reason == cellscript_status_memory) {
    return machine->store.refused_string ? cellscript_sentence_stopped_string
                                         : cellscript_sentence_stopped_memory;
  }
  if (reason == cellscript_status_steps) {
    return machine->budget.left >= 0 ? cellscript_sentence_stopped_work
      : machine->loaded              ? cellscript_sentence_stopped_steps
                                     : cellscript_sentence_stopped_load_steps;
  }
  return machine->loaded ? cellscript_sentence_stopped_clock
                         : cellscript_sentence_stopped_load_clock;
}

// What was used up, and how much of it there was.
// stack: 0 · raises: never · allocates: no
static void stop_message(cellscript_machine *machine, cellscript_status reason) {
  char *message = machine->failure.message;
  size_t size = sizeof machine->failure.message;
  const cellscript_limits *limits = &machine->limits;
  const char *text = cellscript_sentence(stop_sentence(machine, reason));
  char amount[COUNTED];
  if (reason == cellscript_status_memory) {
    write_bytes(amount, machine->store.refused_string ? limits->string : limits->heap);
  } else if (reason == cellscript_status_steps) {
    write_count(amount, machine->budget.limit);
  } else {
    double seconds = machine->loaded ? limits->instant_clock : limits->load_clock;
    snprintf(amount, sizeof amount, "%g", 1000 * seconds);
  }
  snprintf(message, size, text, amount);
}

// stack: 1 · raises: never · allocates: no
void cellscript_failure_keep_stop(
  cellscript_machine *machine, lua_State *L, cellscript_status reason
) {
  bool kept = reason == cellscript_status_memory && machine->budget.refused;
  if (kept) {
    machine->failure.place = machine->failure.refusal;
  } else {
    cellscript_failure_keep_trace(machine, L);
  }
  machine->failure.status = reason;
  stop_message(machine, reason);
}
