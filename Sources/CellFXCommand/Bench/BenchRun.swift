import CellScenario

/// One call of `cellfx bench`: measures, and tells.
struct BenchRun {
  /// How often each way is measured.
  let rounds: Int
  /// How many times as long as before a benchmark may take.
  let tolerance: Double
  /// The figures to hold these against.
  let earlier: BenchSheet?
  /// Whether the figures are printed as JSON.
  let writesJSON: Bool
  /// Whether the figures are printed as a file has them.
  let writesSheet: Bool
  let table: BenchTable

  private var isForMachines: Bool {
    writesJSON || writesSheet
  }

  /// Measures benchmarks, and prints each as soon as it is measured unless a machine reads.
  func perform(_ benchmarks: [Benchmark], _ console: inout Console) throws(Stop) -> [BenchResult] {
    let ground = BenchGround()
    if !isForMachines { for line in head(ground) { try console.printLine(line) } }
    let progress = ProgressLine()
    var results: [BenchResult] = []
    for (place, benchmark) in benchmarks.enumerated() {
      let result = try result(of: benchmark, ground) { round in
        let done = Double(place) + Double(round) / Double(rounds + 1)
        progress?.show(done / Double(benchmarks.count), benchmark.name)
      }
      progress?.clear()
      results.append(result)
      if isForMachines { continue }
      for line in table.lines(of: result) { try console.printLine(line) }
      try console.flush()
    }
    return results
  }

  private func result(
    of benchmark: Benchmark, _ ground: BenchGround, tell: (Int) -> Void
  ) throws(Stop) -> BenchResult {
    do throws(BenchFault) {
      let measuring = BenchRounds(count: rounds, ground: ground)
      if benchmark.takesCores { return try measuring.result(of: benchmark, tell: tell) }
      return try Core.pinned { () throws(BenchFault) in
        try measuring.result(of: benchmark, tell: tell)
      }
    } catch {
      throw Stop(code: error.code, lines: [error.sentence])
    }
  }

  /// What stands above the figures.
  private func head(_ ground: BenchGround) -> [String] {
    let facts = BenchMachine.here.facts.map { "\($0.name) \($0.value)" }.joined(separator: " · ")
    return [table.palette.paint(facts, .quiet)]
      + BenchNotes.warnings(absent: ground.absent, isDebug: BenchMachine.isDebug)
  }

  /// Tells how the figures stand to earlier ones, and how the program ends.
  func report(_ results: [BenchResult], _ console: inout Console) throws(Stop) -> ExitCode {
    let comparison = earlier.map {
      BenchComparison(results, .here, $0, tolerance: tolerance)
    }
    if writesJSON {
      let tree = BenchTree.tree(of: results, .here, rounds: rounds, comparison)
      try console.printLine(tree.lines)
    } else if let comparison, !isForMachines {
      for line in BenchNotes.lines(of: comparison, table, tolerance: tolerance) {
        try console.printLine(line)
      }
    }
    return comparison?.isWorse == true ? .found : .done
  }
}
