import Foundation

/// The built program, run as a person would.
struct Program {
  /// What a run left.
  struct Ending {
    /// Its exit code; 128 + n for signal n.
    let code: Int32
    /// Standard output.
    let output: String
    /// Standard error.
    let errors: String

    /// The lines of standard output.
    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The program stands beside the tests.
  static let path =
    Bundle.main.executableURL?.resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "cellfx").path ?? "cellfx"

  /// The folder of this package's tests.
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The scenarios.
  static let scenarios = tests + "/CellScenarioTests/Scenarios"

  /// An environment without colours.
  ///
  /// Leaks are looked for in the tests themselves: at its end the program still holds its globals,
  /// whose tagged pointers the leak sanitizer does not follow.
  static let environment = [
    "PATH": "/usr/bin:/bin", "COLUMNS": "100", "ASAN_OPTIONS": "detect_leaks=0",
  ]

  /// Runs it.
  ///
  /// - Parameters:
  ///   - words: The command line after the program's name.
  ///   - input: What stands on standard input.
  ///   - variables: On top of an environment without colours.
  /// - Returns: How it ended.
  /// - Throws: If it cannot be started.
  static func run(
    _ words: [String], input: String = "", variables: [String: String] = [:]
  ) throws -> Ending {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = words
    process.environment = environment.merging(variables) { _, new in new }
    let files = try TemporaryFolder()
    let (out, err, into) = (files.path("out"), files.path("err"), files.path("in"))
    try Data(input.utf8).write(to: URL(filePath: into))
    for path in [out, err] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    process.standardInput = FileHandle(forReadingAtPath: into)
    process.standardOutput = FileHandle(forWritingAtPath: out)
    process.standardError = FileHandle(forWritingAtPath: err)
    try process.run()
    process.waitUntilExit()
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return Ending(
      code: signal + process.terminationStatus,
      output: try String(contentsOfFile: out, encoding: .utf8),
      errors: try String(contentsOfFile: err, encoding: .utf8))
  }
}

/// A folder that is gone with its owner.
final class TemporaryFolder {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "cellfx-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// Its own name.
  var name: String {
    root.lastPathComponent
  }

  /// The path of a name in it.
  func path(_ name: String) -> String {
    root.appending(path: name).path
  }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: path(name)))
    return path(name)
  }
}
