import CellEffect
import CellScenario
import CellScript

extension ScenarioError {
  /// What a person reads: the place, the sentence, and the line with a mark under the place.
  func lines(file: String, text: [UInt8]) -> [String] {
    if let override {
      return ["cellfx: `--set \(override.words)`: \(fault.sentence)", "Try `cellfx run --help`."]
    }
    guard let position else { return ["\(file): \(fault.sentence)"] + fault.source + fault.written }
    let place = "\(file):\(position.line):\(position.column)"
    return ["\(place): \(sentence)"] + Excerpt.lines(of: text, at: position) + fault.source
      + fault.written
  }

  /// What a person reads besides the place; at the very beginning, of the whole file.
  private var sentence: String {
    guard position == .start, case .syntax(let fault) = fault else { return fault.sentence }
    return fault.sentenceAtStart ?? fault.sentence
  }
}

extension ScenarioError.Fault {
  /// What a person reads.
  var sentence: String {
    switch self {
    case .syntax(let fault): fault.sentence
    case .content(let fault): fault.sentence
    case .parameter(let error): error.sentence
    case .unknownEffect(let name, let known, let folders):
      "there is no effect called \"\(name)\"." + Self.choice(name, known, folders)
    case .plugin(let error): error.sentence
    }
  }

  private static func choice(
    _ name: String, _ known: [String], _ folders: [String]
  ) -> String {
    if known.contains("./" + name) { return " Did you mean the plugin `./\(name)`?" }
    let suggestion = Words.suggestion(for: name, among: known)
    guard suggestion.isEmpty else { return suggestion }
    let inventory = Words.inventory(of: known, none: "No plugins were found.")
    guard !folders.isEmpty else { return inventory }
    return inventory + " Plugins were looked for in \(Words.all(of: folders)); `--plugins FOLDER`"
      + " adds one, and a path with a / names a file or a folder."
  }

  /// The line of a plugin's file that is at fault, with its number; none where there is no such.
  var source: [String] {
    guard case .plugin(let error) = self, let file = error.file, let line = error.line else {
      return []
    }
    return Excerpt.lines(ofFile: file, line: line)
  }

  /// What a plugin that cannot be loaded had written.
  var written: [String] {
    if case .plugin(let error) = self { error.written } else { [] }
  }

  /// How the program ends for it: what is named and not there is missing input, wherever it is named.
  var code: ExitCode {
    switch self {
    case .plugin(let error) where error.isMissing || error.isUnreadable: .missingInput
    case .unknownEffect: .missingInput
    default: .badData
    }
  }
}

extension PluginError {
  fileprivate var isUnreadable: Bool {
    if case .unreadable = reason { true } else { false }
  }
}

extension Override {
  /// As the command line writes it.
  fileprivate var words: String {
    (effect.map { "\($0)." } ?? "") + "\(name)=\(text)"
  }
}

extension ParameterError {
  /// What a person reads: the effect, the parameter, what was found and what is allowed.
  var sentence: String {
    switch self {
    case .unknown(let effect, let name, let known):
      "\(effect) has no parameter `\(name)`."
        + (known.isEmpty ? " It has none." : Self.choice(name, known))
    case .kind(let effect, let parameter, let found):
      "\(effect).\(parameter.name) is \(found.words); it takes \(parameter.described)."
    case .range(let effect, let parameter, let found):
      "\(effect).\(parameter.name) is \(Words.number(found)); it takes \(parameter.described)."
    case .choice(let effect, let parameter, let found):
      "\(effect).\(parameter.name) is \"\(found)\"; it takes \(parameter.described)."
        + Words.suggestion(for: found, among: parameter.choices)
    }
  }

  private static func choice(_ name: String, _ known: [String]) -> String {
    let suggestion = Words.suggestion(for: name, among: known)
    return suggestion.isEmpty ? " It has \(Words.any(of: known.sorted()))." : suggestion
  }
}

extension Parameter {
  /// What the parameter takes, in words.
  var described: String {
    switch kind {
    case .number: "a number, \(Words.range(range, unit: unit ?? ""))"
    case .integer: "a whole number, \(Words.range(range, unit: unit ?? ""))"
    case .boolean: "true or false"
    case .text: choices.isEmpty ? "a text" : Words.any(of: choices)
    case .color: "a colour: #RGB, #RRGGBB, #RRGGBBAA or a system colour's name"
    case .image: "a picture's name"
    case .curve: "a curve's name or its four numbers"
    }
  }
}

extension ParameterInput {
  /// What was found, in words.
  fileprivate var words: String {
    switch self {
    case .number(let number): Words.number(number)
    case .boolean(let value): "\(value)"
    case .text(let text): "\"\(text)\""
    case .numbers(let numbers): "[" + numbers.map { Words.number($0) }.joined(separator: ", ") + "]"
    }
  }
}
