package import CCellMath

/// A damped spring of unit mass as a closed form of time: 0 at the start, 1 at the target.
///
/// With ω₀ the natural frequency, ζ the damping ratio and v the velocity, the value is the solution
/// of x″ + 2ζω₀x′ + ω₀²(x − 1) = 0, x(0) = 0, x′(0) = v. It is right to 1e-9 of the distance and
/// the velocity to 1e-7, near and far above critical damping too. Times below 0 count as 0.
public struct Spring: Hashable, Sendable {
  /// The parameters that the spring was made from; the velocity goes with each of them.
  public let naming: Naming

  /// ω₀ in radians per second.
  ///
  /// A settle spring of less than 0.001 s has that of 0.001 s.
  public let naturalFrequency: Double

  /// ζ: 1 for critical damping, below it the spring swings.
  public let dampingRatio: Double

  /// The initial velocity in whole distances per second, positive towards the target.
  public let velocity: Double

  private init(_ naming: Naming, _ spring: cellmath_spring) {
    self.naming = naming
    naturalFrequency = spring.natural_frequency
    dampingRatio = spring.damping_ratio
    velocity = spring.velocity
  }

  /// The spring that has settled after a duration, as UIKit's `usingSpringWithDamping`.
  ///
  /// The natural frequency is the largest that solves the settle rule: with q = ω·duration and
  /// u = velocity·duration, abs(ζ − u/q)/√(1 − ζ²)·e^(−ζq) = 0.001 below critical damping, and the
  /// distance left at the duration = 0.001 from it on. Takes some microseconds.
  ///
  /// - Parameters:
  ///   - duration: Seconds, 0…3600; below 0.001 it counts as 0 and the value is 1 from the start.
  ///   - damping: The damping ratio, 0.01…10.
  ///   - velocity: Whole distances per second, −1000…1000.
  /// - Throws: ``MotionError/outOfRange(name:value:range:)``.
  public init(duration: Double, damping: Double, velocity: Double = 0) throws(MotionError) {
    try MotionError.check(duration, named: "duration", in: Self.durations)
    try MotionError.check(damping, named: "damping", in: Self.dampings)
    try MotionError.check(velocity, named: "velocity", in: Self.velocities)
    self.init(
      .settle(duration: duration), cellmath_spring_settling(duration, damping, velocity))
  }

  /// The spring by how quick and how lively it feels, as SwiftUI's `Spring(duration:bounce:)`.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds, 0.01…100.
  ///   - bounce: −0.9…0.99; 0 for critical damping, above it the spring swings.
  ///   - velocity: Whole distances per second, −1000…1000.
  /// - Throws: ``MotionError/outOfRange(name:value:range:)``.
  public init(response: Double, bounce: Double, velocity: Double = 0) throws(MotionError) {
    try MotionError.check(response, named: "response", in: Self.responses)
    try MotionError.check(bounce, named: "bounce", in: Self.bounces)
    try MotionError.check(velocity, named: "velocity", in: Self.velocities)
    self.init(
      .perceptual(response: response, bounce: bounce),
      cellmath_spring_perceptual(response, bounce, velocity))
  }

  /// The spring by its physical constants, in any consistent units with seconds.
  ///
  /// - Parameters:
  ///   - mass: 0.001…1e6.
  ///   - stiffness: 0.001…1e6.
  ///   - friction: Such that the damping ratio is 0.01…100.
  ///   - velocity: Whole distances per second, −1000…1000.
  /// - Throws: ``MotionError/outOfRange(name:value:range:)``.
  public init(
    mass: Double, stiffness: Double, friction: Double, velocity: Double = 0
  ) throws(MotionError) {
    try MotionError.check(mass, named: "mass", in: Self.constants)
    try MotionError.check(stiffness, named: "stiffness", in: Self.constants)
    try MotionError.check(
      friction, named: "friction",
      in: cellmath_spring_friction_low(
        mass, stiffness)...cellmath_spring_friction_high(mass, stiffness))
    try MotionError.check(velocity, named: "velocity", in: Self.velocities)
    self.init(
      .physical(mass: mass, stiffness: stiffness, friction: friction),
      cellmath_spring_physical(mass, stiffness, friction, velocity))
  }

