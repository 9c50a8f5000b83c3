import CellScenario

/// What `run` was asked for.
struct RunOptions {
  /// Whether a bare name is a plugin first.
  var prefersPlugins: Bool
  /// The folders that plugins are looked up in.
  var folders: [String]
  /// Those of them that the command line names.
  var namedFolders: [String]
  /// Frames per second.
  var rate: Double
  /// The seed in place of the file's.
  var seed: UInt64?
  /// Parameters on top of the file's.
  var overrides: [Override]
  /// Where the trace goes.
  var trace: (path: String, format: TraceFormat)?
  /// Where what was fed goes.
  var record: String?
  /// Whether digests are printed.
  var printsDigests: Bool
  /// Whether the playback is drawn.
  var drawsTimeline: Bool
  /// Whether the result is JSON.
  var writesJSON: Bool
  /// Whether only what is wrong is printed.
  var isQuiet: Bool
  /// Whether it is told how long frames took.
  var tellsTiming: Bool

  static let table: [Option] = [
    Option(name: "--timeline", about: "Draw what cells show over time"),
    Option(
      name: "--trace", value: .text("FILE"),
      about: "Write every change to FILE (.csv or .jsonl; - is CSV on standard output)"),
    Option(
      name: "--record", value: .text("FILE"),
      about: "Write what was fed as a scenario to FILE (.json; - is standard output)"),
    Option(name: "--digest", about: "Print a digest of each frame's exact bits"),
    Option(name: "--json", about: "Print the result as JSON"),
    Option(
      name: "--timing", about: "Say how long frames took; a table on a terminal always does"),
    Option(name: "--quiet", short: "-q", about: "Print only what is wrong"),
    Option(
      name: "--rate", value: .number("FPS", Player.rates),
      about: "Frames looked at in a second; default 60"),
    Option(
      name: "--seed", value: .whole("NUMBER", 0...9_007_199_254_740_991),
      about: "Seed of random numbers, in place of the file's"),
    Option(
      name: "--set", value: .text("NAME=VALUE"), isRepeatable: true,
      about: "Set a parameter: scale=0.9, or bounce.scale=0.9 for one effect"),
    PluginFolders.option,
    Option(name: "--plugins-first", about: "Let a bare name mean a plugin before a built-in"),
  ]

  /// The options of a checked command line.
  init(_ arguments: Arguments, folders: [String]) throws(UsageFault) {
    prefersPlugins = arguments.has("--plugins-first")
    self.folders = folders
    namedFolders = arguments.values(of: PluginFolders.option.name)
    rate = arguments.value(of: "--rate").flatMap { Double($0) } ?? Player.defaultRate
    seed = arguments.value(of: "--seed").flatMap { UInt64($0) }
    overrides = try arguments.values(of: "--set").map { text throws(UsageFault) in
      try Self.override(text)
    }
    try RunOutputs(arguments).check(arguments.operands)
    trace = try arguments.value(of: "--trace").map { path throws(UsageFault) in
      (path: path, format: try Self.format(of: path))
    }
    record = arguments.value(of: "--record")
    printsDigests = arguments.has("--digest")
    drawsTimeline = arguments.has("--timeline")
    writesJSON = arguments.has("--json")
    isQuiet = arguments.has("--quiet")
    tellsTiming =
      arguments.has("--timing") || (!writesJSON && Outside.isTerminal(FileAccess.output))
    try checkTogether(arguments)
  }

  private func checkTogether(_ arguments: Arguments) throws(UsageFault) {
    let files = [("--trace", trace?.path), ("--record", record)]
    for case (let option, let path?) in files {
      if arguments.operands.count > 1 { throw .together(option, "several files", command: "run") }
      guard path == FileAccess.standard, writesJSON || drawsTimeline else { continue }
      throw .together(
        option + " -", writesJSON ? "`--json`" : "`--timeline`", command: "run")
    }
    if writesJSON, drawsTimeline {
      throw .together("--json", "`--timeline`", command: "run")
    }
  }

  private static func format(of path: String) throws(UsageFault) -> TraceFormat {
    if path.hasSuffix(".csv") || path == FileAccess.standard { return .csv }
    if path.hasSuffix(".jsonl") { return .jsonLines }
    throw .traceEnding(path, command: "run")
  }

  /// `scale=0.9`, or `bounce.scale=0.9` for one effect.
  private static func override(_ text: String) throws(UsageFault) -> Override {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].first != ".", parts[0].last != "." else {
      throw .setting(text, command: "run")
    }
    guard let point = parts[0].lastIndex(of: ".") else {
      return Override(String(parts[0]), String(parts[1]))
    }
    let name = parts[0][parts[0].index(after: point)...]
    return Override(effect: String(parts[0][..<point]), String(name), String(parts[1]))
  }
}
