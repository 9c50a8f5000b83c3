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
  public static let durations: ClosedRange<Double> = 0...3600

  /// A duration in seconds below this counts as 0.
  public static let shortestDuration = 0.001

  /// The damping ratios of settle springs.
  public static let dampings: ClosedRange<Double> = 0.01...10

  /// The initial velocities of all springs, in whole distances per second.
  public static let velocities: ClosedRange<Double> = -1000...1000

  /// The responses of perceptual springs, in seconds.
  public static let responses: ClosedRange<Double> = 0.01...100

  /// The bounces of perceptual springs.
  public static let bounces: ClosedRange<Double> = -0.9...0.99

  /// The masses and the stiffnesses of physical springs.
  public static let constants: ClosedRange<Double> = 0.001...1e6
}
