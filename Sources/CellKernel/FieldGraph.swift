/// A per-cell program over place and time, as plain data.
///
/// What a node means:
///
/// * What has no cell value in it (constants, uniforms and functions of them) is worked out once a run,
///   in `Double`, by the house's double functions, and rounded to `Float` once where it meets a
///   cell's value.
/// * Everything with a cell value in it is `Float`, in the order written, by the `Float` forms of the
///   same functions. Nothing is fused or reordered.
/// * A place plus or minus something without a cell value stays a place: its origin moves in `Double`
///   and its offsets stay. So does the opposite of a place, and something without a cell value minus
///   a place: it counts the other way. The difference of two places (and the sum of two that count
///   opposite ways) is the difference of their offsets plus that of their origins, the latter in
///   `Double` and rounded once. For any other use the rounded origin is added to the offset first.
/// * Outputs are worked out from the columns as they were before the run, clamped to their range, and
///   written; a cell whose value is not a number keeps what its column held.
public struct FieldGraph: Sendable {
  /// The nodes, operands before what is worked out from them.
  public private(set) var nodes: [FieldNode]

  /// What is written.
  public private(set) var outputs: [FieldOutput]

  /// A graph of nodes and outputs; ``FieldProgram/init(_:shape:)`` tells whether it makes sense.
  public init(nodes: [FieldNode] = [], outputs: [FieldOutput] = []) {
    self.nodes = nodes
    self.outputs = outputs
  }

  /// Adds a node.
  ///
  /// - Parameter node: Its operands are what earlier calls returned.
  /// - Returns: The node's index.
  @discardableResult public mutating func add(_ node: FieldNode) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// Has a node overwrite a column of the frame.
  public mutating func add(_ output: FieldOutput) {
    outputs.append(output)
  }
}

/// A column of the frame that a field overwrites.
public struct FieldOutput: Hashable, Sendable {
  /// The column of the frame.
  public var column: Int

  /// The index of the node.
  public var node: Int

  /// The least value shown; −infinity for no bound.
  public var lower: Double

  /// The greatest value shown, not below `lower`; infinity for no bound.
  public var upper: Double

  /// An output.
  public init(
    column: Int, node: Int, lower: Double = -.infinity, upper: Double = .infinity
  ) {
    self.column = column
    self.node = node
    self.lower = lower
    self.upper = upper
  }
}

/// How many columns and uniforms a field may refer to.
public struct FieldShape: Hashable, Sendable {
  /// Columns of the frame.
  public var frameColumns: Int

  /// Columns of facts.
  public var factColumns: Int

  /// Uniforms.
  public var uniforms: Int

  /// The counts, each 0 or more.
  public init(frameColumns: Int, factColumns: Int, uniforms: Int) {
    self.frameColumns = frameColumns
    self.factColumns = factColumns
    self.uniforms = uniforms
  }
}

/// Why a graph is no field.
///
/// The cases carry facts; the program makes the sentences.
public enum FieldError: Error, Hashable, Sendable {
  /// The operand of a node does not stand before it.
  case operandNotBefore(node: Int, operand: Int)

  /// A node names a column that there is not.
  case unknownColumn(node: Int, column: FieldColumn)

  /// A node names a uniform that there is not.
  case unknownUniform(node: Int, uniform: Int)

  /// An output names a node that there is not.
  case unknownNode(output: Int, node: Int)

  /// An output names a column of the frame that there is not.
  case unknownOutputColumn(output: Int, column: Int)

  /// Two outputs write one column of the frame.
  case columnWrittenTwice(output: Int, column: Int)

  /// The range of an output is empty or has a bound that is not a number.
  case emptyRange(output: Int, lower: Double, upper: Double)
}

extension FieldGraph {
  /// Checks that every reference is to something that is there.
  func check(_ shape: FieldShape) throws(FieldError) {
    for (index, node) in nodes.enumerated() {
      for operand in node.operands where !(0..<index).contains(operand) {
        throw .operandNotBefore(node: index, operand: operand)
      }
      try Self.checkLeaf(node, at: index, shape)
    }
    var written: Set<Int> = []
    for (index, output) in outputs.enumerated() {
      guard nodes.indices.contains(output.node) else {
        throw .unknownNode(output: index, node: output.node)
      }
      guard (0..<shape.frameColumns).contains(output.column) else {
        throw .unknownOutputColumn(output: index, column: output.column)
      }
      guard written.insert(output.column).inserted else {
        throw .columnWrittenTwice(output: index, column: output.column)
      }
      guard output.lower <= output.upper else {
        throw .emptyRange(output: index, lower: output.lower, upper: output.upper)
      }
    }
  }

  private static func checkLeaf(
    _ node: FieldNode, at index: Int, _ shape: FieldShape
  ) throws(FieldError) {
    switch node {
    case .uniform(let uniform):
      try check(uniform: uniform, at: index, shape)
    case .column(let column):
      try check(column, at: index, shape)
    case .place(let column, let origin):
      try check(column, at: index, shape)
      try check(uniform: origin, at: index, shape)
    default:
      break
    }
  }

  private static func check(
    uniform: Int, at index: Int, _ shape: FieldShape
  ) throws(FieldError) {
    guard (0..<shape.uniforms).contains(uniform) else {
      throw .unknownUniform(node: index, uniform: uniform)
    }
  }

  private static func check(
    _ column: FieldColumn, at index: Int, _ shape: FieldShape
  ) throws(FieldError) {
    let isKnown =
      switch column {
      case .frame(let place): (0..<shape.frameColumns).contains(place)
      case .fact(let place): (0..<shape.factColumns).contains(place)
      }
    guard isKnown else { throw .unknownColumn(node: index, column: column) }
  }
}
