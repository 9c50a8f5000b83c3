// The table that a command is given: which keys stand in it, and what they say.
#ifndef CELLSCRIPT_REQUEST_H
#define CELLSCRIPT_REQUEST_H

#include "cell.h"

/// A command as the author wrote it. Keys are bits: property p at p, option o at 15 + o.
typedef struct cellscript_request {
  lua_State *L;
  /// What was called, for messages: "animate".
  const char *call;
  /// The index of the table.
  int table;
  cellscript_cell_object *cell;
  uint64_t present;
  /// Of these, which are numbers, and what they are: they need not be looked up again.
  uint64_t numeric;
  double numbers[64];
} cellscript_request;

/// The bit of an option.
#define CELLSCRIPT_OPTION(name) \
  (UINT64_C(1) << (CELLSCRIPT_PROPERTIES + cellscript_api_option_##name - \
                   cellscript_api_option_duration))

/// The bits of all properties.
#define CELLSCRIPT_ALL_PROPERTIES ((UINT64_C(1) << CELLSCRIPT_PROPERTIES) - 1)

/// Makes a request of the table at an index, to be scanned; `cell` may be NULL.
void cellscript_request_begin(
  cellscript_request *request, lua_State *L, const char *call, int table,
  cellscript_cell_object *cell);

/// Reads which keys the table at index 2 has. Raises on one that is not `allowed`, and on list
/// entries unless `takes_list`.
void cellscript_request_read(
  cellscript_request *request, lua_State *L, const char *call, uint64_t allowed, bool takes_list);

/// The same for a table within a table, at `table`.
void cellscript_request_scan(cellscript_request *request, uint64_t allowed, bool takes_list);

/// Whether an option is there.
static inline bool cellscript_request_has(const cellscript_request *request, uint64_t option) {
  return (request->present & option) != 0;
}

/// The number of an option in its range, or `otherwise`.
double cellscript_request_number(
  const cellscript_request *request, cellscript_api_id option, double otherwise);

/// The seconds of an option, or `otherwise`.
double cellscript_request_seconds(
  const cellscript_request *request, cellscript_api_id option, double otherwise);

/// The truth value of an option, or false.
bool cellscript_request_boolean(const cellscript_request *request, cellscript_api_id option);

/// The curve of an option, or the one named `otherwise`.
cellscript_curve cellscript_request_curve(
  const cellscript_request *request, const char *otherwise);

/// The number of a property in its range.
double cellscript_request_property(const cellscript_request *request, int property);

/// Pushes the value of a property.
void cellscript_request_push_property(const cellscript_request *request, int property);

#endif
