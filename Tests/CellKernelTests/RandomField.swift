import CellKernel
import CellMotion
import CellTesting

/// Graphs, uniforms and columns by chance; the odd values are frequent.
struct RandomField {
  static let shape = FieldShape(frameColumns: 4, factColumns: 3, uniforms: 3)

  var graph = FieldGraph()
  var uniforms: [Double]
  var frame: FloatColumns
  var facts: FloatColumns

  init(rows: Int, nodes: Int, using generator: inout SeededGenerator) {
    uniforms = (0..<Self.shape.uniforms).map { _ in Double(Self.number(&generator)) }
    frame = Self.columns(Self.shape.frameColumns, rows, &generator)
    facts = Self.columns(Self.shape.factColumns, rows, &generator)
    for index in 0..<nodes { graph.add(Self.node(before: index, &generator)) }
    var columns = Array(0..<Self.shape.frameColumns)
    columns.shuffle(using: &generator)
    for column in columns.prefix(Int.random(in: 1...4, using: &generator)) {
      let node = Int.random(in: max(0, nodes - 6)..<nodes, using: &generator)
      var output = FieldOutput(column: column, node: node)
      if Bool.random(using: &generator) { (output.lower, output.upper) = (-1, 1e6) }
      graph.add(output)
    }
  }

  private static let odd: [Float] = [
    0, -0.0, 1, -1, 0.5, 2, 0.25, -4, .infinity, -.infinity, .nan, Float(bitPattern: 0x1_2345),
    -3e38, 100_000.3,
    .leastNonzeroMagnitude, 12_800, 3e9,
  ]

  private static func number(_ generator: inout SeededGenerator) -> Float {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: odd.randomElement(using: &generator) ?? 0
    case 1: Float.random(in: -1000...1000, using: &generator)
    case 2: Float(Int.random(in: -3...3, using: &generator))
    default: Float.random(in: -2...2, using: &generator)
    }
  }

  private static func columns(
    _ count: Int, _ rows: Int, _ generator: inout SeededGenerator
  ) -> FloatColumns {
    var columns = FloatColumns(columnCount: count, rowCount: rows)
    for column in 0..<count {
      columns.withMutableColumn(column) { span in
        for row in span.indices { span[row] = number(&generator) }
      }
    }
    return columns
  }

  private static let curves: [FieldNode.Unary] = [
    .curve(.easeInOut), .curve(.linear), .spring(spring),
  ]

  private static let spring: Spring = {
    guard let spring = try? Spring(response: 0.5, bounce: 0.3) else { fatalError("a spring") }
    return spring
  }()

  private static let unaries: [FieldNode.Unary] =
    [.negate, .negate, .negate, .sin, .cos, .tan, .exp, .log, .sqrt, .abs, .abs]
    + [.floor, .ceil, .fract, .sign] + curves

  private static let arithmetic: [FieldNode.Binary] = [.add, .subtract, .multiply]

  private static func column(_ generator: inout SeededGenerator) -> FieldColumn {
    Bool.random(using: &generator)
      ? .frame(Int.random(in: 0..<shape.frameColumns, using: &generator))
      : .fact(Int.random(in: 0..<shape.factColumns, using: &generator))
  }

  private static func node(
    before index: Int, _ generator: inout SeededGenerator
  ) -> FieldNode {
    let kind = Int.random(in: 0..<16, using: &generator)
    // Near operands make chains, far ones make shared parts.
    func operand(_ generator: inout SeededGenerator) -> Int {
      let isNear = Bool.random(using: &generator)
      return Int.random(in: isNear ? max(0, index - 3)..<index : 0..<index, using: &generator)
    }
    switch index == 0 ? 3 : kind {
    case 0: return .constant(Double(number(&generator)))
    case 1: return .uniform(Int.random(in: 0..<shape.uniforms, using: &generator))
    case 2:
      return .place(
        column(&generator), origin: Int.random(in: 0..<shape.uniforms, using: &generator))
    case 3, 4: return .column(column(&generator))
    case 5, 6:
      return .one(unaries.randomElement(using: &generator) ?? .abs, operand(&generator))
    case 7...11:
      let function = arithmetic.randomElement(using: &generator) ?? .add
      return .two(function, operand(&generator), operand(&generator))
    case 12, 13:
      let function = FieldNode.Binary.allCases.randomElement(using: &generator) ?? .add
      return .two(function, operand(&generator), operand(&generator))
    default:
      let function = FieldNode.Ternary.allCases.randomElement(using: &generator) ?? .mix
      return .three(function, operand(&generator), operand(&generator), operand(&generator))
    }
  }
}

extension FloatColumns {
  /// The columns as arrays.
  var rows: [[Float]] {
    (0..<columnCount).map { column in
      withColumn(column) { span in span.indices.map { span[$0] } }
    }
  }

  /// Columns of arrays of equal length.
  init(_ rows: [[Float]]) {
    self.init(columnCount: rows.count, rowCount: rows.first?.count ?? 0)
    for (column, values) in rows.enumerated() {
      withMutableColumn(column) { span in
        for row in span.indices { span[row] = values[row] }
      }
    }
  }
}
