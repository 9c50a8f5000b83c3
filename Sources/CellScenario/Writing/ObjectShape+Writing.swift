internal import CellEffect
internal import CellGrid

extension ObjectShape {
  /// An object of this shape: its keys in the order of the vocabulary, those with nil left out.
  ///
  /// - Precondition: There is an entry for each key and for no other, so that a key that the vocabulary
  ///   gets is not forgotten where it is written.
  func tree(of values: [String: JSONTree?]) -> JSONTree {
    let members = fields.compactMap { field -> JSONTree.Member? in
      guard let value = values[field.key] else {
        preconditionFailure("`\(name)` is written without \"\(field.key)\"")
      }
      return value.map { JSONTree.Member(field.key, $0) }
    }
    precondition(values.count == fields.count, "`\(name)` is written with keys that it has not")
    return .object(members)
  }
}

extension Shape {
  /// An object of this shape, which is one of objects: see ``ObjectShape/tree(of:)``.
  func tree(of values: [String: JSONTree?]) -> JSONTree {
    guard case .object(let object) = self else { preconditionFailure("this is no object") }
    return object.tree(of: values)
  }

  /// A width and a height.
  func tree(of size: Size) -> JSONTree {
    tree(of: ["width": .exact(size.width), "height": .exact(size.height)])
  }

  /// The sides of an inset, those of no size left out.
  func tree(of inset: Inset) -> JSONTree {
    func side(_ length: Double) -> JSONTree? { length.bitPattern == 0 ? nil : .exact(length) }
    return tree(of: [
      "top": side(inset.top), "left": side(inset.left), "bottom": side(inset.bottom),
      "right": side(inset.right),
    ])
  }

  /// The shape of what stands behind a key of this one, which is one of objects.
  subscript(key: String) -> Shape {
    guard case .object(let object) = self,
      let field = object.fields.first(where: { $0.key == key })
    else { preconditionFailure("no object has \"\(key)\"") }
    return field.shape
  }
}

extension JSONTree {
  /// This, or nil where it is an object without members or a list without elements.
  var unlessEmpty: JSONTree? {
    switch self {
    case .object(let members): members.isEmpty ? nil : self
    case .list(let elements): elements.isEmpty ? nil : self
    default: self
    }
  }

  /// `true`, or nil.
  static func flag(_ value: Bool) -> JSONTree? {
    value ? .boolean(true) : nil
  }

  /// A number, or nil where there is none.
  static func optional(_ number: Double?) -> JSONTree? {
    number.map { .exact($0) }
  }

  /// Whole numbers, as they stand.
  static func wholes(_ numbers: [Int]) -> JSONTree {
    .list(numbers.map { .whole($0) })
  }

  /// Whole numbers, rising.
  static func wholes(_ numbers: Set<Int>) -> JSONTree {
    wholes(numbers.sorted())
  }

  /// Both parts of a place.
  static func pair(_ point: Point) -> JSONTree {
    .list([.exact(point.x), .exact(point.y)])
  }
}

extension ItemValue {
  /// The value as a scenario writes it.
  var tree: JSONTree {
    switch self {
    case .number(let number): .exact(number)
    case .boolean(let value): .boolean(value)
    case .text(let text): .text(text)
    }
  }
}

extension ParameterInput {
  /// The value as a scenario writes it.
  var tree: JSONTree {
    switch self {
    case .number(let number): .exact(number)
    case .boolean(let value): .boolean(value)
    case .text(let text): .text(text)
    case .numbers(let numbers): .list(numbers.map { .exact($0) })
    }
  }
}
