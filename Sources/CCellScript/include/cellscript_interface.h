// What scripts see, entry by entry: the table behind registration, for references and checks.
#ifndef CELLSCRIPT_INTERFACE_H
#define CELLSCRIPT_INTERFACE_H

#include "cellscript_types.h"

/// One entry of the interface. The texts live as long as the program.
typedef struct cellscript_interface_entry {
  /// To whom it belongs: `cell`, `fx`, `touch_event`, …
  const char *CELLSCRIPT_NONNULL owner;
  const char *CELLSCRIPT_NONNULL name;
  /// What it is: `number`, `function`, `color`, …
  const char *CELLSCRIPT_NONNULL kind;
  /// The unit of its numbers; empty: none.
  const char *CELLSCRIPT_NONNULL unit;
  /// The range of a number that is written; 0…0: none.
  double low, high;
  bool writable;
  /// What follows a function's name where it is called: `(x, low, high)`; empty: it is none.
  const char *CELLSCRIPT_NONNULL call;
  const char *CELLSCRIPT_NONNULL about;
} cellscript_interface_entry;

/// How many entries there are.
int32_t cellscript_interface_count(void);

/// The entry with a number from 0.
cellscript_interface_entry cellscript_interface(int32_t number);

#endif
