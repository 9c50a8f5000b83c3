// Springs as authors name them: by duration, by response or by mass.
#ifndef CELLSCRIPT_SPRING_H
#define CELLSCRIPT_SPRING_H

#include "draft.h"

/// The options that name a spring.
#define CELLSCRIPT_SPRING_NAMING                                                  \
  (CELLSCRIPT_OPTION(duration) | CELLSCRIPT_OPTION(damping) |                     \
   CELLSCRIPT_OPTION(response) | CELLSCRIPT_OPTION(bounce) |                      \
   CELLSCRIPT_OPTION(mass) | CELLSCRIPT_OPTION(stiffness) | CELLSCRIPT_OPTION(friction))

/// All that a spring's command may say beside what it brings where.
#define CELLSCRIPT_SPRING_OPTIONS                             \
  (CELLSCRIPT_SPRING_NAMING | CELLSCRIPT_OPTION(velocity) |   \
   CELLSCRIPT_OPTION(delay) | CELLSCRIPT_OPTION(replaces))

/// The spring that a request names; raises if it names two, or half of one.
cellscript_timing cellscript_spring_read(const cellscript_request *request);

/// Reads the options of a spring's command. Returns whether the velocity is a table of speeds, which is
/// left on the stack then.
bool cellscript_spring_read_options(
  cellscript_draft *draft, const cellscript_request *request);

#endif
