/// A piece of work that is measured in several ways.
struct Benchmark: Sendable {
  /// Its name: `ripple`.
  var name: String
  /// What is done, in one line.
  var about: String
  /// What a figure counts: `cell`, `frame`.
  var unit: String
  /// What the house has set itself.
  var bounds: [BenchBound] = []
  /// Whether it takes several cores; else all ways of it run on one and the same.
  var takesCores = false
  /// Sets it up; the first way is the house's own, others are compared with it.
  var ways: @Sendable (BenchGround) throws(BenchFault) -> [BenchWay]
}

/// One way to do the work.
struct BenchWay {
  /// Its name: `cellfx`, `luajit`.
  var name: String
  /// Does some of the work and tells how many nanoseconds a unit of it took; nil if that failed.
  var measure: () -> Double?
  /// Does the work once and adds up what came of it, so that ways can be held against each other.
  var sum: (() -> Double?)?
}

/// What a benchmark is to reach.
enum BenchBound: Hashable, Sendable {
  /// The house's own way takes at most so many nanoseconds.
  case nanoseconds(Double)
  /// The house's own way does at least so many units in a second.
  case perSecond(Double)
  /// Another way takes at least so many times as long.
  case faster(Double, than: String)
  /// Another way is not seen to be quicker: it is not in three quarters of the rounds.
  case notSlower(than: String)
  /// The house's own way takes at most so many times as long as another.
  case within(Double, of: String)
  /// The house's own way takes at most so many times as long as another, and a third on top.
  case sum(Double, of: String, plus: String)

  /// The way whose row tells of it, nil for the house's own.
  var way: String? {
    switch self {
    case .nanoseconds, .perSecond, .sum: nil
    case .faster(_, let way), .within(_, let way), .notSlower(let way): way
    }
  }

  /// Whether it is held, nil where a way that it names was not measured.
  func holds(for result: BenchResult) -> Bool? {
    guard let own = result.own else { return nil }
    switch self {
    case .nanoseconds(let most): return own.median <= most
    case .perSecond(let least): return own.median <= 1e9 / least
    case .faster(let times, let way): return result.row(way)?.ratio.map { $0 >= times }
    case .notSlower(let way): return result.row(way)?.upperRatio.map { $0 >= 1 }
    case .within(let times, let way): return result.row(way)?.ratio.map { $0 * times >= 1 }
    case .sum(let times, let way, let plus):
      guard let first = result.row(way), let second = result.row(plus) else { return nil }
      return own.median <= times * first.median + second.median
    }
  }
}

/// Why a benchmark cannot be done: facts, no prose.
enum BenchFault: Error {
  /// What it needs cannot be written to a folder of its own.
  case file(FileFault)
  /// A plugin of its own does not load.
  case plugin(String)
  /// The house's own way of this benchmark did not do its work.
  case undone(String)
}
