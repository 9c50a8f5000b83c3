/// What is said around figures.
enum BenchNotes {
  /// What else the help of `bench` tells.
  static let all = [
    (
      about: "figures",
      text:
        "The middle one of all rounds, then the quartiles. Each round measures every way once, and"
        + " a ratio is the middle one of the ratios within a round, so that a busy machine spoils"
        + " little; on Linux all ways of a benchmark run on one core, but for `cores`. Times are CPU time of"
        + " the thread, or of the whole process for `process`; for `cores` they are those of the"
        + " clock on the wall, and `touch` takes the mean of the middle half of its touches."
    ),
    (
      about: "other ways",
      text:
        "`wide` and `plain` are cellfx with the instructions of AVX2, and with those that every machine"
        + " has. `scalar` and `libm` are loops in Swift with the platform's functions, `fused` is a loop"
        + " in Swift over vectors with the house's functions, all written by hand; `version` is"
        + " `cellfx --version`, which does little but start; `no-limit` is a stage"
        + " whose flash limit is off. Where `luajit` and"
        + " `lua5.4` are installed they do the same work in loops of their own over flat arrays,"
        + " which they time themselves once they are warm; for springs, which they would not work"
        + " out by a closed form, they step from frame to frame. ✓ and ✗ tell whether a bound that the"
        + " house has set itself is held here, `not slower` unless the other way was quicker in three"
        + " quarters of the rounds; `--compare` alone decides how the program ends."
    ),
    (
      about: "comparing",
      text:
        "What --compare holds against the earlier figures is how long cellfx takes beside another way,"
        + " measured in the same rounds, so that a machine that is slower today gives no false alarm:"
        + " the first of \(Words.all(of: BenchComparison.references.map { "`\($0)`" })) that both have."
        + " Where there is none, as for `process` without them, `touch`, `idle`, `frame`, `fling` and `cores`, it is the time"
        + " itself, which a busy machine disturbs: then measure again, with more --rounds, while"
        + " nothing else runs."
    ),
  ]

  /// An earlier run that has none of the benchmarks.
  static func nothingToCompare(_ path: String) -> String {
    "\(path) has figures of none of the benchmarks that are to be measured: there is nothing to compare."
  }

  /// What limits the figures, a line each.
  static func warnings(absent: [String], isDebug: Bool) -> [String] {
    var lines: [String] = []
    if isDebug { lines.append("This is a debug build: its figures mean nothing.") }
    if !absent.isEmpty {
      let verb = absent.count == 1 ? "is" : "are"
      lines.append("\(Words.all(of: absent)) \(verb) not installed: nothing is held against them.")
    }
    return lines
  }

  /// Figures beside earlier ones.
  static func lines(
    of comparison: BenchComparison, _ table: BenchTable, tolerance: Double
  ) -> [String] {
    var lines = ["", table.palette.paint("compared", .title)]
    lines += comparison.changes.map(table.line)
    if !comparison.new.isEmpty {
      lines.append("  not measured before: \(comparison.new.joined(separator: ", "))")
    }
    if !comparison.isSameMachine {
      lines.append("  The earlier figures are of another machine or build.")
    }
    let worse = comparison.changes.filter(\.isWorse).count
    let limit = Words.number(tolerance)
    let verdict =
      worse == 0
      ? table.palette.paint("✓ none takes more than \(limit) × as long", .good)
      : table.palette.paint(
        "✗ \(worse) of \(comparison.changes.count) take more than \(limit) × as long", .bad)
    return lines + ["  " + verdict]
  }
}

extension BenchSheetFault {
  /// What a person reads.
  func sentence(file: String) -> String {
    "\(file):\(line): this is not what `cellfx bench` writes with --csv or --json."
  }
}

extension BenchFault {
  /// What a person reads.
  var sentence: String {
    switch self {
    case .file(let fault): "cellfx: " + fault.sentence
    case .plugin(let sentence): "cellfx: a plugin of the benchmarks does not load: " + sentence
    case .undone(let name): "cellfx: what `\(name)` measures did not do its work."
    }
  }

  /// How the program ends.
  var code: ExitCode {
    switch self {
    case .file(let fault): fault.code
    case .plugin, .undone: .internalError
    }
  }
}
