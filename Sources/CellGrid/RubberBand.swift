/// How far content follows a finger beyond its edge.
///
/// `b(x) = (1 − 1 / (x·c/d + 1))·d` with c = 0.55; `x` is the finger's way beyond the edge, `d` the
/// viewport's extent. Source: TOUCH 1.4.
struct RubberBand: Hashable, Sendable {
  /// The offsets that need no band, in points.
  let limits: ClosedRange<Double>
  /// The viewport's extent along the axis, in points; 0: content does not leave its edges.
  let extent: Double

  private static let stiffness = 0.55

  /// The shown offset for one that follows the finger freely.
  func shown(_ free: Double) -> Double {
    let inside = free.clamped(to: limits)
    let beyond = free - inside
    return beyond < 0 ? inside - stretched(-beyond) : inside + stretched(beyond)
  }

  /// The free offset that is shown as this one.
  ///
  /// The band ends at the viewport's extent; what is shown further out counts as almost there.
  func free(_ shown: Double) -> Double {
    let inside = shown.clamped(to: limits)
    let beyond = shown - inside
    return beyond < 0 ? inside - released(-beyond) : inside + released(beyond)
  }

  /// By how much the shown offset changes for a change of the free one, unitless, 0…1.
  func slope(_ free: Double) -> Double {
    let beyond = abs(free - free.clamped(to: limits))
    guard beyond > 0 else { return 1 }
    guard extent > 0 else { return 0 }
    let bend = beyond * Self.stiffness / extent + 1
    return Self.stiffness / (bend * bend)
  }

  private func stretched(_ way: Double) -> Double {
    guard extent > 0 else { return 0 }
    return (1 - 1 / (way * Self.stiffness / extent + 1)) * extent
  }

  private func released(_ way: Double) -> Double {
    guard extent > 0 else { return 0 }
    let part = min(way / extent, 0.999)
    return extent / Self.stiffness * part / (1 - part)
  }
}
