/// Slots, each once, in the order in which they came.
///
/// Invariant: `isMember` is on exactly for the entries of ``slots``.
package struct SlotSet: Sendable {
  /// The slots.
  package private(set) var slots: [Int] = []
  private var isMember: [Bool] = []

  /// A set of none.
  package init() {}

  /// Whether there is none.
  package var isEmpty: Bool {
    slots.isEmpty
  }

  /// Adds a slot.
  package mutating func insert(_ slot: Int) {
    while isMember.count <= slot { isMember.append(false) }
    guard !isMember[slot] else { return }
    isMember[slot] = true
    slots.append(slot)
  }

  /// Takes out all.
  package mutating func removeAll() {
    for slot in slots { isMember[slot] = false }
    slots.removeAll(keepingCapacity: true)
  }

  /// Takes out those that do not stay; no memory is asked for.
  package mutating func keep(where stays: (Int) -> Bool) {
    var count = 0
    for slot in slots {
      if stays(slot) {
        slots[count] = slot
        count += 1
      } else {
        isMember[slot] = false
      }
    }
    slots.removeLast(slots.count - count)
  }
}
