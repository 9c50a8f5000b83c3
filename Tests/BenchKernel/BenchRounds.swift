#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One way to do a piece of work.
struct BenchWay {
  let name: String
  /// Whether it is measured by the clock on the wall, as work of several threads must be; else by the
  /// CPU time of this thread, for which what else the machine does counts for little.
  var isParallel = false
  /// Does the work once.
  let work: () -> Void
}

/// Nanoseconds per cell of several ways, round by round, so that a busy machine spoils no ratio.
struct BenchRounds {
  private let ways: [BenchWay]
  private var times: [[Double]]

  init(_ ways: [BenchWay], cells: Int, rounds: Int) {
    self.ways = ways
    times = ways.map { _ in [] }
    // Several times in a row, the first for nothing: each way finds its columns where it left them.
    let repeats = max(4, 4_194_304 / cells)
    for round in 0...rounds {
      for (place, way) in ways.enumerated() {
        let clock = way.isParallel ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID
        way.work()
        let start = Self.nanoseconds(clock)
        for _ in 0..<repeats { way.work() }
        let taken = Self.nanoseconds(clock) - start
        if round > 0 { times[place].append(taken / Double(repeats * cells)) }
      }
    }
  }

  private static func nanoseconds(_ clock: clockid_t) -> Double {
    var now = timespec()
    unsafe clock_gettime(clock, &now)
    return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
  }

  /// The median of some numbers, there being one.
  private static func median(_ numbers: [Double]) -> Double {
    numbers.sorted()[numbers.count / 2]
  }

  private static func padded(_ value: Double, _ width: Int) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    let text = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A line for each way: its median, quarter and ratio to the first.
  var text: String {
    ways.indices.map { place in
      let sorted = times[place].sorted()
      let ratios = zip(times[place], times[0]).map { $0 / $1 }
      return Self.padded(sorted[sorted.count / 2], 9) + Self.padded(sorted[sorted.count / 4], 9)
        + Self.padded(Self.median(ratios), 9) + " ×  " + ways[place].name
    }.joined(separator: "\n")
  }
}
