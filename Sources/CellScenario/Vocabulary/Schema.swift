/// The JSON Schema (draft 2020-12) of scenario files, made from the same tables that check them.
public enum Schema {
  /// The address that names the draft.
  public static let draft = "https://json-schema.org/draft/2020-12/schema"

  /// The whole schema, indented.
  public static var text: String {
    tree.lines + "\n"
  }

  /// The whole schema.
  public static var tree: JSONTree {
    guard case .object(let members) = ScenarioVocabulary.shape.schema else { return .null }
    return .object(
      [
        .init("$schema", .text(draft)), .init("title", .text("A cellfx scenario")),
        .init("description", .text(about)),
      ] + members)
  }

  private static let about =
    "Points and seconds; places in the viewport, y down; cells by the index of their item."
}

extension Shape {
  /// The schema of values of this shape.
  fileprivate var schema: JSONTree {
    switch self {
    case .number(let range, let unit):
      Self.schema("number", range.lowerBound, range.upperBound, unit: unit)
    case .whole(let range):
      Self.schema("integer", Double(range.lowerBound), Double(range.upperBound), unit: "")
    case .boolean: .object([.init("type", .text("boolean"))])
    case .text: .object([.init("type", .text("string"))])
    case .choice(let texts): .object([.init("enum", .list(texts.map { .text($0) }))])
    case .list(let element, let lengths, _): Self.schema(of: element, lengths: lengths)
    case .object(let object):
      Self.schema(of: object.fields, demands: JSONTree.demands(oneOf: object.oneOf))
    case .tagged(let tagged): tagged.schema
    case .names(let shape):
      .object([
        .init("type", .text("object")), .init("additionalProperties", shape.schema),
      ])
    case .either(let shapes): .object([.init("anyOf", .list(shapes.map(\.schema)))])
    }
  }

  private static func schema(
    _ type: String, _ low: Double, _ high: Double, unit: String
  ) -> JSONTree {
    let members: [JSONTree.Member] = [
      .init("type", .text(type)), .init("minimum", bound(low)), .init("maximum", bound(high)),
    ]
    return .object(unit.isEmpty ? members : members + [.init("x-unit", .text(unit))])
  }

  /// A bound to its last digit, where nine are not enough.
  private static func bound(_ number: Double) -> JSONTree {
    abs(number) < 1e16 ? .whole(Int(number)).fitting(number) : .number(number)
  }

  private static func schema(of element: Shape, lengths: ClosedRange<Int>) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("type", .text("array")), .init("items", element.schema),
    ]
    if lengths.lowerBound > 0 { members.append(.init("minItems", .whole(lengths.lowerBound))) }
    if lengths.upperBound < Int.max {
      members.append(.init("maxItems", .whole(lengths.upperBound)))
    }
    return .object(members)
  }

  fileprivate static func schema(of fields: [Field], demands: [JSONTree.Member] = []) -> JSONTree {
    let required = fields.filter(\.isRequired).map { JSONTree.text($0.key) }
    var members: [JSONTree.Member] = [.init("type", .text("object"))]
    if !required.isEmpty { members.append(.init("required", .list(required))) }
    members.append(.init("properties", .object(fields.map(\.schema))))
    members.append(.init("additionalProperties", .boolean(false)))
    return .object(members + demands)
  }
}

extension JSONTree {
  /// Which keys must be there, for the schema.
  fileprivate static func demands(oneOf: [String], anyOf: [String] = []) -> [Member] {
    [("oneOf", oneOf), ("anyOf", anyOf)].filter { !$0.1.isEmpty }.map { word, keys in
      .init(word, .list(keys.map { .object([.init("required", .list([.text($0)]))]) }))
    }
  }
}

extension JSONTree {
  /// This whole number if it equals `number`, else that.
  fileprivate func fitting(_ number: Double) -> JSONTree {
    self == .whole(Int(number)) && Double(Int(number)) == number ? self : .number(number)
  }
}

extension Field {
  /// The key with its schema and meaning.
  fileprivate var schema: JSONTree.Member {
    guard case .object(let members) = shape.schema else { return .init(key, .null) }
    return .init(key, .object([.init("description", .text(about))] + members))
  }
}

extension TaggedShape {
  /// One schema for each variant, told apart by the tag.
  fileprivate var schema: JSONTree {
    .object([
      .init(
        "oneOf",
        .list(
          variants.map { variant in
            var tag = tag
            tag.shape = .choice(variant.tags)
            for name in variant.tags {
              if let meaning = meanings[name] { tag.about += ". \(name): \(meaning)" }
            }
            return Shape.schema(
              of: shared + [tag] + variant.fields,
              demands: JSONTree.demands(oneOf: variant.oneOf, anyOf: variant.anyOf))
          }))
    ])
  }
}
