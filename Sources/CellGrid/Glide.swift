/// One axis of an offset that was let go: a fling, and at an edge the return to it.
///
/// A closed form of absolute time: what is asked in between never changes an answer.
package struct Glide: Hashable, Sendable {
  /// When it was let go, in seconds.
  let start: Double
  /// When it comes to rest, in seconds.
  let end: Double
  /// The offset at which it comes to rest, in points.
  let rest: Double
  private let fling: Fling
  private let edge: EdgeReturn?
  /// After how many seconds the return begins.
  private let crossing: Double

  /// How content goes on.
  struct Manner: Hashable, Sendable {
    /// What part of a speed is left after a millisecond.
    var rate: Double
    /// Whether it may leave its edges; where it may not, it stops dead at them.
    var bounces = true
    /// The distance of the places where it may come to rest, in points; nil: anywhere.
    var page: Double?
  }

  /// An axis that is let go.
  ///
  /// - Parameters:
  ///   - start: When, in seconds.
  ///   - offset: The offset, in points; beyond the limits it returns at once.
  ///   - speed: The speed, in points per second.
  ///   - limits: The offsets at which the content covers the viewport, in points.
  ///   - manner: How it goes on.
  init(
    start: Double, from offset: Double, speed: Double, limits: ClosedRange<Double>,
    manner: Manner
  ) {
    let fling = Fling(from: offset, speed: speed, rate: manner.rate)
    let inside = offset.clamped(to: limits)
    self.start = start
    self.fling = fling
    if inside != offset {
      let edge = EdgeReturn(edge: inside, distance: offset - inside, speed: speed)
      (self.edge, crossing, end, rest) = (edge, 0, start + edge.length, inside)
    } else if let page = manner.page {
      let target = Self.page(page, nearest: fling.rest, to: offset, limits)
      let edge = EdgeReturn(arriving: target, from: offset, speed: speed)
      let length = target == offset ? 0 : edge.length
      (self.edge, crossing, end, rest) = (edge, 0, start + length, target)
    } else if limits.contains(fling.rest) {
      (edge, crossing, end, rest) = (nil, .infinity, start + fling.length, fling.rest)
    } else {
      let border = fling.rest.clamped(to: limits)
      crossing = fling.time(toReach: border)
      guard manner.bounces else {
        (edge, end, rest) = (nil, start + crossing, border)
        return
      }
      let edge = EdgeReturn(edge: border, distance: 0, speed: fling.speed(after: crossing))
      (self.edge, end, rest) = (edge, start + crossing + edge.length, border)
    }
  }

  /// Of the two pages around an offset the one nearer to where a fling would land.
  private static func page(
    _ page: Double, nearest landing: Double, to offset: Double, _ limits: ClosedRange<Double>
  ) -> Double {
    let before = ((offset / page).rounded(.down) * page).clamped(to: limits)
    let after = ((offset / page).rounded(.up) * page).clamped(to: limits)
    return landing - before < after - landing ? before : after
  }

  /// Whether the offset changes at all.
  var moves: Bool { end > start }

  /// The offset at a time in seconds.
  func value(at time: Double) -> Double {
    guard time < end else { return rest }
    let elapsed = max(0, time - start)
    guard let edge, elapsed >= crossing else { return fling.value(after: elapsed) }
    return edge.value(after: elapsed - crossing)
  }

  /// The speed at a time in seconds, in points per second.
  func speed(at time: Double) -> Double {
    guard time < end else { return 0 }
    let elapsed = max(0, time - start)
    guard let edge, elapsed >= crossing else { return fling.speed(after: elapsed) }
    return edge.speed(after: elapsed - crossing)
  }
}
