internal import CCellScript
import CellMotion

/// The spring that was made last: a script asks for the same one again and again, and a spring that
/// is named by its duration takes some microseconds to be made.
final class SpringMemory {
  /// What a spring is made from.
  private struct Name: Equatable {
    let kind: cellscript_timing_kind
    let a, b, c, velocity: Double
  }

  private var last: (name: Name, spring: Spring)?

  /// The spring of a timing that is no curve.
  func spring(_ timing: cellscript_timing) throws(MotionError) -> Spring {
    let name = Name(
      kind: timing.kind, a: timing.a, b: timing.b, c: timing.c, velocity: timing.velocity)
    if let last, last.name == name { return last.spring }
    let spring = try make(name)
    last = (name, spring)
    return spring
  }

  private func make(_ name: Name) throws(MotionError) -> Spring {
    switch name.kind {
    case .curve, .settle:
      try Spring(duration: name.a, damping: name.b, velocity: name.velocity)
    case .perceptual:
      try Spring(response: name.a, bounce: name.b, velocity: name.velocity)
    case .physical:
      try Spring(
        mass: name.a, stiffness: name.b, friction: name.c, velocity: name.velocity)
    }
  }
}
