import CellScenario

/// What a person reads of benchmarks.
struct BenchTable {
  let palette: Palette

  /// A benchmark's figures: a title and a row for each way.
  func lines(of result: BenchResult) -> [String] {
    let bench = result.benchmark
    let title = palette.paint(bench.name, .title)
    let head = palette.paint(" · \(bench.about) · per \(bench.unit)", .quiet)
    return ["", title + head] + result.rows.map { row(of: $0, in: result) }
  }

  private func row(of row: BenchResult.Row, in result: BenchResult) -> String {
    let unit = Self.unit(of: result.own?.median ?? row.median)
    let spread = "\(Self.number(row.lower / unit.size)) … \(Self.number(row.upper / unit.size))"
    let time = "\(Self.number(row.median / unit.size)) \(unit.name)"
    let ratio = row.ratio.map { Self.number($0) + " ×" } ?? ""
    let bounds = result.benchmark.bounds.filter { ($0.way ?? result.own?.name) == row.name }
    let verdicts = bounds.map { verdict(on: $0, in: result) }.joined(separator: ", ")
    let text =
      "  " + PlaybackTable.padded(row.name, to: 12) + Self.right(time, 10) + "   "
      + PlaybackTable.padded(spread, to: 17) + Self.right(ratio, 9)
    return Self.trimmed(text + (verdicts.isEmpty ? "" : "   " + verdicts))
  }

  private func verdict(on bound: BenchBound, in result: BenchResult) -> String {
    let text = bound.words(unit: result.benchmark.unit)
    guard let holds = bound.holds(for: result) else {
      return palette.paint("? " + text, .notable)
    }
    return palette.paint((holds ? "✓ " : "✗ ") + text, holds ? .good : .bad)
  }

  /// A benchmark beside an earlier run.
  func line(of change: BenchComparison.Change) -> String {
    let text =
      "  " + PlaybackTable.padded(change.name, to: 18)
      + Self.right(Self.time(change.then), 10) + "  →" + Self.right(Self.time(change.now), 10)
      + Self.right(Self.number(change.ratio) + " ×", 10)
      + (change.reference.map { " beside \($0)" } ?? "")
    return change.isWorse ? text + "   " + palette.paint("✗ slower", .bad) : text
  }

  /// What there is to measure.
  func lines(listing all: [Benchmark], columns: Int) -> [String] {
    let width = (all.map(\.name.count).max() ?? 0) + 2
    return all.flatMap { bench in
      Words.folded("\(bench.about) (per \(bench.unit))", to: columns - width - 2).enumerated()
        .map { place, text in
          let name = PlaybackTable.padded(place == 0 ? bench.name : "", to: width)
          return "  " + palette.paint(name, .title) + text
        }
    }
  }

  // MARK: Numbers

  /// A time in the unit that fits.
  static func time(_ nanoseconds: Double) -> String {
    let unit = unit(of: nanoseconds)
    return "\(number(nanoseconds / unit.size)) \(unit.name)"
  }

  private static func unit(of nanoseconds: Double) -> (size: Double, name: String) {
    switch nanoseconds {
    case ..<1e3: (1, "ns")
    case ..<1e6: (1e3, "µs")
    case ..<1e9: (1e6, "ms")
    default: (1e9, "s")
    }
  }

  private static func number(_ value: Double) -> String {
    NumberText.of(value, digits: 3)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}

extension BenchBound {
  /// What is to be reached.
  func words(unit: String) -> String {
    switch self {
    case .nanoseconds(let most): "at most \(BenchTable.time(most))"
    case .perSecond(let least): "at least \(Words.whole(Words.nearest(least))) \(unit)s a second"
    case .faster(let times, _): "at least \(Words.number(times)) ×"
    case .notSlower: "not slower"
    case .within(let times, _): "at least 1/\(Words.number(times)) ×"
    case .sum(let times, let way, let plus): "at most \(Words.number(times)) × \(way) + \(plus)"
    }
  }
}
