import CellScenario

/// Benchmarks for machines.
enum BenchTree {
  /// All figures, and what they are held against.
  static func tree(
    of results: [BenchResult], _ machine: BenchMachine, rounds: Int, _ comparison: BenchComparison?
  ) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("machine", .object(machine.facts.map { .init($0.name, .text($0.value)) })),
      .init("rounds", .whole(rounds)), .init("benchmarks", .list(results.map(tree))),
    ]
    if let comparison {
      members.append(.init("compared", .list(comparison.changes.map(tree))))
    }
    return .object(members)
  }

  private static func tree(_ result: BenchResult) -> JSONTree {
    .object([
      .init("name", .text(result.benchmark.name)), .init("unit", .text(result.benchmark.unit)),
      .init(
        "ways",
        .list(
          result.rows.map { row in
            .object([
              .init("name", .text(row.name)), .init("median", .number(row.median)),
              .init("lower", .number(row.lower)), .init("upper", .number(row.upper)),
              .init("ratio", row.ratio.map { .number($0) } ?? .null),
            ])
          })),
      .init("bounds", .list(result.benchmark.bounds.map { tree($0, result) })),
    ])
  }

  private static func tree(_ bound: BenchBound, _ result: BenchResult) -> JSONTree {
    .object([
      .init("way", .optional(bound.way)),
      .init("bound", .text(bound.words(unit: result.benchmark.unit))),
      .init("holds", bound.holds(for: result).map { .boolean($0) } ?? .null),
    ])
  }

  private static func tree(_ change: BenchComparison.Change) -> JSONTree {
    .object([
      .init("name", .text(change.name)), .init("then", .number(change.then)),
      .init("now", .number(change.now)), .init("beside", .optional(change.reference)),
      .init("ratio", .number(change.ratio)),
      .init("worse", .boolean(change.isWorse)),
    ])
  }
}
