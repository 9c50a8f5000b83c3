import CellGrid
import CellMotion

/// The one run of a colour channel: from what was shown to a colour or to what lies beneath.
struct ColorRun {
  /// The animation it belongs to; 0: nobody hears of its end.
  var animation: UInt64
  /// When it began, in seconds.
  var began: Double
  /// When it ends for its animation.
  var end: Double
  /// From when on it shows its end exactly.
  var rest: Double
  /// What it started from.
  var from: Paint
  /// Where it goes; nil: to what lies beneath.
  var target: Paint?
  /// What it leaves if it goes back: what it started from; nil: the model was not set and nothing ran.
  var prior: Paint?
  /// In which space it is mixed.
  var space: ColorSpace
  /// How it goes.
  var way: Way

  /// The shapes of ways.
  enum Way {
    /// By a curve, in passes.
    case curve(Curve, Pass)
    /// By a spring.
    case spring(Spring)
    /// By a transition's progress.
    case along(TransitionID, Curve)
  }

  /// Whether it ends where it began.
  var returns: Bool {
    if case .curve(_, let pass) = way { pass.autoreverses } else { false }
  }

  /// The part of the way that is done; outside 0…1 where a curve or spring overshoots.
  func part(at time: Double, in scene: Scene) -> Double {
    switch way {
    case .along(let transition, let curve):
      scene.grid.part(of: transition, along: curve, at: time)
    case .curve(let curve, let pass):
      curve.value(at: pass.fraction(at: time - began))
    case .spring(let spring):
      time >= rest ? 1 : spring.value(at: time - began)
    }
  }

  /// The colour shown, where `beneath` is what lies beneath; a system colour keeps its name at
  /// both ends.
  func paint(at time: Double, in scene: Scene, beneath: @autoclosure () -> Paint) -> Paint {
    let part = part(at: time, in: scene)
    if part == 0 { return from }
    let end = target ?? beneath()
    if part == 1 { return end }
    let appearance = scene.grid.settings.appearance
    return .fixed(
      from.resolved(in: appearance)
        .mixed(with: end.resolved(in: appearance), by: part, space: space))
  }
}

extension ColorRun {
  /// A run from what is shown at a time, by a curve or by a spring.
  ///
  /// - Parameters:
  ///   - animation: The animation it belongs to.
  ///   - ends: What it starts from and where it goes; nil: to what lies beneath.
  ///   - prior: The model before it; nil: it was not set.
  ///   - timing: How it goes.
  ///   - pass: How often and which ways, for a curve.
  ///   - space: In which space it is mixed.
  ///   - time: When it begins, in seconds.
  init(
    _ animation: UInt64, _ ends: (from: Paint, to: Paint?), prior: Paint?, timing: Timing,
    pass: Pass, space: ColorSpace, at time: Double
  ) {
    let (way, length, settled): (Way, Double, Double) =
      switch timing {
      case .curve(let curve, _):
        (.curve(curve, pass), pass.length, pass.length)
      case .spring(let spring):
        (
          .spring(spring), spring.completionTime(distance: 1, speed: spring.velocity),
          spring.settleTime(distance: 1, speed: spring.velocity, bound: 1e-6)
        )
      }
    self.init(
      animation: animation, began: time, end: time + length,
      rest: max(time + length, time + settled), from: ends.from, target: ends.to, prior: prior,
      space: space, way: way)
  }
}
