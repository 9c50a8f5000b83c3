import CellScenario

/// `cellfx run`: plays scenarios and says what came of them.
enum RunCommand {
  static let command = Command(
    name: "run",
    about: "Play scenarios, check what they expect, write traces",
    operands: Operands(name: "FILE…", count: 1...Int.max),
    options: RunOptions.table,
    notes: RunNotes.all,
    exits: ExitCode.allCases,
    examples: [
      ("cellfx run press.json", "play, and print what came of it"),
      ("cellfx run press.json --timeline", "see it go by"),
      ("cellfx run press.json --trace press.csv", "write every change"),
      ("cellfx run press.json --record fed.json", "write what was fed as a scenario"),
      ("cellfx run *.json --quiet", "print only what is wrong"),
      ("cellfx run - --json < press.json", "for machines"),
    ],
    perform: perform)

  private static func perform(
    _ arguments: Arguments, _ console: inout Console
  ) throws(Stop) -> ExitCode {
    let folders = try PluginFolders.all(arguments, &console)
    let options: RunOptions
    do throws(UsageFault) {
      options = try RunOptions(arguments, folders: folders)
    } catch {
      throw Stop(error)
    }
    var outcomes: [FileOutcome] = []
    for file in arguments.operands {
      let outcome = play(file, options)
      outcomes.append(outcome)
      if !outcome.warnings.isEmpty { try console.say(outcome.warnings) }
      if options.writesJSON { continue }
      try report(outcome, options, &console, isFirst: outcomes.count == 1)
    }
    if options.writesJSON {
      try console.printLine(PlaybackTree.tree(of: outcomes).lines)
    } else if outcomes.count > 1, !options.isQuiet {
      try console.printLine(OutcomeSummary(palette: console.palette).line(of: outcomes))
    }
    return outcomes.reduce(.done) { worst, outcome in
      outcome.code.rawValue > worst.rawValue ? outcome.code : worst
    }
  }

  /// Plays one file; what is wrong with it is part of the outcome, so that others go on.
  private static func play(_ file: String, _ options: RunOptions) -> FileOutcome {
    var outcome = FileOutcome(file: file)
    do throws(FileFault) {
      let text = try FileAccess.bytes(of: file, limit: Scenario.sizeLimit)
      if file.hasSuffix(".lua") { outcome.end = .plugin } else { outcome.play(text, options) }
    } catch {
      outcome.end = .unreadable(error)
    }
    return outcome
  }

  private static func report(
    _ outcome: FileOutcome, _ options: RunOptions, _ console: inout Console, isFirst: Bool
  ) throws(Stop) {
    if let lines = outcome.errorLines { return try console.say(lines) }
    guard let played = outcome.played else { return }
    let table = PlaybackTable(
      played: played, palette: console.palette, columns: Outside.columns,
      tellsTiming: options.tellsTiming)
    if played.fillsOutput {
      return try console.say(table.wrongs + played.digests)
    }
    if !isFirst, !options.isQuiet { try console.printLine() }
    if let timeline = played.timeline {
      try console.print(timeline.text(palette: console.palette, columns: Outside.columns))
      try console.printLine()
    }
    let lines = options.isQuiet ? table.wrongs[...] : table.lines[...]
    for line in console.hasPrinted ? lines : lines.drop(while: \.isEmpty) {
      try console.printLine(line)
    }
    for line in played.digests { try console.printLine(line) }
  }
}
