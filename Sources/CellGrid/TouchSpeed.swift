/// How fast a finger moves, from its way of the last 100 ms.
///
/// Invariant: samples are in order of time, one for each time; at most one of them is older than the
/// window. Between samples the way counts as straight, after the last one as a rest. The time is the
/// finger's own, so a late delivery changes no speed. Source: TOUCH 1.4.
struct TouchSpeed: Hashable, Sendable {
  private var samples: [Sample]

  private struct Sample: Hashable, Sendable {
    var time: Double
    var place: Point
  }

  /// How far back the way is looked at, in seconds.
  private static let window = 0.1
  /// A way in less time than this counts as one in this time, in seconds; it bounds the speed.
  private static let shortest = 0.001

  /// A finger that lands.
  init(at place: Point, time: Double) {
    samples = [Sample(time: time, place: place)]
  }

  /// A finger that has moved.
  ///
  /// A time before the last one counts as the last one.
  mutating func move(to place: Point, time: Double) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].place = place
      return
    }
    samples.append(Sample(time: time, place: place))
    let opening = time - Self.window
    if let old = samples.lastIndex(where: { $0.time <= opening }), old > 0 {
      samples.removeFirst(old)
    }
  }

  /// The speed at a time in seconds, in points per second.
  func value(at time: Double) -> Point {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let closing = max(time, last.time)
    let opening = max(closing - Self.window, first.time)
    guard closing > opening else { return .zero }
    let from = place(at: opening)
    let span = max(closing - opening, Self.shortest)
    return Point(x: (last.place.x - from.x) / span, y: (last.place.y - from.y) / span)
  }

  private func place(at time: Double) -> Point {
    guard let next = samples.firstIndex(where: { $0.time > time }), next > 0 else {
      return samples.last { $0.time <= time }?.place ?? samples[0].place
    }
    let (low, high) = (samples[next - 1], samples[next])
    let part = (time - low.time) / (high.time - low.time)
    return Point(
      x: low.place.x + (high.place.x - low.place.x) * part,
      y: low.place.y + (high.place.y - low.place.y) * part)
  }
}
