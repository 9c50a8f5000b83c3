/// `cellfx bench`: what the program's work costs, beside other ways of doing it.
enum BenchCommand {
  static let command = Command(
    name: "bench",
    about: "Measure what work costs, beside other ways of doing it",
    operands: Operands(name: "NAME…", count: 0...Int.max),
    options: [
      Option(name: "--list", about: "Print what can be measured"),
      Option(
        name: "--rounds", value: .whole("N", 1...1000),
        about: "How often each is measured, 7 if not said; a first round warms up"),
      Option(name: "--json", about: "Print the figures as JSON"),
      Option(
        name: "--csv", value: .text("FILE"),
        about: "Write the figures to FILE (.csv; - is standard output); a FILE that is there is"
          + " replaced"),
      Option(
        name: "--compare", value: .text("FILE"),
        about: "Hold them against what --csv or --json has written before"),
      Option(
        name: "--tolerance", value: .number("TIMES", 1...1000),
        about: "How many times as long as then it may take, 1.25 if not said; with --compare"),
    ],
    notes: BenchNotes.all,
    exits: ExitCode.ofPrinting + [.found, .badData, .missingInput, .internalError, .cannotCreate],
    examples: [
      ("cellfx bench", "all of them, in less than a minute"),
      ("cellfx bench ripple touch --rounds 21", "two of them, for longer"),
      ("cellfx bench --csv before.csv", "keep the figures"),
      ("cellfx bench --compare before.csv", "what has changed since"),
    ],
    perform: perform)

  /// What can be measured.
  static let all =
    FieldBench.all + SpringBench.all + StageBench.all + ItemsBench.all
    + ProcessBench.all

  private static let rounds = 7
  private static let tolerance = 1.25

  private static func perform(
    _ arguments: Arguments, _ console: inout Console
  ) throws(Stop) -> ExitCode {
    let table = BenchTable(palette: console.palette)
    let chosen = try chosen(arguments.operands)
    if arguments.has("--list") {
      for line in table.lines(listing: chosen, columns: Outside.columns) {
        try console.printLine(line)
      }
      return .done
    }
    do throws(UsageFault) {
      try check(arguments)
    } catch {
      throw Stop(error)
    }
    let isForMachines = arguments.value(of: "--csv") == FileAccess.standard
    let earlier = try sheet(arguments.value(of: "--compare"), of: chosen)
    let file = try arguments.value(of: "--csv").map { path throws(Stop) in
      try attempt { () throws(FileFault) in (try FileAccess.create(path, emptying: false), path) }
    }
    // An interpreter that ends early is no reason for the program to end.
    Outside.outliveReaders()
    let run = BenchRun(
      rounds: arguments.value(of: "--rounds").flatMap { Int($0) } ?? rounds,
      tolerance: arguments.value(of: "--tolerance").flatMap { Double($0) } ?? tolerance,
      earlier: earlier, writesJSON: arguments.has("--json"), writesSheet: isForMachines,
      table: table)
    let results = try run.perform(chosen, &console)
    if let (file, path) = file {
      try attempt { () throws(FileFault) in
        let text = BenchSheet.text(of: results, .here)
        try FileAccess.replace(with: Array(text.utf8), in: file, named: path)
        try FileAccess.finish(file, named: path)
      }
    }
    return try run.report(results, &console)
  }

  /// Whether the options go together, and nothing is lost by what is written.
  private static func check(_ arguments: Arguments) throws(UsageFault) {
    if arguments.has("--tolerance"), !arguments.has("--compare") {
      throw .onlyWith("--tolerance", "--compare", command: "bench")
    }
    guard let path = arguments.value(of: "--csv") else { return }
    if path == FileAccess.standard, arguments.has("--json") {
      throw .together("--json", "`--csv -`", command: "bench")
    }
    guard path == FileAccess.standard || path.hasSuffix(".csv") else {
      throw .figuresEnding(path)
    }
    if let earlier = arguments.value(of: "--compare"), FileAccess.isSame(path, earlier) {
      throw .together("--csv", "`--compare` of the same file", command: "bench")
    }
  }

  private static func chosen(_ names: [String]) throws(Stop) -> [Benchmark] {
    for name in names where !all.contains(where: { $0.name == name }) {
      throw Stop(UsageFault.unknownBenchmark(name, known: all.map(\.name)))
    }
    return names.isEmpty ? all : all.filter { names.contains($0.name) }
  }

  private static func sheet(
    _ path: String?, of chosen: [Benchmark]
  ) throws(Stop) -> BenchSheet? {
    guard let path else { return nil }
    let bytes = try attempt { () throws(FileFault) in
      try FileAccess.bytes(of: path, limit: 1 << 20)
    }
    let sheet: BenchSheet
    do throws(BenchSheetFault) {
      sheet = try BenchSheet(bytes)
    } catch {
      throw Stop(code: .badData, lines: [error.sentence(file: path)])
    }
    guard chosen.contains(where: { sheet.figures[$0.name] != nil }) else {
      throw Stop(code: .badData, lines: [BenchNotes.nothingToCompare(path)])
    }
    return sheet
  }

  private static func attempt<Result>(
    _ body: () throws(FileFault) -> Result
  ) throws(Stop) -> Result {
    do throws(FileFault) {
      return try body()
    } catch {
      throw Stop(error)
    }
  }
}
