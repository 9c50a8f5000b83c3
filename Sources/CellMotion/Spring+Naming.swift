internal import CCellMath

extension Spring {
  /// The three ways to name a spring.
  ///
  /// The same "0.5 s" means another stiffness in each.
  public enum Naming: Hashable, Sendable {
    /// By the time after which it has settled, in seconds; the damping ratio is the spring's.
    case settle(duration: Double)

    /// By the undamped period in seconds and the liveliness, −0.9…0.99.
    case perceptual(response: Double, bounce: Double)

    /// By mass, stiffness and friction in consistent units.
    case physical(mass: Double, stiffness: Double, friction: Double)
  }

  /// The durations of settle springs, in seconds.
  public static let durations: ClosedRange<Double> =
    CELLMATH_SPRING_DURATION_LOW...CELLMATH_SPRING_DURATION_HIGH

  /// A duration in seconds below this counts as 0.
  public static let shortestDuration = CELLMATH_SPRING_DURATION_SHORTEST

  /// The damping ratios of settle springs.
  public static let dampings: ClosedRange<Double> =
    CELLMATH_SPRING_DAMPING_LOW...CELLMATH_SPRING_DAMPING_HIGH

  /// The initial velocities of all springs, in whole distances per second.
  public static let velocities: ClosedRange<Double> =
    CELLMATH_SPRING_VELOCITY_LOW...CELLMATH_SPRING_VELOCITY_HIGH

  /// The responses of perceptual springs, in seconds.
  public static let responses: ClosedRange<Double> =
    CELLMATH_SPRING_RESPONSE_LOW...CELLMATH_SPRING_RESPONSE_HIGH

  /// The bounces of perceptual springs.
  public static let bounces: ClosedRange<Double> =
    CELLMATH_SPRING_BOUNCE_LOW...CELLMATH_SPRING_BOUNCE_HIGH

  /// The masses and the stiffnesses of physical springs.
  public static let constants: ClosedRange<Double> =
    CELLMATH_SPRING_CONSTANT_LOW...CELLMATH_SPRING_CONSTANT_HIGH
}
