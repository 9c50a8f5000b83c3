/// The words of a command line, checked against the command's table.
///
/// Invariant: every option is one of the command's, its value is one it takes, and only repeatable
/// ones are there more than once.
struct Arguments: Sendable {
  /// What is not an option, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads the words that follow a command's name.
  init(_ words: [String], for command: Command) throws(UsageFault) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("--") {
        try readLong(word, &rest, command)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word, &rest, command)
      } else {
        operands.append(word)
      }
    }
    if !has("--help") { try checkCount(command) }
  }

  /// Whether an option is there.
  func has(_ name: String) -> Bool {
    values[name] != nil
  }

  /// The last value of an option.
  func value(of name: String) -> String? {
    values[name]?.last
  }

  /// All values of an option, in order.
  func values(of name: String) -> [String] {
    values[name] ?? []
  }

  // MARK: Reading

  private mutating func readLong(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(UsageFault) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      throw .unknownOption(name, command: command.name, known: command.allOptions.map(\.name))
    }
    let joined = parts.count == 2 ? String(parts[1]) : nil
    try add(option, joined, &rest, command)
  }

  private mutating func readShort(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(UsageFault) {
    let name = String(word.prefix(2))
    guard let option = command.allOptions.first(where: { $0.short == name }) else {
      throw .unknownOption(word, command: command.name, known: command.allOptions.map(\.name))
    }
    let joined = String(word.dropFirst(2))
    if option.value == .none, let next = joined.first {
      try add(option, nil, &rest, command)
      return try readShort("-\(next)" + joined.dropFirst(), &rest, command)
    }
    try add(option, joined.isEmpty ? nil : joined, &rest, command)
  }

  private mutating func add(
    _ option: Option, _ joined: String?, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(UsageFault) {
    if option.value == .none {
      if joined != nil { throw .unwantedValue(option.name, command: command.name) }
      values[option.name] = [""]
      return
    }
    guard let value = joined ?? rest.popFirst() else {
      throw .missingValue(option, command: command.name)
    }
    guard option.value.takes(value) else {
      throw .wrongValue(option, found: value, command: command.name)
    }
    if !option.isRepeatable, values[option.name] != nil {
      throw .repeated(option.name, command: command.name)
    }
    values[option.name, default: []].append(value)
  }

  private func checkCount(_ command: Command) throws(UsageFault) {
    let allowed = command.operands.count
    if operands.count < allowed.lowerBound {
      throw .missingOperand(command.operands.name, command: command.name)
    }
    if operands.count > allowed.upperBound {
      throw .extraOperand(operands[allowed.upperBound], command: command.name)
    }
  }
}

extension Option.Value {
  /// Whether a text is a value of this kind.
  func takes(_ text: String) -> Bool {
    switch self {
    case .none: false
    case .text: !text.isEmpty
    case .choice(let words): words.contains(text)
    case .number(_, let range): Double(text).map(range.contains) ?? false
    case .whole(_, let range): Int(text).map(range.contains) ?? false
    }
  }
}

/// Why a command line cannot be understood: facts, no prose.
enum UsageFault: Error, Sendable {
  /// No command is named.
  case noCommand
  /// There is no such command.
  case unknownCommand(String, known: [String])
  /// The reference has no such section.
  case unknownSection(String, known: [String])
  /// There is no such benchmark.
  case unknownBenchmark(String, known: [String])
  /// The program itself has no such option; those that it has.
  case unknownProgramOption(String, known: [String])
  /// The option means nothing without another.
  case onlyWith(String, String, command: String)
  /// A file for figures whose name does not end in `.csv`.
  case figuresEnding(String)
  /// The command has no such option.
  case unknownOption(String, command: String, known: [String])
  /// The option takes no value.
  case unwantedValue(String, command: String)
  /// The option needs a value.
  case missingValue(Option, command: String)
  /// The option does not take the value.
  case wrongValue(Option, found: String, command: String)
  /// The option is there more than once.
  case repeated(String, command: String)
  /// The command needs an operand.
  case missingOperand(String, command: String)
  /// The command takes no more operands.
  case extraOperand(String, command: String)
  /// Options that do not go together, with the reason in words of their own.
  case together(String, String, command: String)
  /// A setting that is not `name=value`.
  case setting(String, command: String)
  /// A trace file whose ending names no format.
  case traceEnding(String, command: String)
  /// A recording's file that does not end as scenarios do.
  case recordEnding(String, command: String)
  /// An option that would write over something else: what, and its path.
  case overwrites(String, String, String, command: String)

  /// The command whose help tells more.
  var command: String? {
    switch self {
    case .noCommand, .unknownCommand, .unknownProgramOption: nil
    case .onlyWith(_, _, let command): command
    case .unknownSection: "docs"
    case .unknownBenchmark, .figuresEnding: "bench"
    case .unknownOption(_, let command, _), .unwantedValue(_, let command),
      .missingValue(_, let command), .wrongValue(_, _, let command), .repeated(_, let command),
      .missingOperand(_, let command), .extraOperand(_, let command),
      .together(_, _, let command), .setting(_, let command), .traceEnding(_, let command),
      .recordEnding(_, let command), .overwrites(_, _, _, let command):
      command
    }
  }
}
