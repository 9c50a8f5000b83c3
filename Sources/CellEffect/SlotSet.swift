/// Slots, each once, in the order in which they came, and a set of properties of each.
///
/// Invariant: `masks` is not 0 exactly for the entries of ``slots``.
package struct SlotSet: Sendable {
  /// The slots.
  package private(set) var slots: [Int] = []
  /// The properties of any slot, and perhaps of some that were taken out.
  package private(set) var properties: UInt32 = 0
  /// Bits of ``Property/bit`` by slot.
  private var masks: [UInt32] = []

  /// A set of none.
  package init() {}

  /// Whether there is none.
  package var isEmpty: Bool {
    slots.isEmpty
  }

  /// The properties of a slot, 0 if it is not there.
  package subscript(slot: Int) -> UInt32 {
    slot < masks.count ? masks[slot] : 0
  }

  /// Adds properties of a slot.
  package mutating func insert(_ slot: Int, _ properties: UInt32 = ~0) {
    while masks.count <= slot { masks.append(0) }
    if masks[slot] == 0, properties != 0 { slots.append(slot) }
    masks[slot] |= properties
    self.properties |= properties
  }

  /// Adds the properties of all slots of another set.
  package mutating func formUnion(_ other: SlotSet) {
    for slot in other.slots { insert(slot, other[slot]) }
  }

  /// Takes out all.
  package mutating func removeAll() {
    for slot in slots { masks[slot] = 0 }
    slots.removeAll(keepingCapacity: true)
    properties = 0
  }

  /// Takes out those that do not stay; no memory is asked for.
  package mutating func keep(where stays: (Int) -> Bool) {
    var count = 0
    // By place: a loop over the slots would hold them, and writing would copy them.
    for place in slots.indices {
      let slot = slots[place]
      if stays(slot) {
        slots[count] = slot
        count += 1
      } else {
        masks[slot] = 0
      }
    }
    slots.removeLast(slots.count - count)
  }
}
