/// A navigation to another screen or back, along which animations can run.
public struct Transition: Hashable, Sendable {
  /// Where a transition is.
  public enum State: Hashable, Sendable {
    /// A finger leads it; it stands at this progress.
    case interactive(progress: Double)
    /// It runs by itself, linearly, from its start over its duration.
    case running
    /// It was let go at `start` seconds and goes linearly from one progress to another.
    case settling(from: Double, to: Double, start: Double, length: Double)
    /// It is over.
    case ended(completed: Bool)
  }

  /// Tells it from the other transitions of its grid.
  public let id: TransitionID
  /// Which way it goes.
  public let direction: NavigationDirection
  /// Whether a finger leads it at first.
  public let isInteractive: Bool
  /// When it began, in seconds.
  public let start: Double
  /// Its length when nobody interferes, in seconds, from 0.
  public let duration: Double
  /// Where it is.
  public internal(set) var state: State

  /// How far it has come at a time in seconds, 0…1.
  public func progress(at time: Double) -> Double {
    switch state {
    case .interactive(let progress): progress
    case .running: Self.part(from: start, over: duration, at: time)
    case .settling(let from, let to, let start, let length):
      from + (to - from) * Self.part(from: start, over: length, at: time)
    case .ended(let completed): completed ? 1 : 0
    }
  }

  /// Whether it is over.
  public var isOver: Bool {
    if case .ended = state { true } else { false }
  }

  private static func part(from start: Double, over length: Double, at time: Double) -> Double {
    length > 0 ? ((time - start) / length).clamped(to: 0...1) : 1
  }
}
