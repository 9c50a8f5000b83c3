internal import CellEffect

/// Reads indices of items and the values that hosts and effects take.
enum ItemReader {
  /// An index below `count`.
  static func item(_ node: JSONNode?, count: Int) throws(ContentError) -> Int {
    guard let node, let number = node.number else { return 0 }
    let item = Int(number)
    guard item < count else { throw ContentError(node.position, .item(item, count: count)) }
    return item
  }

  /// Indices below `count`, none twice.
  static func items(_ node: JSONNode?, count: Int) throws(ContentError) -> [Int] {
    var seen: Set<Int> = []
    return try (node?.elements ?? []).map { node throws(ContentError) in
      let item = try item(node, count: count)
      if !seen.insert(item).inserted {
        throw ContentError(node.position, .repeatedItem(item))
      }
      return item
    }
  }

  /// A set of indices below `count`.
  static func set(_ node: JSONNode, count: Int) throws(ContentError) -> Set<Int> {
    Set(try items(node, count: count))
  }
}

extension ItemValue {
  /// The value of a checked node.
  init(_ node: JSONNode) {
    switch node.value {
    case .boolean(let value): self = .boolean(value)
    case .text(let value): self = .text(value)
    default: self = .number(node.number ?? 0)
    }
  }
}

extension ParameterInput {
  /// The input of a checked node.
  init(_ node: JSONNode) {
    switch node.value {
    case .boolean(let value): self = .boolean(value)
    case .text(let value): self = .text(value)
    case .list(let elements): self = .numbers(elements.compactMap(\.number))
    default: self = .number(node.number ?? 0)
    }
  }
}
