@testable import CellScenario

/// Texts that have every key of the vocabulary, made from the vocabulary itself, so that a key that it
/// gets later is among them.
struct SampleText {
  /// What every truth value is.
  let truth: Bool
  /// Whether the grid has sections; if not, it has a count.
  var hasSections = false

  /// A file with every key, every event and every expectation, once with each criterion.
  var text: String {
    guard case .object(let root) = ScenarioVocabulary.shape else { return "" }
    return object(root)
  }

  /// Values that other values depend on.
  private static let fixed = [
    "layout": "\"grid\"", "count": "9", "lasts": "0.5", "touched_at": "0.125",
    "call": "\"did_select:1\"", "section": "0", "section.columns": "1",
    "extents.count": "2", "position": "\"center\"",
  ]

  /// The keys of a grid that do not go with its sections, or with its count.
  private var left: Set<String> {
    hasSections ? ["count", "extents"] : ["sections", "columns"]
  }

  private func object(_ shape: ObjectShape, without left: Set<String> = []) -> String {
    let left = shape.name == "grid" ? self.left : left
    let members = shape.fields.filter { !left.contains($0.key) }.map { field in
      let fixed = Self.fixed["\(shape.name).\(field.key)"] ?? Self.fixed[field.key]
      return "\"\(field.key)\": " + (fixed ?? value(field.shape, of: field.key))
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private func value(_ shape: Shape, of key: String) -> String {
    switch shape {
    case .number(let range, _): "\(min(max(0.25, range.lowerBound), range.upperBound))"
    case .whole(let range): "\(min(max(3, range.lowerBound), range.upperBound))"
    case .boolean: "\(truth)"
    case .text: key == "equals" ? "\"did_select\"" : "\"A\""
    case .choice(let texts): "\"\(texts.last ?? "")\""
    case .list(of: .tagged(let tagged), _, _):
      "[" + objects(tagged).joined(separator: ",\n") + "]"
    case .list(let element, let lengths, _):
      "["
        + Array(repeating: value(element, of: key), count: max(1, lengths.lowerBound))
        .joined(separator: ", ") + "]"
    case .object(let shape): object(shape)
    case .tagged(let shape): objects(shape).first ?? ""
    case .names(let shape): "{\"name\": \(value(shape, of: key))}"
    case .either(let shapes): shapes.first.map { value($0, of: key) } ?? ""
    }
  }

  /// An object of each variant; of keys that exclude each other each has one.
  private func objects(_ shape: TaggedShape) -> [String] {
    shape.variants.flatMap { variant in
      variant.tags.flatMap { tag -> [String] in
        let choices = variant.oneOf.isEmpty ? [""] : variant.oneOf
        return choices.compactMap { choice in
          guard var object = shape.object(tagged: tag) else { return nil }
          for place in object.fields.indices where object.fields[place].key == shape.tag.key {
            object.fields[place].shape = .choice([tag])
          }
          var left = Set(variant.oneOf.filter { $0 != choice })
          if choice != "equals" { left.insert("within") }
          return self.object(object, without: left)
        }
      }
    }
  }
}

/// The keys of a vocabulary, or of a text, each as `owner.key`.
struct KeySet {
  private(set) var keys: Set<String> = []

  /// All keys of a shape.
  init(of shape: Shape) {
    add(shape)
  }

  /// The keys of a text of some shape.
  init(in node: JSONNode, of shape: Shape) {
    add(node, shape)
  }

  private mutating func add(_ shape: Shape) {
    switch shape {
    case .object(let object): add(object)
    case .tagged(let tagged):
      for tag in tagged.tags { tagged.object(tagged: tag).map { add($0) } }
    case .list(let element, _, _): add(element)
    case .names(let shape): add(shape)
    case .either(let shapes): for shape in shapes { add(shape) }
    default: break
    }
  }

  private mutating func add(_ object: ObjectShape) {
    for field in object.fields {
      keys.insert("\(object.name).\(field.key)")
      add(field.shape)
    }
  }

  private mutating func add(_ node: JSONNode, _ shape: Shape) {
    switch shape {
    case .object(let object): add(node, object)
    case .tagged(let tagged):
      tagged.object(tagged: node[tagged.tag.key]?.text ?? "").map { add(node, $0) }
    case .list(let element, _, _): for node in node.elements { add(node, element) }
    case .names(let shape): for member in node.members { add(member.node, shape) }
    case .either(let shapes):
      shapes.first { $0.kinds.contains(node.kind) }.map { add(node, $0) }
    default: break
    }
  }

  private mutating func add(_ node: JSONNode, _ object: ObjectShape) {
    for field in object.fields {
      guard let value = node[field.key] else { continue }
      keys.insert("\(object.name).\(field.key)")
      add(value, field.shape)
    }
  }
}
