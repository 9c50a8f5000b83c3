/// The files that `run` writes.
struct RunOutputs {
  private let trace: String?
  private let record: String?

  init(_ arguments: Arguments) {
    trace = arguments.value(of: "--trace")
    record = arguments.value(of: "--record")
  }

  /// Whether each can be written without the loss of another, or of what is played.
  func check(_ scenarios: [String]) throws(UsageFault) {
    for scenario in scenarios {
      try check("--trace", trace, against: scenario, "the scenario")
      try check("--record", record, against: scenario, "the scenario")
    }
    try check("--record", record, against: trace, "the trace")
    if trace == FileAccess.standard, record == FileAccess.standard {
      throw .together("--trace -", "`--record -`", command: "run")
    }
    if let record, record != FileAccess.standard, !record.hasSuffix(".json") {
      throw .recordEnding(record, command: "run")
    }
  }

  private func check(
    _ option: String, _ path: String?, against other: String?, _ what: String
  ) throws(UsageFault) {
    guard let path, let other, FileAccess.isSame(path, other) else { return }
    throw .overwrites(option, what, path, command: "run")
  }
}
