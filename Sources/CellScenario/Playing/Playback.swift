public import CellEffect
public import CellGrid
public import CellScript
public import CellStage

/// What came of playing a scenario.
public struct Playback: Sendable {
  /// What each name of an effect meant, in the order of use.
  public internal(set) var cast: [Role] = []
  /// How many frames were made at the sampling rate.
  public internal(set) var frameCount = 0
  /// How many animations and dissolves effects have started.
  public internal(set) var animationCount = 0
  /// How many waits of effects for a time were not over at the end.
  public internal(set) var waitCount = 0
  /// How many plays of fields and animations of their inputs were not over at the end.
  public internal(set) var playCount = 0
  /// How many touches began.
  public internal(set) var touchCount = 0
  /// How many touches began where no cell was.
  public internal(set) var missedTouchCount = 0
  /// What the flash limit has held back; nil: nothing.
  public internal(set) var flashHolds: FlashHolds?
  /// The grid's calls, in order.
  public internal(set) var calls: [Call] = []
  /// The ends of animations, in order.
  public internal(set) var completions: [Completion] = []
  /// Void answers of effects, in order.
  public internal(set) var failures: [Failure] = []
  /// What effects told the host, in order.
  public internal(set) var signals: [Signal] = []
  /// What effects wrote for their authors, in order.
  public internal(set) var lines: [LogLine] = []
  /// The smallest and largest of every number that left its rest.
  public internal(set) var extremes: [Extreme] = []
  /// Whether each expectation held, in the order of the file.
  public internal(set) var verdicts: [Verdict] = []
  /// How long each frame took, if a clock was given.
  public internal(set) var costs: FrameCosts?

  /// How many animations and dissolves still ran at the end: every other one has completed.
  public var runningCount: Int {
    animationCount - completions.count
  }

  /// Whether every expectation held and no effect failed.
  public var isAsExpected: Bool {
    failures.isEmpty && verdicts.allSatisfy { $0.miss == nil }
  }
}

/// What the name of an effect meant in a playback.
public struct Role: Hashable, Sendable {
  /// The name as written.
  public let written: String
  /// The effect's own name.
  public let effect: String
  /// Where it came from.
  public let origin: EffectOrigin
  /// What a plugin has used; nil of a built-in.
  public internal(set) var usage: Usage?
}

/// An expectation and whether it held.
public struct Verdict: Hashable, Sendable {
  /// The expectation.
  public let expectation: Expectation
  /// How it failed first; nil: it held.
  public let miss: Miss?
}

/// What was seen in place of what was expected.
public struct Miss: Hashable, Sendable {
  /// When, in seconds.
  public let time: Double
  /// What was seen.
  public let seen: Finding
  /// What was seen first, where it should have stayed.
  public let before: Finding?
  /// Whether the cell was visible; nil for the grid.
  public let isVisible: Bool?
}

/// A number of a look at its smallest or largest.
public struct Extreme: Hashable, Sendable {
  /// The number.
  public let property: Property
  /// Where it was smallest.
  public internal(set) var low: Place
  /// Where it was largest.
  public internal(set) var high: Place

  /// A value, where and when.
  public struct Place: Hashable, Sendable {
    /// The value.
    public let value: Float
    /// The item of the cell.
    public let item: Int
    /// When, in seconds.
    public let time: Double
  }
}

/// How long the frames of a playback took, in nanoseconds.
public struct FrameCosts: Hashable, Sendable {
  /// Half of the frames took less.
  public let median: UInt64
  /// One in a hundred took more.
  public let high: UInt64
  /// The longest.
  public let longest: UInt64

  /// The costs of frames, nil if there are none.
  init?(of costs: [UInt64]) {
    guard !costs.isEmpty else { return nil }
    let sorted = costs.sorted()
    median = sorted[sorted.count / 2]
    high = sorted[sorted.count * 99 / 100]
    longest = sorted[sorted.count - 1]
  }
}
