/// How the program ends (sysexits.h).
enum ExitCode: Int32, Sendable, CaseIterable {
  /// Done.
  case done = 0
  /// A check found something.
  case found = 1
  /// The command line cannot be understood.
  case usage = 64
  /// A file holds something else than it should.
  case badData = 65
  /// A file cannot be opened.
  case missingInput = 66
  /// The program itself is wrong.
  case internalError = 70
  /// A file cannot be made.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// The reader of the output went away, as the shell reports it for SIGPIPE.
  case brokenPipe = 141
}

extension ExitCode {
  /// How a command can end that only prints.
  static let ofPrinting: [ExitCode] = [.done, .usage, .inputOutput, .brokenPipe]
}

/// Why the program stops early, with what it has to say about it.
struct Stop: Error {
  /// How it ends.
  var code: ExitCode
  /// What it says, a line each; empty: nothing.
  var lines: [String]
}
