public import CellEffect
public import CellGrid

/// What a stage tells its host, in the order in which it happened.
public enum Report: Hashable, Sendable {
  /// A call of the grid, or a completion's place among the calls.
  case call(Call)
  /// An animation completed.
  case completion(Completion)
  /// An answer of an effect was void.
  case failure(Failure)
  /// An effect signals.
  case signal(effect: String, item: Int, name: String, time: Double)
  /// An effect wrote a line.
  case log(effect: String, line: String, time: Double)
}

/// The end of an animation.
public struct Completion: Hashable, Sendable {
  /// Counts animations over all effects in the order of their commands, from 1.
  public let number: Int
  /// The name of the effect that commanded it.
  public let effect: String
  /// Whether every run of it reached its end.
  public let finished: Bool
  /// The item it played on.
  public let item: Int
  /// When, in seconds.
  public let time: Double
}

/// A void answer and what became of the effect.
public struct Failure: Hashable, Sendable {
  /// What happened to an effect that failed.
  public enum Consequence: String, Sendable {
    /// The cell was let go; the effect stays.
    case letGo = "let_go"
    /// The effect was taken off the grid.
    case removed
    /// The built-in effect of the same name plays in its place.
    case replaced
  }

  /// What went wrong, and where.
  public let facts: EffectFailure
  /// What became of the effect.
  public let consequence: Consequence
}
