import CellScenario

extension UsageFault {
  /// What a person reads, and where to read more.
  var lines: [String] {
    ["cellfx: \(sentence)", "Try `\(help)`."]
  }

  private var help: String {
    command.map { "cellfx \($0) --help" } ?? "cellfx --help"
  }

  private var sentence: String {
    switch self {
    case .noCommand:
      "a command is missing."
    case .unknownCommand(let word, let known):
      "there is no command `\(word)`.\(Words.suggestion(for: word, among: known))"
    case .unknownSection(let word, let known):
      "there is no section `\(word)`." + Words.meant(by: word, among: known)
    case .unknownBenchmark(let word, let known):
      "there is no benchmark `\(word)`." + Words.meant(by: word, among: known)
    case .unknownProgramOption(let word, let known):
      "there is no option `\(word)`." + Words.meant(by: word, among: known)
    case .onlyWith(let option, let other, _):
      "`\(option)` goes with `\(other)` only."
    case .figuresEnding(let path):
      "`--csv` takes a file ending in .csv, or -, not `\(path)`."
    case .unknownOption(let word, let command, let known):
      "`\(command)` has no option `\(word)`.\(Words.suggestion(for: word, among: known))"
    case .unwantedValue(let option, _):
      "`\(option)` takes no value."
    case .missingValue(let option, _):
      "`\(option.name)` needs \(option.value.needed) after it."
    case .wrongValue(let option, let found, _):
      "`\(option.name)` takes \(option.value.described), not `\(found)`."
        + option.value.suggestion(for: found)
    case .repeated(let option, _):
      "`\(option)` is there more than once."
    case .missingOperand(let name, let command):
      "`\(command)` needs \(name.hasSuffix("…") ? "at least one" : "an") \(name.filter { $0 != "…" })."
    case .extraOperand(let word, let command):
      "`\(command)` does not take `\(word)`."
    case .together(let first, let second, _):
      "`\(first)` and \(second) do not go together."
    case .setting(let text, _):
      "`--set` takes name=value or effect.name=value, not `\(text)`."
    case .traceEnding(let path, _):
      "`--trace` takes a file ending in .csv or .jsonl, not `\(path)`."
    case .recordEnding(let path, _):
      "`--record` takes a file ending in .json, not `\(path)`."
    case .overwrites(let option, let what, let path, _):
      "`\(option)` would write over \(what): \(path) is the same file."
    }
  }
}

extension Option.Value {
  /// What the option takes, in words.
  var described: String {
    switch self {
    case .none: "nothing"
    case .text(let name): name
    case .choice(let words): Words.any(of: words)
    case .number(_, let range): "a number, \(Words.range(range))"
    case .whole(_, let range):
      "a whole number, \(Words.range(Double(range.lowerBound)...Double(range.upperBound)))"
    }
  }

  /// What must follow the option.
  fileprivate var needed: String {
    if case .text(let name) = self { "a \(name)" } else { described }
  }

  /// How the help names it: `WHEN`.
  var name: String? {
    switch self {
    case .none: nil
    case .text(let name), .number(let name, _), .whole(let name, _): name
    case .choice(let words): words.joined(separator: "|")
    }
  }

  fileprivate func suggestion(for word: String) -> String {
    if case .choice(let words) = self { Words.suggestion(for: word, among: words) } else { "" }
  }
}

extension Stop {
  /// A stop by a command line that cannot be understood.
  init(_ fault: UsageFault) {
    self.init(code: .usage, lines: fault.lines)
  }
}
