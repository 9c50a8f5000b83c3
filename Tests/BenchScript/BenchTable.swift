import Foundation

/// What cases took, round by round.
struct BenchTable {
  private let cases: [BenchCase]
  /// Nanoseconds of one piece of work: per case, per round.
  private var times: [[Double]]

  /// Measures each case once a round; the first round warms up.
  init(_ cases: [BenchCase], rounds: Int) {
    self.cases = cases
    times = cases.map { _ in [] }
    for round in 0...rounds {
      for place in cases.indices {
        let time = Self.time(of: cases[place])
        if round > 0 { times[place].append(time) }
      }
    }
  }

  private static func time(of one: BenchCase) -> Double {
    let start = nanoseconds()
    one.work(one.count)
    let taken = nanoseconds() - start
    one.clear()
    return taken / Double(one.count)
  }

  /// CPU time of the thread: what else the machine does counts for nothing.
  private static func nanoseconds() -> Double {
    var now = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
  }

  /// One line per case: median, quarters, and the median of the ratios to the first case, each
  /// taken within one round.
  var text: String {
    var lines = ["nanoseconds    quarters        ratio   work"]
    for place in cases.indices {
      let sorted = times[place].sorted()
      let ratios = zip(times[place], times[0]).map { $0 / $1 }.sorted()
      lines.append(
        String(
          format: "%11.1f  %6.0f … %-6.0f %6.1f ×  ", sorted[sorted.count / 2],
          sorted[sorted.count / 4], sorted[sorted.count * 3 / 4], ratios[ratios.count / 2])
          + cases[place].name)
    }
    return lines.joined(separator: "\n")
  }
}
