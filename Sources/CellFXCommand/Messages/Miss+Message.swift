import CellEffect
import CellScenario

extension Miss {
  /// What a person reads: what was expected, what was seen, when, and why it matters.
  func lines(of expectation: Expectation, file: String, palette: Palette) -> [String] {
    let head = "\(expectation.subject) \(expectation.span)"
    var lines = ["  " + palette.paint("✗ \(head)", .bad)]
    let digits = Words.digits(
      telling: seen.measures, from: expectation.criterion.measures + (before?.measures ?? []))
    let detail = [
      ("expected", expectation.wanted(digits)), ("seen", sentence(of: expectation, digits)),
      ("matters", expectation.why ?? ""), ("at", "\(file):\(expectation.position.line)"),
    ]
    for (label, text) in detail where !text.isEmpty {
      lines.append("    " + palette.paint(PlaybackTable.padded(label, to: 10), .quiet) + text)
    }
    return lines
  }

  private func sentence(of expectation: Expectation, _ digits: Int) -> String {
    var text = seen.words(digits)
    if let before, expectation.criterion == .constant(true) {
      text += ", first \(before.words(digits))"
    }
    if expectation.until != nil { text += " at \(Words.time(time))" }
    if isVisible == false { text += " (the cell is not visible then)" }
    return text
  }
}

extension Expectation {
  /// What is looked at: `scale of cell 3`.
  fileprivate var subject: String {
    let detail =
      switch question {
      case .imageWeight(let image): "image_weight of \(image)"
      case .callCount(let call): "call_count of \(call.text)"
      case .largestStep(let channel): "largest step of \(channel.name) in 1/60 s"
      default: property
      }
    guard let cell else { return detail }
    return "\(detail), cell \(cell),"
  }

  /// When it is looked at.
  fileprivate var span: String {
    guard let until else { return "at \(Words.time(time))" }
    return "from \(Words.number(time)) to \(Words.time(until))"
  }

  /// What must be seen.
  fileprivate func wanted(_ digits: Int) -> String {
    switch criterion {
    case .equals(let answer, let within):
      answer.words(digits) + (within.map { $0 > 0 ? " ± \(Words.number($0))" : "" } ?? "")
        + (question == .callsInOrder ? ", in this order, others between them" : "")
    case .between(let low, let high):
      "\(Words.number(low, digits: digits)) … \(Words.number(high, digits: digits))"
    case .constant(true): "the same all the time"
    case .constant(false): "a change"
    }
  }
}

extension Criterion {
  /// The numbers that what is seen is compared with.
  fileprivate var measures: [Double] {
    switch self {
    case .equals(let answer, _): answer.measures
    case .between(let low, let high): [low, high]
    case .constant: []
    }
  }
}

extension Finding {
  /// The numbers in the answer.
  fileprivate var measures: [Double] {
    switch self {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    default: []
    }
  }

  /// The answer in a sentence, its numbers with so many digits.
  fileprivate func words(_ digits: Int) -> String {
    switch self {
    case .boolean(let value): "\(value)"
    case .number(let number): Words.number(number, digits: digits)
    case .numbers(let numbers):
      "[" + numbers.map { Words.number($0, digits: digits) }.joined(separator: ", ") + "]"
    case .name(let name): name.map { "\"\($0)\"" } ?? "nothing"
    case .items(let items): Self.list(items.map { "\($0)" })
    case .calls(let calls): Self.list(calls.map(\.text))
    case .completions(let notes):
      Self.list(notes.map { "\($0.effect) \($0.finished ? "finished" : "replaced or stopped")" })
    }
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: ", ")
  }
}
