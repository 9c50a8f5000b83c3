/// A fault of the content and its place.
struct ContentError: Error, Hashable {
  var position: Position
  var fault: ContentFault

  init(_ position: Position, _ fault: ContentFault) {
    self.position = position
    self.fault = fault
  }
}

extension Shape {
  /// The kinds of values that fit, without looking inside.
  var kinds: [JSONKind] {
    switch self {
    case .number, .whole: [.number]
    case .boolean: [.boolean]
    case .text, .choice: [.text]
    case .list: [.list]
    case .object, .tagged, .names: [.object]
    case .either(let shapes): shapes.flatMap(\.kinds)
    }
  }

  /// How a list is written, for people.
  private var form: String {
    if case .list(_, _, let form) = self { form } else { "" }
  }

  /// Checks that a value, the one of `key`, has this shape; throws its first fault.
  func check(_ node: JSONNode, key: String) throws(ContentError) {
    guard kinds.contains(node.kind) else {
      throw ContentError(
        node.position, .kind(key: key, expected: kinds, found: node.kind, form: form))
    }
    switch self {
    case .number(let range, let unit):
      try Self.check(node, key: key, in: range, unit: unit)
    case .whole(let range):
      try Self.checkWhole(node, key: key, in: range)
    case .choice(let choices):
      try Self.check(node, key: key, choices: choices)
    case .list(let element, let lengths, _):
      try Self.check(node, key: key, of: element, lengths: lengths)
    case .names(let shape):
      for member in node.members { try shape.check(member.node, key: member.key) }
    case .object(let object):
      try object.check(node)
    case .tagged(let tagged):
      try tagged.check(node)
    case .either(let shapes):
      guard let shape = shapes.first(where: { $0.kinds.contains(node.kind) }) else { return }
      try shape.check(node, key: key)
    case .boolean, .text:
      return
    }
  }

  private static func check(
    _ node: JSONNode, key: String, in range: ClosedRange<Double>, unit: String
  ) throws(ContentError) {
    guard let number = node.number, !range.contains(number) else { return }
    throw ContentError(
      node.position, .range(key: key, found: number, allowed: range, unit: unit))
  }

  private static func checkWhole(
    _ node: JSONNode, key: String, in range: ClosedRange<Int>
  ) throws(ContentError) {
    guard let number = node.number else { return }
    let allowed = Double(range.lowerBound)...Double(range.upperBound)
    try check(node, key: key, in: allowed, unit: "")
    if number != number.rounded(.towardZero) {
      throw ContentError(node.position, .notWhole(key: key, found: number))
    }
  }

  private static func check(
    _ node: JSONNode, key: String, choices: [String]
  ) throws(ContentError) {
    guard let text = node.text, !choices.contains(text) else { return }
    throw ContentError(node.position, .choice(key: key, found: text, allowed: choices))
  }

  private static func check(
    _ node: JSONNode, key: String, of element: Shape, lengths: ClosedRange<Int>
  ) throws(ContentError) {
    let elements = node.elements
    guard lengths.contains(elements.count) else {
      throw ContentError(
        node.position, .length(key: key, found: elements.count, allowed: lengths))
    }
    for (place, node) in elements.enumerated() {
      try element.check(node, key: "\(key)[\(place)]")
    }
  }
}

extension ObjectShape {
  /// Checks the keys and values of an object; throws the first fault.
  ///
  /// `elsewhere` tells, for a key that is not known here, what has it.
  func check(
    _ node: JSONNode, elsewhere: (String) -> [String] = { _ in [] }
  ) throws(ContentError) {
    let known = Dictionary(fields.map { ($0.key, $0) }) { first, _ in first }
    for member in node.members {
      guard let field = known[member.key] else {
        let fault = ContentFault.unknownKey(
          member.key, of: name, known: fields.map(\.key), atHome: elsewhere(member.key))
        throw ContentError(member.position, fault)
      }
      try field.shape.check(member.node, key: field.key)
    }
    for field in fields where field.isRequired && node[field.key] == nil {
      throw ContentError(node.position, .missingKey(field.key, of: name))
    }
    try checkChoice(node)
  }

  private func checkChoice(_ node: JSONNode) throws(ContentError) {
    let given = node.members.filter { oneOf.contains($0.key) }
    if !oneOf.isEmpty, given.isEmpty { throw ContentError(node.position, .oneOf(oneOf)) }
    if given.count > 1 {
      throw ContentError(given[1].position, .conflict(given.map(\.key)))
    }
  }
}

extension TaggedShape {
  /// All texts that the tag may have.
  var tags: [String] {
    variants.flatMap(\.tags)
  }

  /// The keys of an object whose tag has this text.
  func object(tagged tag: String) -> ObjectShape? {
    guard let variant = variants.first(where: { $0.tags.contains(tag) }) else { return nil }
    return ObjectShape(name: tag, fields: shared + [self.tag] + variant.fields)
  }

  /// Checks the tag, then the object as the tag says.
  func check(_ node: JSONNode) throws(ContentError) {
    guard let tagNode = node[tag.key] else {
      throw ContentError(node.position, .missingKey(tag.key, of: name))
    }
    try Shape.choice(tags).check(tagNode, key: tag.key)
    guard let text = tagNode.text, let object = object(tagged: text) else { return }
    if let owner { try check(node, has: owner, of: object) }
    try object.check(node) { key in
      variants.filter { $0.fields.contains { $0.key == key } }.flatMap(\.tags)
    }
  }

  /// Checks that the owner is there exactly where the variant has one.
  private func check(
    _ node: JSONNode, has owner: String, of object: ObjectShape
  ) throws(ContentError) {
    let isNeeded = object.fields.contains { $0.key == owner }
    let given = node.members.first { $0.key == owner }
    if isNeeded != (given != nil) {
      throw ContentError(
        given?.position ?? node.position, .cellOfProperty(object.name, isNeeded: isNeeded))
    }
  }
}
