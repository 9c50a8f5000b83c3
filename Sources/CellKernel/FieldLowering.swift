/// From a graph to what is worked out once a run and what is worked out for each cell.
struct FieldLowering {
  /// A coordinate whose origin and offsets are kept apart.
  private struct Place {
    var offset: FieldColumn
    /// Whether it counts the other way: origin − offset.
    var isTurned: Bool
    /// A value of the uniform code.
    var origin: Int
  }

  private enum Meaning {
    /// A value of the uniform code.
    case uniform(Int)
    case place(Place)
    /// A value of the cell code.
    case cell(Int)
  }

  /// The code of the cells, that of the uniforms in it.
  private(set) var code = CellCode()
  private var meanings: [Meaning] = []

  /// Lowers a checked graph.
  init(_ graph: FieldGraph) {
    for node in graph.nodes { meanings.append(meaning(of: node)) }
  }

  /// The value of a node in each cell.
  mutating func cell(_ node: Int) -> Int {
    cell(meanings[node])
  }

  private mutating func meaning(of node: FieldNode) -> Meaning {
    switch node {
    case .constant, .uniform:
      return .uniform(code.uniforms.add(node))
    case .column(let column):
      return .cell(code.column(column))
    case .place(let column, let origin):
      let origin = code.uniforms.add(.uniform(origin))
      return .place(Place(offset: column, isTurned: false, origin: origin))
    default:
      break
    }
    if let uniform = uniform(node) { return .uniform(uniform) }
    if let place = place(node) { return place }
    return .cell(function(node))
  }

  /// The value of a node without a cell value in it, else nil.
  private mutating func uniform(_ node: FieldNode) -> Int? {
    for operand in node.operands {
      guard case .uniform = meanings[operand] else { return nil }
    }
    let renamed = node.renamed { operand in
      guard case .uniform(let value) = meanings[operand] else { return 0 }
      return value
    }
    return code.uniforms.add(renamed)
  }

  /// The value of a node with a cell value in it.
  private mutating func function(_ node: FieldNode) -> Int {
    let operands = node.operands.map { cell(meanings[$0]) }
    switch node {
    case .one(let function, _):
      return code.add(function, operands[0])
    case .two(let function, _, _):
      return code.add(function, operands[0], operands[1])
    case .three(let function, _, _, _):
      return code.add(function, operands[0], operands[1], operands[2])
    case .constant, .uniform, .column, .place:
      preconditionFailure("a leaf is no function")
    }
  }

  private mutating func cell(_ meaning: Meaning) -> Int {
    switch meaning {
    case .uniform(let value): return code.scalar(value)
    case .cell(let value): return value
    case .place(let place):
      let (offset, origin) = (code.column(place.offset), code.scalar(place.origin))
      return place.isTurned
        ? code.add(.subtract, origin, offset) : code.add(.add, offset, origin)
    }
  }
}

// MARK: - Places

extension FieldLowering {
  /// The meaning of a node that keeps origin and offsets apart, else nil.
  private mutating func place(_ node: FieldNode) -> Meaning? {
    switch node {
    case .one(.negate, let x):
      guard case .place(let place) = meanings[x] else { return nil }
      return .place(turned(place))
    case .two(.add, let x, let y):
      return sum(meanings[x], meanings[y])
    case .two(.subtract, let x, let y):
      switch meanings[y] {
      case .place(let place): return sum(meanings[x], .place(turned(place)))
      case .uniform(let value):
        guard case .place(var place) = meanings[x] else { return nil }
        place.origin = code.uniforms.add(.two(.subtract, place.origin, value))
        return .place(place)
      case .cell: return nil
      }
    default:
      return nil
    }
  }

  private mutating func turned(_ place: Place) -> Place {
    Place(
      offset: place.offset, isTurned: !place.isTurned,
      origin: code.uniforms.add(.one(.negate, place.origin)))
  }

  private mutating func sum(_ x: Meaning, _ y: Meaning) -> Meaning? {
    switch (x, y) {
    case (.place(var place), .uniform(let value)), (.uniform(let value), .place(var place)):
      place.origin = code.uniforms.add(.two(.add, place.origin, value))
      return .place(place)
    case (.place(let x), .place(let y)):
      guard x.isTurned != y.isTurned else { return nil }
      let origin = code.uniforms.add(.two(.add, x.origin, y.origin))
      let (ahead, back) = x.isTurned ? (y, x) : (x, y)
      let offsets = code.add(.subtract, code.column(ahead.offset), code.column(back.offset))
      return .cell(code.add(.add, offsets, code.scalar(origin)))
    default:
      return nil
    }
  }
}
