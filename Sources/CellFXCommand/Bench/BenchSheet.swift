import CellScenario

/// Figures as a file keeps them: comma-separated values, below the facts of the machine.
struct BenchSheet {
  /// The machine.
  let machine: BenchMachine
  /// What was measured, by benchmark.
  let figures: [String: Figures]

  /// What a file has of a benchmark.
  struct Figures: Hashable {
    /// Nanoseconds of a unit by the house's own way.
    let median: Double
    /// How many times as long another way took in the same rounds, by its name.
    var ratios: [String: Double] = [:]

    /// Figures of the first row of a benchmark; nil where there is no time.
    init?(median: Double?) {
      guard let median, median > 0, median.isFinite else { return nil }
      self.median = median
    }

    /// Adds another way; what is no ratio is left out.
    mutating func add(_ way: String, ratio: Double?) {
      if let ratio, ratio > 0, ratio.isFinite { ratios[way] = ratio }
    }
  }

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
    var figures: [String: Figures] = [:]
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
        guard hasHead, words.count == 7, let row = Figures(median: Double(words[3])) else {
          throw BenchSheetFault(line: place + 1)
        }
        if figures[words[0]] == nil { figures[words[0]] = row }
        figures[words[0]]?.add(words[2], ratio: Double(words[6]))
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
    var figures: [String: Figures] = [:]
    for bench in list.elements {
      let ways = bench["ways"]?.elements ?? []
      guard let name = bench["name"]?.text, var row = Figures(median: ways.first?["median"]?.number)
      else { throw BenchSheetFault(line: bench.position.line) }
      for way in ways { row.add(way["name"]?.text ?? "", ratio: way["ratio"]?.number) }
      figures[name] = row
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
