/// The runs of all channels of numbers, in order of their start.
///
/// Invariant: no run is added, taken out or changed but through the subscript, which counts it; so what
/// was worked out of a property's runs holds as long as its count does.
struct RunTable {
  /// Slot × ``Layer/numbersPerSlot`` + property.
  private var runs: [[NumberRun]] = []
  /// How often runs of each property may have changed.
  private(set) var changes = [Int](repeating: 0, count: Layer.numbersPerSlot)

  /// Adds channels that have no runs.
  mutating func add(slots: Int) {
    runs += Array(repeating: [], count: slots * Layer.numbersPerSlot)
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
