#include "lines.h"

#include <string.h>

#include "machine.h"
#include "sentence.h"
#include "text.h"

// stack: 0 · raises: never · allocates: no
void cellscript_lines_renew(cellscript_lines *lines) {
  lines->this_instant = 0;
}

// stack: 0 · raises: never · allocates: no
static size_t line_add(char *line, size_t used, const char *bytes, size_t length) {
  size_t room = CELLSCRIPT_LINE_LIMIT - used;
  size_t taken = length < room ? length : room;
  while (taken > 0 && taken < length && ((unsigned char)bytes[taken] & 0xC0) == 0x80) {
    taken -= 1;
  }
  for (size_t i = 0; i < taken; i++) {
    unsigned char byte = (unsigned char)bytes[i];
    line[used + i] = byte < 32 && byte != '\t' ? ' ' : bytes[i];
  }
  line[used + taken] = 0;
  return used + taken;
}

// stack: 0 · raises: never · allocates: no
const char *cellscript_dropped_note(void) {
  return cellscript_sentence(cellscript_sentence_lines_dropped);
}

// The room for one line more, or NULL if this instant has had its lines.
// stack: 0 · raises: never · allocates: no
static char *line_next(cellscript_lines *lines) {
  if (lines->taken == lines->count) {
    lines->taken = 0;
    lines->count = 0;
  }
  if (lines->count > CELLSCRIPT_LINES_AN_INSTANT) { return NULL; }
  if (lines->this_instant > CELLSCRIPT_LINES_AN_INSTANT) { return NULL; }
  char *line = lines->text[lines->count];
  lines->count += 1;
  lines->this_instant += 1;
  line[0] = 0;
  bool last = lines->this_instant > CELLSCRIPT_LINES_AN_INSTANT
    || lines->count > CELLSCRIPT_LINES_AN_INSTANT;
  if (!last) { return line; }
  const char *note = cellscript_dropped_note();
  line_add(line, 0, note, strlen(note));
  return NULL;
}

// stack: 2 · raises: any · allocates: yes
int cellscript_lines_write(lua_State *L) {
  int count = lua_gettop(L);
  char *line = line_next(&cellscript_machine_of(L)->lines);
  size_t used = 0;
  for (int i = 1; line && i <= count; i++) {
    size_t length;
    if (i > 1) { used = line_add(line, used, "\t", 1); }
    const char *bytes = cellscript_text_push(L, i, &length);
    used = line_add(line, used, bytes, length);
    lua_pop(L, 1);
  }
  return 0;
}

// stack: 0 · raises: never · allocates: no
cellscript_text cellscript_machine_take_line(cellscript_machine *machine) {
  cellscript_lines *lines = &machine->lines;
  cellscript_text line = {NULL, 0};
  if (lines->taken < lines->count) {
    line.bytes = lines->text[lines->taken];
    line.length = strlen(line.bytes);
    lines->taken += 1;
  }
  return line;
}
