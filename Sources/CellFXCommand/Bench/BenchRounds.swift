/// Measures benchmarks: each round measures every way once, so that a busy machine spoils no ratio.
struct BenchRounds {
  /// How many rounds are counted, after one to warm up.
  let count: Int
  /// What the benchmarks share.
  let ground: BenchGround

  /// Measures a benchmark.
  ///
  /// - Parameters:
  ///   - benchmark: What is done.
  ///   - tell: Hears of each round before it begins, 0 for the one that warms up.
  /// - Returns: The figures, without ways that failed.
  /// - Throws: ``BenchFault`` for what cannot be set up.
  func result(
    of benchmark: Benchmark, tell: (Int) -> Void
  ) throws(BenchFault) -> BenchResult {
    let ways = try benchmark.ways(ground)
    var samples: [[Double]?] = ways.map { _ in [] }
    for round in 0...count {
      tell(round)
      for place in ways.indices where samples[place] != nil {
        guard let time = ways[place].measure() else {
          samples[place] = nil
          continue
        }
        if round > 0 { samples[place]?.append(time) }
      }
    }
    guard samples.first.flatMap({ $0 }) != nil else { throw .undone(benchmark.name) }
    let measured = zip(ways, samples).compactMap { way, times in
      times.map { (name: way.name, times: $0) }
    }
    return BenchResult(benchmark, samples: measured)
  }
}

/// What the benchmarks share: how large they are and what is there to compare with.
final class BenchGround: Sendable {
  /// How many cells fields drive.
  let cells: Int
  /// The interpreters that are there, by the names of their programs.
  let interpreters: [String: String]

  /// The programs that do the same work where they are installed.
  static let interpreterNames = ["luajit", "lua5.4"]

  /// A ground for fields over so many cells.
  init(cells: Int = 1 << 20) {
    self.cells = cells
    var interpreters: [String: String] = [:]
    for name in Self.interpreterNames { interpreters[name] = Outside.program(named: name) }
    self.interpreters = interpreters
  }

  /// The interpreters that are not there.
  var absent: [String] {
    Self.interpreterNames.filter { interpreters[$0] == nil }
  }

  /// A way of each interpreter that is there and takes the loop.
  ///
  /// - Parameters:
  ///   - loop: The work.
  ///   - units: How many units each does at a time, by its name.
  /// - Returns: The ways, in the order of the names.
  func ways(_ loop: LuaLoop, units: (String) -> Int) -> [BenchWay] {
    Self.interpreterNames.compactMap { name in
      guard let path = interpreters[name] else { return nil }
      let units = units(name)
      let text = loop.text(for: name == "luajit" ? .jit : .plain, units: units)
      guard let talk = LuaTalk(path, text: text) else { return nil }
      let repeats = max(1, loop.units(of: name) / units)
      return BenchWay(
        name: name, measure: { talk.time(of: repeats).map { $0 / Double(units * repeats) } },
        sum: talk.sum)
    }
  }
}

/// Takes the time of work.
enum BenchTimer {
  /// Nanoseconds of this thread's CPU that a unit takes: what else the machine does counts for little.
  static func thread(units: Int, repeats: Int = 1, _ work: () -> Void) -> Double {
    let start = Outside.threadNanoseconds()
    for _ in 0..<repeats { work() }
    return Double(Outside.threadNanoseconds() - start) / Double(units * repeats)
  }

  /// Nanoseconds on the wall that a unit takes, as work of several threads must be measured.
  static func wall(units: Int, repeats: Int = 1, _ work: () -> Void) -> Double {
    let start = Outside.nanoseconds()
    for _ in 0..<repeats { work() }
    return Double(Outside.nanoseconds() - start) / Double(units * repeats)
  }
}
