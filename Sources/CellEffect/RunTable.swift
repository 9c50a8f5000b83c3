import CellGrid

/// The runs of all channels of numbers, in order of their start.
///
/// Invariant: nothing that tells what runs add changes without being counted, and ``override(_:along:)``
/// changes nothing of that; so what was worked out of a property's runs holds as long as its count does.
struct RunTable {
  /// Slot × ``Layer/numbersPerSlot`` + property.
  private var runs: [[NumberRun]] = []
  /// How often runs of each property may have changed.
  private(set) var changes = [Int](repeating: 0, count: Layer.numbersPerSlot)

  /// Adds channels that have no runs.
  mutating func add(slots: Int) {
    runs += Array(repeating: [], count: slots * Layer.numbersPerSlot)
  }

  /// Remembers that the model of a channel is set again; runs along the transition along which it is
  /// go back with it.
  mutating func override(_ place: Int, along transition: TransitionID?) {
    for index in runs[place].indices {
      if case .along(transition, _, _) = runs[place][index].way { continue }
      runs[place][index].isOverridden = true
    }
  }

  /// Takes one animation's run out of a channel.
  ///
  /// - Returns: The run, and whether it was the last; nil if there is none.
  mutating func remove(_ animation: UInt64, at place: Int) -> (run: NumberRun, isLast: Bool)? {
    guard let index = runs[place].firstIndex(where: { $0.animation == animation }) else {
      return nil
    }
    return (self[place].remove(at: index), runs[place].isEmpty)
  }

  /// The runs of a channel.
  subscript(place: Int) -> [NumberRun] {
    get { runs[place] }
    _modify {
      changes[place % Layer.numbersPerSlot] &+= 1
      yield &runs[place]
    }
  }
}
