/// What happened in a layer since its stage last asked.
package struct LayerNews {
  /// The slots whose opacity, colours, picture or text were set, cleared or started; a slot may stand
  /// there more than once.
  package var changedSlots: [Int] = []
  /// Animations that ended, in order.
  package var endings: [Ending] = []
  /// Times at which animations begin or end.
  package var schedules: [Schedule] = []

  /// None.
  package init() {}

  /// Whether there is none.
  package var isEmpty: Bool {
    changedSlots.isEmpty && endings.isEmpty && schedules.isEmpty
  }

  /// Forgets all and keeps the memory.
  package mutating func removeAll() {
    changedSlots.removeAll(keepingCapacity: true)
    endings.removeAll(keepingCapacity: true)
    schedules.removeAll(keepingCapacity: true)
  }
}
