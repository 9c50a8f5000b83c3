#include "sentence.h"

#include <stdarg.h>
#include <stdio.h>

// stack: 0 · raises: never · allocates: no
const char *cellscript_sentence(cellscript_sentence_id sentence) {
  static const char *const sentences[cellscript_sentence_count] = {
#define SENTENCE(name, text) [cellscript_sentence_##name] = text,
#include "sentence.inl"
#undef SENTENCE
  };
  return sentences[sentence];
}

// stack: 0 · raises: never · allocates: no
cellscript_figure cellscript_figure_of(double number) {
  cellscript_figure figure = {"NaN"};
  if (number - number == 0 || number > 0 || number < 0) {
    snprintf(figure.text, sizeof figure.text, "%.14g", number);
  }
  return figure;
}

// stack: 1 · raises: memory · allocates: yes
void cellscript_push_place(lua_State *L) {
  lua_Debug call;
  for (int level = 0; lua_getstack(L, level, &call); level++) {
    lua_getinfo(L, "Sl", &call);
    if (call.currentline > 0) {
      lua_pushfstring(L, "%s:%d: ", call.short_src, call.currentline);
      return;
    }
  }
  lua_pushliteral(L, "");
}

// stack: 3 · raises: any · allocates: yes
int cellscript_raise(lua_State *L, cellscript_sentence_id sentence, ...) {
  luaL_checkstack(L, 8, NULL);
  cellscript_push_place(L);
  va_list arguments;
  va_start(arguments, sentence);
  lua_pushvfstring(L, cellscript_sentence(sentence), arguments);
  va_end(arguments);
  lua_concat(L, 2);
  return lua_error(L);
}
