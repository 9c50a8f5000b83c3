/// How many items there are at each time.
///
/// Invariant: times rise, one entry each, since only what is left at the end of an instant is seen.
struct ItemCounts {
  private var entries: [(time: Double, count: Int)]

  init(initial: Int) {
    entries = [(time: 0, count: initial)]
  }

  /// The count after all changes.
  var latest: Int {
    entries[entries.count - 1].count
  }

  mutating func change(to count: Int, at time: Double) {
    if entries[entries.count - 1].time == time { entries.removeLast() }
    entries.append((time: time, count: count))
  }

  /// The smallest count that an observer sees who looks after everything at each instant.
  func smallest(from start: Double, to end: Double) -> Int {
    let before = entries.last { $0.time <= start }?.count ?? latest
    let within = entries.filter { $0.time > start && $0.time <= end }.map(\.count)
    return min(before, within.min() ?? before)
  }
}
