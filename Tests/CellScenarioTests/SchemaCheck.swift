@testable import CellScenario

/// Checks a value against the few words of JSON Schema that the schema uses.
struct SchemaCheck {
  /// Words that say something about a value; others are for people.
  static let words: Set<String> = [
    "type", "enum", "minimum", "maximum", "required", "properties", "additionalProperties", "items",
    "minItems", "maxItems", "oneOf", "anyOf",
  ]

  /// Whether a value is valid.
  static func accepts(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    schema.members.allSatisfy { member in
      switch member.key {
      case "type": isOf(member.node.text ?? "", value)
      case "enum": member.node.elements.contains { $0.text == value.text }
      case "minimum": value.number.map { $0 >= member.node.number ?? 0 } ?? true
      case "maximum": value.number.map { $0 <= member.node.number ?? 0 } ?? true
      case "required": member.node.elements.allSatisfy { value[$0.text ?? ""] != nil }
      case "properties", "additionalProperties": hasValidMembers(value, schema)
      case "items": value.elements.allSatisfy { accepts($0, member.node) }
      case "minItems": value.elements.count >= Int(member.node.number ?? 0)
      case "maxItems": value.elements.count <= Int(member.node.number ?? 0)
      case "oneOf": member.node.elements.count { accepts(value, $0) } == 1
      case "anyOf": member.node.elements.contains { accepts(value, $0) }
      default: true
      }
    }
  }

  private static func isOf(_ type: String, _ value: JSONNode) -> Bool {
    switch value.value {
    case .null: type == "null"
    case .boolean: type == "boolean"
    case .number(let number): type == "number" || (type == "integer" && number == number.rounded())
    case .text: type == "string"
    case .list: type == "array"
    case .object: type == "object"
    }
  }

  private static func hasValidMembers(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    value.members.allSatisfy { member in
      if let property = schema["properties"]?[member.key] { return accepts(member.node, property) }
      guard let rest = schema["additionalProperties"] else { return true }
      return rest.boolean ?? accepts(member.node, rest)
    }
  }
}
