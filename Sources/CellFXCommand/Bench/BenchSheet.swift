import CellScenario

/// Figures as a file keeps them: comma-separated values, below the facts of the machine.
struct BenchSheet {
  /// The machine.
  let machine: BenchMachine
  /// Nanoseconds of the house's own way by benchmark.
  let figures: [String: Double]

  private static let head = "benchmark,unit,way,median,lower,upper,ratio"

  /// Figures as text.
  static func text(of results: [BenchResult], _ machine: BenchMachine) -> String {
    let facts = machine.facts.map { "# \($0.name): \($0.value)" }
    let rows = results.flatMap { result in
      result.rows.map { row in
        let numbers = [row.median, row.lower, row.upper].map { NumberText.of($0, digits: 4) }
        let ratio = row.ratio.map { NumberText.of($0, digits: 4) } ?? ""
        let names = [result.benchmark.name, result.benchmark.unit, row.name]
        return (names + numbers + [ratio]).joined(separator: ",")
      }
    }
    return (facts + ["# nanoseconds per unit", head] + rows).map { $0 + "\n" }.joined()
  }

  /// The figures of a file, as `--csv` or as `--json` writes them.
  init(_ bytes: [UInt8]) throws(BenchSheetFault) {
    let first = bytes.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    if first == UInt8(ascii: "{") {
      try self.init(json: bytes)
    } else {
      try self.init(csv: String(decoding: bytes, as: UTF8.self))
    }
  }

  private init(csv text: String) throws(BenchSheetFault) {
    var facts: [(name: String, value: String)] = []
    var figures: [String: Double] = [:]
    var hasHead = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() where !line.isEmpty {
      if line.hasPrefix("# ") {
        let parts = line.dropFirst(2).split(separator: ": ", maxSplits: 1).map(String.init)
        if parts.count == 2 { facts.append((parts[0], parts[1])) }
      } else if line == Self.head {
        hasHead = true
      } else {
        let words = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard hasHead, words.count == 7, let median = Double(words[3]), median > 0,
          median.isFinite
        else {
          throw BenchSheetFault(line: place + 1)
        }
        if figures[words[0]] == nil { figures[words[0]] = median }
      }
    }
    guard hasHead else { throw BenchSheetFault(line: 1) }
    machine = BenchMachine(facts: facts)
    self.figures = figures
  }

  private init(json bytes: [UInt8]) throws(BenchSheetFault) {
    let root: JSONNode
    do throws(ScenarioError) {
      root = try JSONNode(reading: bytes)
    } catch {
      throw BenchSheetFault(line: error.position?.line ?? 1)
    }
    guard let list = root["benchmarks"] else { throw BenchSheetFault(line: 1) }
    var figures: [String: Double] = [:]
    for bench in list.elements {
      guard let name = bench["name"]?.text,
        let median = bench["ways"]?.elements.first?["median"]?.number, median > 0
      else { throw BenchSheetFault(line: bench.position.line) }
      figures[name] = median
    }
    machine = BenchMachine(
      facts: (root["machine"]?.members ?? []).map { ($0.key, $0.node.text ?? "") })
    self.figures = figures
  }
}

/// A file that holds no figures: where it stops being one.
struct BenchSheetFault: Error, Hashable {
  /// The line, from 1.
  let line: Int
}

/// Figures beside those of an earlier run.
struct BenchComparison {
  /// How a benchmark has changed.
  struct Change {
    /// The benchmark.
    let name: String
    /// Nanoseconds of a unit then.
    let then: Double
    /// Nanoseconds of a unit now.
    let now: Double
    /// Whether it takes longer than is tolerated.
    let isWorse: Bool

    /// How many times as long it takes now.
    var ratio: Double { now / then }
  }

  /// The benchmarks that both have.
  let changes: [Change]
  /// The names of those that the earlier run does not have.
  let new: [String]
  /// Whether the earlier run is of a machine and a build like this one.
  let isSameMachine: Bool

  /// Figures beside earlier ones.
  ///
  /// - Parameters:
  ///   - results: The figures now.
  ///   - machine: The machine now.
  ///   - sheet: The earlier ones.
  ///   - tolerance: How many times as long a benchmark may take.
  init(_ results: [BenchResult], _ machine: BenchMachine, _ sheet: BenchSheet, tolerance: Double) {
    changes = results.compactMap { result in
      guard let then = sheet.figures[result.benchmark.name], let now = result.own?.median else {
        return nil
      }
      return Change(
        name: result.benchmark.name, then: then, now: now, isWorse: now / then > tolerance)
    }
    new = results.map(\.benchmark.name).filter { sheet.figures[$0] == nil }
    isSameMachine = sheet.machine == machine
  }

  /// Whether any takes longer than is tolerated.
  var isWorse: Bool {
    changes.contains(where: \.isWorse)
  }
}
