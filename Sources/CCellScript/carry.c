// Invariant: a machine whose script is to be followed by another is only looked at; whatever fails,
// fails in the machine that follows.
//
// In stock Lua two states have no way to each other but values that are read here and pushed there;
// an error of one raised within a protected call of the other would jump over it. So all is packed
// first, with nothing of the second state running, and unpacked then.
#include "enter.h"
#include "machine.h"
#include "parcel.h"
#include "sentence.h"

enum {
  /// What a piece costs in steps, and bytes of text that cost one.
  PIECE_STEPS = 4,
  TEXT_STEP = 32,
};

// stack: 8 · raises: any · allocates: yes
static cellscript_status work_carry(lua_State *L, void *context) {
  const cellscript_parcel *parcel = context;
  if (parcel->state == cellscript_parcel_no_memory) { cellscript_raise_memory(L); }
  if (parcel->state == cellscript_parcel_too_deep) {
    cellscript_raise(L, cellscript_sentence_deep_memory, CELLSCRIPT_PARCEL_DEPTH);
  }
  cellscript_budget_charge(
    L, parcel->pieces * PIECE_STEPS + parcel->text_bytes / TEXT_STEP);
  cellscript_parcel_unpack(parcel, L);
  return cellscript_status_ok;
}

// A heap that is all but full would be stopped in the first handler.
// stack: 1 · raises: any · allocates: no
static cellscript_status work_check_heap(lua_State *L, void *context) {
  (void)context;
  const cellscript_store *store = &cellscript_machine_of(L)->store;
  size_t soft = store->heap_limit - store->heap_limit / 8;
  if (store->bytes <= soft) { return cellscript_status_ok; }
  lua_gc(L, LUA_GCCOLLECT);
  if (store->bytes > soft) { cellscript_raise_memory(L); }
  return cellscript_status_ok;
}

// stack: 3 · raises: never · allocates: yes
static cellscript_status carry_unpack(cellscript_machine *to, cellscript_parcel *parcel) {
  cellscript_failure_clear(to);
  cellscript_status status = cellscript_machine_enter(to, work_carry, parcel);
  cellscript_parcel_free(parcel);
  if (status == cellscript_status_ok) {
    status = cellscript_machine_enter(to, work_check_heap, NULL);
  }
  return status;
}

// stack: 3 · raises: never · allocates: yes
cellscript_status cellscript_machine_carry(cellscript_machine *from, cellscript_machine *to) {
  to->names.brought = from->names.brought;
  if (from->budget.stopped != cellscript_status_ok) { return cellscript_status_ok; }
  cellscript_parcel parcel = {.store = &to->store};
  cellscript_parcel_pack(&parcel, from);
  // It counts as loading.
  to->loaded = false;
  cellscript_status status = carry_unpack(to, &parcel);
  status = cellscript_budget_leave(to, status);
  to->loaded = status == cellscript_status_ok;
  return status;
}

// stack: 0 · raises: never · allocates: no
bool cellscript_machine_waits(const cellscript_machine *machine, cellscript_cell_id cell) {
  for (int32_t i = 0; i < machine->sequences.count; i++) {
    const cellscript_sequence *sequence = &machine->sequences.all[i];
    bool waits = sequence->state >= cellscript_sequence_waiting_time;
    if (waits && sequence->cell.slot == cell.slot
        && sequence->cell.generation == cell.generation) {
      return true;
    }
  }
  return false;
}
