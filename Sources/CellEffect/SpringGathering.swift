import CellMotion

/// The springs of runs, worked out together: the runs are added, then asked in the same order.
///
/// Invariant: `places` tells for each run that was added while it followed a spring where that is in
/// `columns`; the first `taken` have been asked.
struct SpringGathering {
  private var columns = SpringColumns()
  private var places: [Int] = []
  private var taken = 0

  /// Adds the spring that a run follows at a time, if it does.
  mutating func add(_ run: NumberRun, at time: Double) {
    guard let spring = run.spring(at: time) else { return }
    places.append(columns.append(spring, start: run.began))
  }

  /// Works out all springs.
  mutating func evaluate(at time: Double) {
    columns.evaluate(at: time)
  }

  /// What the next run adds to its number at the time of evaluation.
  mutating func contribution(of run: NumberRun, at time: Double, in scene: Scene) -> Double {
    guard run.spring(at: time) != nil else { return run.contribution(at: time, in: scene) }
    defer { taken += 1 }
    return run.contribution(of: columns[places[taken]])
  }

  /// Forgets all runs, and keeps the memory.
  mutating func removeAll() {
    columns.removeAll()
    places.removeAll(keepingCapacity: true)
    taken = 0
  }
}
