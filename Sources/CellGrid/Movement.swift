/// How the offset changes without a finger: a closed form of absolute time.
package enum Movement: Hashable, Sendable {
  /// The offset stands, or follows a finger.
  case still(Point)
  /// A fling or a return to the edge.
  case gliding(horizontal: Glide, vertical: Glide)
  /// A program's animated scroll.
  case animating(AnimatedScroll)

  /// The offset at a time in seconds.
  package func offset(at time: Double) -> Point {
    switch self {
    case .still(let offset): offset
    case .gliding(let horizontal, let vertical):
      Point(x: horizontal.value(at: time), y: vertical.value(at: time))
    case .animating(let scroll): scroll.value(at: time)
    }
  }

  /// The offset if it stands.
  var standing: Point? {
    if case .still(let offset) = self { offset } else { nil }
  }

  /// The offset at which it comes to rest.
  var rest: Point {
    switch self {
    case .still(let offset): offset
    case .gliding(let horizontal, let vertical): Point(x: horizontal.rest, y: vertical.rest)
    case .animating(let scroll): scroll.to
    }
  }

  /// When it comes to rest, in seconds; `nil` if it does not move.
  var end: Double? {
    switch self {
    case .still: nil
    case .gliding(let horizontal, let vertical):
      max(horizontal.end, vertical.end)
    case .animating(let scroll): scroll.end
    }
  }

  /// Whether it goes left or right.
  var movesHorizontally: Bool {
    switch self {
    case .still: false
    case .gliding(let horizontal, _): horizontal.moves
    case .animating(let scroll): scroll.from.x != scroll.to.x
    }
  }

  /// Whether it goes up or down.
  var movesVertically: Bool {
    switch self {
    case .still: false
    case .gliding(_, let vertical): vertical.moves
    case .animating(let scroll): scroll.from.y != scroll.to.y
    }
  }
}

/// A program's animated scroll: `3s² − 2s³` of the way, over 0.25 s.
package struct AnimatedScroll: Hashable, Sendable {
  /// The offset at the start, in points.
  let from: Point
  /// The offset at the end, in points.
  let to: Point
  /// When it starts, in seconds.
  let start: Double
  /// When it comes to rest, in seconds.
  let end: Double

  /// How long one lasts that nothing disturbs, in seconds (TOUCH 1.4).
  static let length = 0.25

  /// The offset at a time in seconds.
  func value(at time: Double) -> Point {
    guard time < end else { return to }
    let part = max(0, time - start) / (end - start)
    let eased = part * part * (3 - 2 * part)
    return Point(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
  }
}
