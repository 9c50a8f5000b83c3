// The plugin's modules: their text, and `require`.
//
// Invariant: `require` finds what was read before anything ran, and text alone is compiled. In the
// stock library it searches the disk, loads native code, and takes compiled chunks unchecked.
#ifndef CELLSCRIPT_MODULE_H
#define CELLSCRIPT_MODULE_H

#include <lua.h>

#include "store.h"

typedef struct cellscript_machine cellscript_machine;

/// One module; all strings terminated and owned.
typedef struct cellscript_module {
  char *name, *file, *bytes;
  size_t length;
} cellscript_module;

typedef struct cellscript_modules {
  cellscript_module *all;
  int32_t count, capacity;
  /// Bytes of the longest.
  size_t longest;
} cellscript_modules;

/// The module of a name, or NULL.
const cellscript_module *cellscript_modules_named(
  const cellscript_machine *machine, const char *name);

/// Whether one of the modules' files has this name of `length` bytes.
bool cellscript_modules_have(
  const cellscript_machine *machine, const char *file, size_t length);

/// Runs the module of a name and pushes what it returns; its errors go on.
void cellscript_modules_run(lua_State *L, const char *name);

/// `require`.
int cellscript_modules_require(lua_State *L);

/// Frees all modules.
void cellscript_modules_free(cellscript_modules *modules);

#endif
