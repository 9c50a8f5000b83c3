/// JSON to be written; the members of an object keep their order.
public indirect enum JSONTree: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, written with nine significant digits; one that is not finite as `null`.
  case number(Double)
  /// A whole number.
  case whole(Int)
  /// A text.
  case text(String)
  /// A list.
  case list([JSONTree])
  /// Names with their values.
  case object([Member])

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
    write(to: &text, indent: nil)
    return text
  }

  /// The value on indented lines, lists and objects of plain values on one line each.
  public var lines: String {
    var text = ""
    write(to: &text, indent: 0)
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
    default: true
    }
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += value.isFinite ? NumberText.of(value) : "null"
    case .whole(let value): text += "\(value)"
    case .text(let value): Self.quote(value, to: &text)
    case .list(let elements):
      write(elements.count, "[", "]", to: &text, indent: indent) { place, text, indent in
        elements[place].write(to: &text, indent: indent)
      }
    case .object(let members):
      write(members.count, "{", "}", to: &text, indent: indent) { place, text, indent in
        Self.quote(members[place].key, to: &text)
        text += indent == nil ? ":" : ": "
        members[place].value.write(to: &text, indent: indent)
      }
    }
  }

  private func write(
    _ count: Int, _ open: String, _ close: String, to text: inout String, indent: Int?,
    element: (Int, inout String, Int?) -> Void
  ) {
    let breaks = indent.map { _ in !isFlat } ?? false
    let inner = indent.map { $0 + 2 }
    text += open
    for place in 0..<count {
      if place > 0 { text += indent == nil || breaks ? "," : ", " }
      if breaks { text += "\n" + String(repeating: " ", count: inner ?? 0) }
      element(place, &text, inner)
    }
    if breaks { text += "\n" + String(repeating: " ", count: indent ?? 0) }
    text += close
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
