/// JSON to be written; the members of an object keep their order.
public indirect enum JSONTree: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, written with nine significant digits; one that is not finite as `null`.
  case number(Double)
  /// A number, written with the fewest digits that read back to the same bits; one that is not finite
  /// as `null`.
  case exact(Double)
  /// A whole number.
  case whole(Int)
  /// A text.
  case text(String)
  /// A list.
  case list([JSONTree])
  /// Names with their values.
  case object([Member])
  /// A value that stays on one line wherever it stands.
  case row(JSONTree)

  /// A name with its value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let key: String
    /// Its value.
    public let value: JSONTree

    /// A member from its parts.
    public init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// The value, or `null` where there is none.
  public static func optional(_ text: String?) -> JSONTree {
    text.map { .text($0) } ?? .null
  }

  /// The value on one line.
  public var line: String {
    var text = ""
    write(to: &text, .line)
    return text
  }

  /// The value on indented lines, lists and objects of plain values on one line each.
  public var lines: String {
    var text = ""
    write(to: &text, .lines(indent: 0))
    return text
  }

  // MARK: Writing

  private var isFlat: Bool {
    switch self {
    case .list(let elements): elements.allSatisfy(\.isPlain)
    case .object(let members): members.allSatisfy(\.value.isPlain)
    default: true
    }
  }

  private var isPlain: Bool {
    switch self {
    case .list(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .row: false
    default: true
    }
  }

  /// How much room a value is given.
  private enum Manner {
    /// No spaces, no line ends.
    case line
    /// Spaces, no line ends.
    case row
    /// As many lines as it needs, the first one of which begins this far to the right.
    case lines(indent: Int)
  }

  private func write(to text: inout String, _ manner: Manner) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += value.isFinite ? NumberText.of(value) : "null"
    case .exact(let value): text += value.isFinite ? NumberText.exact(value) : "null"
    case .whole(let value): text += "\(value)"
    case .text(let value): Self.quote(value, to: &text)
    case .list(let elements):
      write(elements.count, "[", "]", to: &text, manner) { place, text, manner in
        elements[place].write(to: &text, manner)
      }
    case .object(let members):
      write(members.count, "{", "}", to: &text, manner) { place, text, manner in
        Self.quote(members[place].key, to: &text)
        if case .line = manner { text += ":" } else { text += ": " }
        members[place].value.write(to: &text, manner)
      }
    case .row(let value):
      if case .lines = manner {
        value.write(to: &text, .row)
      } else {
        value.write(to: &text, manner)
      }
    }
  }

  private func write(
    _ count: Int, _ open: String, _ close: String, to text: inout String, _ manner: Manner,
    element: (Int, inout String, Manner) -> Void
  ) {
    text += open
    defer { text += close }
    guard case .lines(let indent) = manner, !isFlat else {
      for place in 0..<count {
        if place > 0, case .line = manner { text += "," } else if place > 0 { text += ", " }
        element(place, &text, manner)
      }
      return
    }
    for place in 0..<count {
      text += (place > 0 ? ",\n" : "\n") + String(repeating: " ", count: indent + 2)
      element(place, &text, .lines(indent: indent + 2))
    }
    text += "\n" + String(repeating: " ", count: indent)
  }

  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
