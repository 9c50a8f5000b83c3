/// Figures beside those of an earlier run.
///
/// A machine that is busier than it was takes longer over everything. So what is held against the
/// earlier run is how long the house's own way takes beside another that does not change with the
/// house, measured in the same rounds; only where not both runs have one is it the time itself.
struct BenchComparison {
  /// How a benchmark has changed.
  struct Change {
    /// The benchmark.
    let name: String
    /// Nanoseconds of a unit then.
    let then: Double
    /// Nanoseconds of a unit now.
    let now: Double
    /// The way beside which both were measured; nil: the times themselves are compared.
    let reference: String?
    /// How many times as long it takes now, beside the reference where there is one.
    let ratio: Double
    /// Whether it takes longer than is tolerated.
    let isWorse: Bool
  }

  /// The ways that do not change with the house, the one that is preferred first.
  static let references = ["scalar", "libm", "luajit", "lua5.4"]

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
      guard let then = sheet.figures[result.benchmark.name], let own = result.own else {
        return nil
      }
      let beside = Self.references.lazy.compactMap { name in
        result.row(name)?.ratio.flatMap { now in
          then.ratios[name].map { (name: name, ratio: $0 / now) }
        }
      }.first
      let ratio = beside?.ratio ?? own.median / then.median
      return Change(
        name: result.benchmark.name, then: then.median, now: own.median, reference: beside?.name,
        ratio: ratio, isWorse: ratio > tolerance)
    }
    new = results.map(\.benchmark.name).filter { sheet.figures[$0] == nil }
    isSameMachine = sheet.machine == machine
  }

  /// Whether any takes longer than is tolerated.
  var isWorse: Bool {
    changes.contains(where: \.isWorse)
  }
}
