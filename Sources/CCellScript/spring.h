// Springs as authors name them: by duration, by response or by mass.
#ifndef CELLSCRIPT_SPRING_H
#define CELLSCRIPT_SPRING_H

#include "request.h"

/// The options that name a spring.
#define CELLSCRIPT_SPRING_NAMING                                                  \
  (CELLSCRIPT_OPTION(duration) | CELLSCRIPT_OPTION(damping) |                     \
   CELLSCRIPT_OPTION(response) | CELLSCRIPT_OPTION(bounce) |                      \
   CELLSCRIPT_OPTION(mass) | CELLSCRIPT_OPTION(stiffness) | CELLSCRIPT_OPTION(friction))

/// The spring that a request names; raises if it names two, or half of one.
cellscript_timing cellscript_spring_read(const cellscript_request *request);

#endif
