import CCellMath
import CellKernel
import CellMotion

/// The law of `FieldGraph` word by word, one cell at a time.
struct FieldInterpreter {
  let graph: FieldGraph
  let uniforms: [Double]

  enum Value {
    case uniform(Double)
    case place(offset: Float, isTurned: Bool, origin: Double)
    case cell(Float)

    var isUniform: Bool {
      if case .uniform = self { true } else { false }
    }

    /// What meets a cell's value.
    var float: Float {
      switch self {
      case .uniform(let value): Float(value)
      case .place(let offset, let isTurned, let origin):
        isTurned ? Float(origin) - offset : offset + Float(origin)
      case .cell(let value): value
      }
    }
  }

  /// The frame after a run.
  func result(frame: [[Float]], facts: [[Float]]) -> [[Float]] {
    var result = frame
    for row in 0..<(frame.first?.count ?? 0) {
      let values = values(row, frame, facts)
      for output in graph.outputs {
        let value = values[output.node].float
        if value.isNaN { continue }
        let (lower, upper) = (Float(output.lower), Float(output.upper))
        let above = value < lower ? lower : value
        result[output.column][row] = upper < above ? upper : above
      }
    }
    return result
  }

  private func values(_ row: Int, _ frame: [[Float]], _ facts: [[Float]]) -> [Value] {
    func read(_ column: FieldColumn) -> Float {
      switch column {
      case .frame(let index): frame[index][row]
      case .fact(let index): facts[index][row]
      }
    }
    var values: [Value] = []
    for node in graph.nodes {
      switch node {
      case .constant(let number): values.append(.uniform(number))
      case .uniform(let index): values.append(.uniform(uniforms[index]))
      case .column(let column): values.append(.cell(read(column)))
      case .place(let column, let origin):
        values.append(.place(offset: read(column), isTurned: false, origin: uniforms[origin]))
      case .one(let function, let x): values.append(value(function, values[x]))
      case .two(let function, let x, let y):
        values.append(value(function, values[x], values[y]))
      case .three(let function, let x, let y, let z):
        values.append(value(function, values[x], values[y], values[z]))
      }
    }
    return values
  }

  private func value(_ function: FieldNode.Unary, _ x: Value) -> Value {
    switch (function, x) {
    case (_, .uniform(let x)): .uniform(Reference.double(function, x))
    case (.negate, .place(let offset, let isTurned, let origin)):
      .place(offset: offset, isTurned: !isTurned, origin: -origin)
    default: .cell(Reference.float(function, x.float))
    }
  }

  private func value(_ function: FieldNode.Binary, _ x: Value, _ y: Value) -> Value {
    if case .uniform(let x) = x, case .uniform(let y) = y {
      return .uniform(Reference.double(function, x, y))
    }
    if let place = place(function, x, y) { return place }
    return .cell(Reference.float(function, x.float, y.float))
  }

  private func value(
    _ function: FieldNode.Ternary, _ x: Value, _ y: Value, _ z: Value
  ) -> Value {
    if case .uniform(let x) = x, case .uniform(let y) = y, case .uniform(let z) = z {
      return .uniform(Reference.double(function, x, y, z))
    }
    return .cell(Reference.float(function, x.float, y.float, z.float))
  }

  private func place(_ function: FieldNode.Binary, _ x: Value, _ y: Value) -> Value? {
    switch (function, x, y) {
    case (.add, .place(let offset, let turned, let origin), .uniform(let u)),
      (.add, .uniform(let u), .place(let offset, let turned, let origin)):
      .place(offset: offset, isTurned: turned, origin: origin + u)
    case (.subtract, .place(let offset, let turned, let origin), .uniform(let u)):
      .place(offset: offset, isTurned: turned, origin: origin - u)
    case (.subtract, .uniform(let u), .place(let offset, let turned, let origin)):
      .place(offset: offset, isTurned: !turned, origin: u - origin)
    case (.subtract, .place(let a, false, let from), .place(let b, false, let to)),
      (.subtract, .place(let b, true, let from), .place(let a, true, let to)):
      .cell((a - b) + Float(from - to))
    case (.add, .place(let a, false, let from), .place(let b, true, let to)),
      (.add, .place(let b, true, let from), .place(let a, false, let to)):
      .cell((a - b) + Float(from + to))
    default: nil
    }
  }
}
