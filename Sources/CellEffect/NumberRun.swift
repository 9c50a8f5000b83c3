import CellGrid
import CellMotion

/// What one animation adds to one number on top of the model, to its own end.
///
/// Invariant: from ``rest`` on it adds exactly 0, and where the way begins at rest the sum of model
/// and runs does not step when the run is added.
struct NumberRun {
  /// The animation it belongs to; 0: nobody hears of its end.
  var animation: UInt64
  /// When the way begins, after the delay, in seconds.
  var began: Double
  /// When it ends for its animation.
  var end: Double
  /// From when on it adds nothing; at or after ``end``.
  var rest: Double
  /// What it adds before ``began``.
  var held: Double
  /// How it gets to nothing.
  var way: Way
  /// Whether the model was set again after this run began.
  var isOverridden = false

  /// The shapes of ways.
  enum Way {
    /// amount · (1 − p).
    case curve(Curve, amount: Double, Pass)
    /// amount · p, for a way that ends where it began.
    case returning(Curve, amount: Double, Pass)
    /// What a spring misses of the distance.
    case spring(Spring, distance: Double)
    /// The same with an initial speed of its own, in units per second.
    case flung(Spring, distance: Double, speed: Double)
    /// k(t) − `base`.
    case keyframes(Keyframes, from: Double, base: Double, Pass)
    /// amount · (1 − p), where p is a transition's progress.
    case along(TransitionID, Curve, amount: Double)
  }

  /// Whether it goes on until it is ended; one along a transition ends with that.
  var isEndless: Bool {
    if case .along = way { false } else { end == .infinity }
  }

  /// Whether it adds nothing at any time: it stays where it begins.
  var isStill: Bool {
    switch way {
    case .curve(_, let amount, _), .returning(_, let amount, _), .along(_, _, let amount):
      amount == 0
    case .spring(_, let distance): distance == 0
    case .flung(_, let distance, let speed): distance == 0 && speed == 0
    case .keyframes(let keyframes, let from, let base, _):
      from == base && keyframes.entries.allSatisfy { $0.value == base }
    }
  }

  /// What it adds to the number at a time.
  func contribution(at time: Double, in scene: Scene) -> Double {
    if let way = springWay(at: time) {
      return Self.contribution(
        of: way.spring.motion(at: time - began), distance: way.distance, speed: way.speed)
    }
    if case .along(let transition, let curve, let amount) = way {
      return amount * (1 - scene.grid.part(of: transition, along: curve, at: time))
    }
    if time >= rest { return 0 }
    if time < began { return held }
    let elapsed = time - began
    switch way {
    case .curve(let curve, let amount, let pass):
      return amount * (1 - curve.value(at: pass.fraction(at: elapsed)))
    case .returning(let curve, let amount, let pass):
      return amount * curve.value(at: pass.fraction(at: elapsed))
    case .keyframes(let keyframes, let from, let base, let pass):
      return keyframes.value(at: pass.fraction(at: elapsed), from: from) - base
    case .spring, .flung, .along:
      return 0
    }
  }

  /// A way along a spring: how far, in units, and with which initial speed of its own.
  typealias SpringWay = (spring: Spring, distance: Double, speed: Double?)

  /// The way that it goes by a spring at a time; nil while it waits and once it rests.
  func springWay(at time: Double) -> SpringWay? {
    guard time >= began, time < rest else { return nil }
    switch way {
    case .spring(let spring, let distance): return (spring, distance, nil)
    case .flung(let spring, let distance, let speed): return (spring, distance, speed)
    default: return nil
    }
  }

  /// The times around one in which it follows one spring, or adds one number; none while it does
  /// neither.
  func steadiness(at time: Double) -> Range<Double> {
    if case .along = way { return time..<time }
    if time >= rest { return rest..<(.infinity) }
    if time < began { return -.infinity..<began }
    return switch way {
    case .spring, .flung: began..<rest
    default: time..<time
    }
  }

  /// Goes from what it adds to nothing along a line instead, in some seconds from a time on.
  mutating func fade(_ amount: Double, from time: Double, in seconds: Double) {
    way = .curve(.linear, amount: amount, Pass(span: seconds))
    (began, end, rest) = (time, time + seconds, time + seconds)
  }

  /// What a run adds whose spring has come so far.
  static func contribution(
    of motion: Spring.Motion, distance: Double, speed: Double?
  ) -> Double {
    let missing = -distance * (1 - motion.value)
    return if let speed { missing + speed * motion.impulse } else { missing }
  }

  /// How fast its contribution changes, in units per second.
  ///
  /// Exact for springs, a central difference over a ten-thousandth of the way for curves.
  func speed(at time: Double, in scene: Scene) -> Double {
    guard time >= began, time < rest else { return 0 }
    let elapsed = time - began
    switch way {
    case .spring(let spring, let distance):
      return distance * spring.velocity(at: elapsed)
    case .flung(let spring, let distance, let speed):
      return distance * spring.velocity(at: elapsed)
        + speed * spring.impulseVelocity(at: elapsed)
    case .curve(_, _, let pass), .returning(_, _, let pass), .keyframes(_, _, _, let pass):
      let step = pass.span * 1e-4
      let after = contribution(at: time + step, in: scene)
      return (after - contribution(at: max(time - step, began), in: scene))
        / (time + step - max(time - step, began))
    case .along:
      return 0
    }
  }
}

extension Grid {
  /// How much of its way a run along a transition has done: linear in the progress while fingers
  /// lead it, by its curve where it runs by itself.
  borrowing func part(of id: TransitionID, along curve: Curve, at time: Double) -> Double {
    let progress = progress(of: id, at: time)
    guard let transition = transition(id), !transition.isInteractive else { return progress }
    return curve.value(at: progress)
  }
}
