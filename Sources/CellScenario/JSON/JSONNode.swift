/// A JSON value and where it stands in its text.
public struct JSONNode: Hashable, Sendable {
  /// Where the value begins.
  public let position: Position
  /// The value.
  public let value: JSONValue
}

/// What a JSON text can hold; the members of an object keep their order.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A finite number, the nearest to what was written.
  case number(Double)
  /// A text.
  case text(String)
  /// A list.
  case list([JSONNode])
  /// Names with their values; no name stands twice.
  case object([JSONMember])
}

/// A name with its value.
public struct JSONMember: Hashable, Sendable {
  /// The name.
  public let key: String
  /// Where the name begins.
  public let position: Position
  /// What it names.
  public let node: JSONNode
}

/// The kinds of JSON values.
public enum JSONKind: String, Hashable, Sendable, CaseIterable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean
  /// A number.
  case number
  /// A text in double quotes.
  case text
  /// A list in brackets.
  case list
  /// Names with values in braces.
  case object
}

extension JSONNode {
  /// What kind of value it is.
  public var kind: JSONKind {
    switch value {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .text: .text
    case .list: .list
    case .object: .object
    }
  }

  /// The value of a name of an object, nil where there is none; O(number of names).
  public subscript(key: String) -> JSONNode? {
    members.first { $0.key == key }?.node
  }

  /// The members of an object, none of any other value.
  public var members: [JSONMember] {
    if case .object(let members) = value { members } else { [] }
  }

  /// The elements of a list, none of any other value.
  public var elements: [JSONNode] {
    if case .list(let elements) = value { elements } else { [] }
  }

  /// The number, nil for any other value.
  public var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The number without what lies behind its point, nil for any other value.
  var whole: Int? {
    guard case .number(let number) = value else { return nil }
    return Int(number)
  }

  /// The truth value, nil for any other value.
  public var boolean: Bool? {
    if case .boolean(let boolean) = value { boolean } else { nil }
  }

  /// The text, nil for any other value.
  public var text: String? {
    if case .text(let text) = value { text } else { nil }
  }
}
