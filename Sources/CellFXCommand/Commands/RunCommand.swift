import CellScenario

/// `cellfx run`: plays scenarios and says what came of them.
enum RunCommand {
  static let command = Command(
    name: "run",
    about: "Play scenarios, check what they expect, write traces",
    operands: Operands(name: "FILE…", count: 1...Int.max),
    options: RunOptions.table,
    examples: [
      ("cellfx run press.json", "play, and print what came of it"),
      ("cellfx run press.json --timeline", "see it go by"),
      ("cellfx run press.json --trace press.csv", "write every change"),
      ("cellfx run *.json --quiet", "print only what is wrong"),
      ("cellfx run - --json < press.json", "for machines"),
    ],
    perform: perform)

  private static func perform(
    _ arguments: Arguments, _ console: inout Console
  ) throws(Stop) -> ExitCode {
    let options: RunOptions
    do throws(UsageFault) {
      options = try RunOptions(arguments)
    } catch {
      throw Stop(error)
    }
    var outcomes: [RunOutcome] = []
    for file in arguments.operands {
      let outcome = run(file, options)
      outcomes.append(outcome)
      if options.writesJSON { continue }
      try report(outcome, options, &console, isFirst: outcomes.count == 1)
    }
    if options.writesJSON {
      try console.printLine(RunTree.tree(of: outcomes).lines)
    } else if outcomes.count > 1, !options.isQuiet {
      try console.printLine(RunSummary(palette: console.palette).line(of: outcomes))
    }
    return outcomes.reduce(.done) { worst, outcome in
      outcome.code.rawValue > worst.rawValue ? outcome.code : worst
    }
  }

  /// Plays one file; what is wrong with it is part of the outcome, so that others go on.
  private static func run(_ file: String, _ options: RunOptions) -> RunOutcome {
    var outcome = RunOutcome(file: file)
    do throws(FileFault) {
      let text = try FileAccess.bytes(of: file, limit: Scenario.sizeLimit)
      outcome.play(text, options)
    } catch {
      outcome.end = .unreadable(error)
    }
    return outcome
  }

  private static func report(
    _ outcome: RunOutcome, _ options: RunOptions, _ console: inout Console, isFirst: Bool
  ) throws(Stop) {
    if let lines = outcome.errorLines { return try console.say(lines) }
    guard let run = outcome.run else { return }
    let table = RunTable(run: run, palette: console.palette)
    if run.trace?.path == FileAccess.standard { return try console.say(table.wrongs) }
    if !isFirst, !options.isQuiet { try console.printLine() }
    if let timeline = run.timeline {
      try console.print(timeline.text(palette: console.palette, columns: Surroundings.columns))
      try console.printLine()
    }
    for line in options.isQuiet ? table.wrongs : table.lines { try console.printLine(line) }
    for line in run.digests { try console.printLine(line) }
  }
}
