import CellScenario

extension SyntaxFault {
  /// What a person reads.
  var sentence: String {
    switch self {
    case .empty: "the file is empty; a scenario is an object with at least a `grid`."
    case .tooLarge(let limit):
      "the file is larger than \(Words.whole(limit)) bytes, which is all that is read."
    case .tooDeep(let limit): "values are nested more than \(limit) levels deep."
    case .byteOrderMark:
      "the file begins with a byte order mark; save it as plain UTF-8 without one."
    case .encoding: "these bytes are not UTF-8; save the file as UTF-8."
    case .ended(let expected): "the file ends where \(expected.words) should stand."
    case .unexpected(let scalar, let expected):
      "found \(Words.scalar(scalar)) where \(expected.words) should stand."
    case .comment: "JSON has no comments; write `why`, `kind` or a `note` event instead."
    case .trailingComma: "a comma stands before the closing bracket; leave it out."
    case .word(let word): Self.sentence(ofWord: word)
    case .repeatedKey(let key, let first):
      "the key \"\(key)\" is there twice; it was first on line \(first.line)."
    case .malformedNumber(let text):
      "`\(text)` is not how JSON writes a number: digits, maybe a leading minus, a fraction, an"
        + " exponent; no leading plus, zero or point."
    case .hugeNumber(let text): "`\(text)` is larger than any number here, about 1.8e308."
    case .controlCharacter(let code): Self.sentence(ofControl: code)
    case .unknownEscape(let scalar):
      "a backslash before \(Words.scalar(scalar)) means nothing in JSON; a backslash itself is"
        + " written \\\\."
    case .loneSurrogate(let code):
      "\\u\(String(code, radix: 16)) is half a character; write both halves, or the character."
    case .trailing(let scalar): "found \(Words.scalar(scalar)) after the end of the scenario."
    }
  }

  /// What a person reads of a file that does not even begin like a scenario; nil for one that does.
  var sentenceAtStart: String? {
    switch self {
    case .unexpected(let scalar, _): Self.sentence(beginning: Words.scalar(scalar))
    case .word(let word): Self.sentence(beginning: "`\(word)`")
    case .malformedNumber(let text): Self.sentence(beginning: "`\(text)`")
    case .comment: Self.sentence(beginning: "a comment")
    default: nil
    }
  }

  private static func sentence(beginning: String) -> String {
    "this is not a scenario: it begins with \(beginning); a scenario is JSON and begins with `{`."
  }

  private static func sentence(ofWord word: String) -> String {
    let numbers = ["nan", "-nan", "infinity", "-infinity", "inf", "-inf"]
    if numbers.contains(word.lowercased()) {
      return "`\(word)` is not a number in JSON; write a finite one."
    }
    let meant = ["true", "false", "null"].first { $0 == word.lowercased() }
    return meant.map { "`\(word)` is written `\($0)` in JSON." }
      ?? "`\(word)` is not JSON; texts stand in double quotes."
  }

  private static func sentence(ofControl code: UInt8) -> String {
    switch code {
    case 0x09: "a tab inside a text is written \\t."
    case 0x0A, 0x0D: "the line ends inside a text; close it with a double quote, or write \\n."
    default:
      "a control character inside a text is written \\u00\(code < 16 ? "0" : "")"
        + String(code, radix: 16) + "."
    }
  }
}

extension SyntaxFault.Expected {
  /// What should stand there, in words.
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .keyOrEnd: "a key in double quotes or `}`"
    case .key: "a key in double quotes"
    case .colon: "`:`"
    case .commaOrListEnd: "`,` or `]`"
    case .commaOrObjectEnd: "`,` or `}`"
    case .closingQuote: "the closing double quote of a text"
    case .hexDigits: "four hexadecimal digits"
    case .digit: "a digit"
    }
  }
}
