/// The times at which a playback stops, in order, each once.
///
/// Invariant: `frame` counts the frames given out; the other times are sorted and `place` is the
/// next of them.
struct MomentSchedule {
  /// A time at which a playback stops.
  struct Due {
    var time: Double
    /// Whether it is a frame at the sampling rate.
    var isFrame: Bool
    /// Whether it is looked at.
    var isSeen: Bool
  }

  private let rate: Double
  private let lasts: Double
  private let others: [(time: Double, isSeen: Bool)]
  private var frame = 0
  private var place = 0

  init(_ scenario: Scenario, rate: Double, extra: [Double]) {
    self.rate = rate
    lasts = scenario.lasts
    let expected = scenario.expectations.flatMap { [$0.time, $0.until ?? $0.time] }
    let seen = scenario.events.map(\.time) + expected + [scenario.lasts]
    let all = seen.map { (time: $0, isSeen: true) } + extra.map { (time: $0, isSeen: false) }
    others = all.filter { $0.time <= scenario.lasts }.sorted { $0.time < $1.time }
  }

  /// The next time, nil after the end.
  mutating func next() -> Due? {
    let frameTime = Double(frame) / rate
    let other = place < others.count ? others[place].time : .infinity
    let time = min(frameTime, other)
    guard time <= lasts else { return nil }
    var due = Due(time: time, isFrame: frameTime == time, isSeen: frameTime == time)
    if due.isFrame { frame += 1 }
    while place < others.count, others[place].time == time {
      due.isSeen = due.isSeen || others[place].isSeen
      place += 1
    }
    return due
  }
}