  /// The spring without its name.
  package var shape: cellmath_spring {
    cellmath_spring(
      natural_frequency: naturalFrequency, damping_ratio: dampingRatio, velocity: velocity)
  }

  /// The displacement at `time` seconds: 0 at the start, 1 at the target.
  ///
  /// It is 1 throughout for a settle spring whose duration counts as 0.
  public func value(at time: Double) -> Double {
    isInstant ? 1 : cellmath_spring_value(shape, time)
  }

  /// The velocity at `time` seconds, in whole distances per second.
  public func velocity(at time: Double) -> Double {
    isInstant ? 0 : cellmath_spring_velocity(shape, time)
  }

  /// The displacement at `time` seconds for no distance and an initial speed of 1, in seconds.
  ///
  /// The value is that of the spring at rest plus `velocity` times this.
  public func impulse(at time: Double) -> Double {
    isInstant ? 0 : cellmath_spring_impulse(shape, time)
  }

  /// The displacement and the impulse at `time` seconds, at the cost of one of them.
  package func motion(at time: Double) -> Motion {
    guard !isInstant else { return Motion(value: 1, impulse: 0) }
    let motions = cellmath_spring_motions_at(shape, time)
    return Motion(value: cellmath_spring_sum(shape, motions), impulse: motions.kick)
  }

  /// Where a spring is, and where an initial speed of 1 alone would have brought it.
  package struct Motion: Hashable, Sendable {
    /// What ``Spring/value(at:)`` tells.
    package var value: Double
    /// What ``Spring/impulse(at:)`` tells.
    package var impulse: Double

    package init(value: Double, impulse: Double) {
      self.value = value
      self.impulse = impulse
    }
  }

  /// The derivative of ``impulse(at:)``: 1 at the start, 0 in the end.
  public func impulseVelocity(at time: Double) -> Double {
    isInstant ? 0 : cellmath_spring_impulse_velocity(shape, time)
  }

  /// The same spring with no initial velocity; a settle spring keeps its frequency.
  public var atRest: Spring {
    var shape = shape
    shape.velocity = 0
    return Spring(naming, shape)
  }

  /// Whether it is at its target from the start.
  package var isInstant: Bool {
    guard case .settle(let duration) = naming else { return false }
    return duration < Self.shortestDuration
  }
}

// MARK: - Ends

extension Spring {
  /// The last time, in seconds, at which the exact envelope is `bound` units of the property.
  ///
  /// With e(t) the displacement from the target, the envelope is
  /// e^(−ζω₀t)·√(D² + ((ζω₀D − V)/ω_d)²) for ζ < 1, else abs(e(t)). From this time on
  /// abs(e(t)) ≤ `bound`. The spring's own velocity is not used.
  ///
  /// - Parameters:
  ///   - distance: D, what lies ahead, in units of the property, with its sign.
  ///   - speed: V, in units per second, with its sign.
  ///   - bound: In units, above 0.
  /// - Returns: 0 if the envelope never is that large, infinity for a bound that is not above 0.
  public func settleTime(distance: Double, speed: Double, bound: Double) -> Double {
    isInstant ? 0 : cellmath_spring_settle_time(shape, distance, speed, bound)
  }

  /// When the completion of a motion along this spring is due, in seconds after its start.
  ///
  /// For a settle spring its duration (0 if that counts as 0); for the others when 0.001 of the
  /// distance is left (of one unit if there is no distance). Always finite for finite numbers of at
  /// most 1e150.
  ///
  /// - Parameters:
  ///   - distance: What lies ahead, in units of the property.
  ///   - speed: In units per second; the spring's own velocity is not used.
  /// - Returns: Seconds.
  public func completionTime(distance: Double, speed: Double) -> Double {
    if case .settle(let duration) = naming { return isInstant ? 0 : duration }
    let size = distance == 0 ? 1 : distance.magnitude
    // A part of the least distances would be 0, which is never reached.
    return settleTime(
      distance: distance, speed: speed, bound: max(0.001 * size, .leastNormalMagnitude))
  }
}
