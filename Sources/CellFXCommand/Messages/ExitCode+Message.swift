extension ExitCode {
  /// What the code tells, for the help.
  var meaning: String {
    switch self {
    case .done: "done"
    case .found: "an expectation did not hold, an effect failed, or a benchmark has become slower"
    case .usage: "the command line cannot be understood"
    case .badData: "a file holds something else than it should"
    case .missingInput: "a file, a folder or an effect that was named is not there or not readable"
    case .internalError: "the program itself is wrong"
    case .cannotCreate: "a file cannot be made"
    case .inputOutput: "reading or writing failed"
    case .brokenPipe: "the reader of the output went away"
    }
  }

  /// Codes with their meanings, and those of signals.
  static func rows(of codes: [ExitCode]) -> [(name: String, about: String)] {
    let signals = [(name: "130, 143", about: "stopped by a signal")]
    let rows = codes.sorted { $0.rawValue < $1.rawValue }
      .map { (name: "\($0.rawValue)", about: $0.meaning) }
    return rows.dropLast(codes.contains(.brokenPipe) ? 1 : 0) + signals
      + (codes.contains(.brokenPipe) ? rows.suffix(1) : [])
  }
}
