internal import CCellScript
import CellEffect
import CellKernel
import CellMotion

extension Machine {
  /// The fields that the loaded plugin has made, in order.
  var fields: [Field] {
    let count = unsafe cellscript_machine_field_count(pointer)
    return (0..<count).map { number in
      unsafe FieldReader(cellscript_machine_field(pointer, number), springs: springs).field
    }
  }
}

/// Reads the arrays of a traced field, which live as long as their machine.
///
/// Only alive within the call that asks for them.
@safe private struct FieldReader {
  private let raw: cellscript_field
  private let springs: SpringMemory
  private let facts: [FieldFact]
  /// By the number of a column in the bridge, what it is in the graph.
  private let columns: [FieldColumn]

  init(_ raw: cellscript_field, springs: SpringMemory) {
    unsafe self.raw = raw
    self.springs = springs
    var facts: [FieldFact] = []
    var columns: [FieldColumn] = []
    let lent = unsafe UnsafeBufferPointer(start: raw.columns, count: Int(raw.column_count))
    for place in lent.indices {
      let column = unsafe lent[place]
      if let fact = unsafe FieldFact(column) {
        columns.append(.fact(facts.count))
        facts.append(fact)
      } else {
        unsafe columns.append(.frame(frameColumn(column.property, column.component) ?? 0))
      }
    }
    self.facts = facts
    self.columns = columns
  }

  var field: Field {
    let nodes = unsafe UnsafeBufferPointer(start: raw.nodes, count: Int(raw.node_count))
    let uniforms = unsafe UnsafeBufferPointer(
      start: raw.uniforms, count: Int(raw.uniform_count))
    let inputs = unsafe UnsafeBufferPointer(start: raw.inputs, count: Int(raw.input_count))
    return unsafe Field(
      name: String(raw.name),
      graph: FieldGraph(nodes: nodes.map { node($0) }, outputs: outputs),
      facts: facts, uniforms: uniforms.map { FieldUniform($0) },
      inputs: inputs.map { unsafe FieldInput(name: String($0.name), isColor: $0.is_color) })
  }

  private var outputs: [FieldOutput] {
    let outputs = unsafe UnsafeBufferPointer(start: raw.outputs, count: Int(raw.output_count))
    return unsafe outputs.compactMap { output in
      guard let property = Property(rawValue: UInt8(output.property)) else { return nil }
      return FieldOutput(
        column: Field.frameColumn(of: property, component: Int(output.component)),
        node: Int(output.node))
    }
  }

  private func node(_ node: cellscript_field_node) -> FieldNode {
    let (a, b, c) = (Int(node.a), Int(node.b), Int(node.c))
    switch node.op {
    case .constant: return .constant(node.value)
    case .uniform: return .uniform(a)
    case .column: return .column(columns[a])
    case .place: return .place(columns[a], origin: b)
    case .curve: return .one(.curve(curve(b)), a)
    case .spring: return spring(b).map { .one(.spring($0), a) } ?? .constant(1)
    default: break
    }
    if let function = FieldNode.Unary(node.op) { return .one(function, a) }
    if let function = FieldNode.Binary(node.op) { return .two(function, a, b) }
    return .three(FieldNode.Ternary(node.op), a, b, c)
  }

  private func curve(_ number: Int) -> Curve {
    unsafe raw.curves.flatMap { unsafe Curve($0[number]) } ?? .linear
  }

  /// The bridge checks springs by the ranges of motions.
  private func spring(_ number: Int) -> Spring? {
    unsafe raw.springs.flatMap { springs in
      let timing = unsafe springs[number]
      return try? self.springs.spring(timing)
    }
  }
}

/// The column of the frame that holds a property of the bridge.
private func frameColumn(_ property: Int32, _ component: Int32) -> Int? {
  Property(rawValue: UInt8(property)).map {
    Field.frameColumn(of: $0, component: Int(component))
  }
}

extension FieldFact {
  /// What a column is; nil: a property.
  fileprivate init?(_ column: cellscript_field_column) {
    switch unsafe column.kind {
    case .property: return nil
    case .x: self = .x
    case .y: self = .y
    case .center_x: self = .centerX
    case .center_y: self = .centerY
    case .width: self = .width
    case .height: self = .height
    case .row: self = .row
    case .column: self = .column
    case .index: self = .index
    case .random: self = .random
    case .selected: self = .selected
    case .highlighted: self = .highlighted
    case .pressed: self = .pressed
    case .enabled: self = .enabled
    case .age: self = .age
    case .item: self = unsafe .item(String(column.name))
    }
  }
}

extension FieldUniform {
  fileprivate init(_ raw: cellscript_field_uniform) {
    let (index, component) = (Int(raw.index), Int(raw.component))
    switch raw.kind {
    case .now: self = .now
    case .input: self = .input(index, component: component)
    case .parameter: self = .parameter(index, component: component)
    case .grid_width: self = .gridWidth
    case .grid_height: self = .gridHeight
    case .grid_offset_x: self = .gridOffsetX
    case .grid_offset_y: self = .gridOffsetY
    case .origin_x: self = .originX
    case .origin_y: self = .originY
    case .system_color:
      let color = SystemColor(code: raw.index) ?? SystemColor.all[0]
      self = .systemColor(color, component: component)
    }
  }
}

extension FieldNode.Unary {
  fileprivate init?(_ op: cellscript_field_op) {
    switch op {
    case .negate: self = .negate
    case .sin: self = .sin
    case .cos: self = .cos
    case .tan: self = .tan
    case .exp: self = .exp
    case .log: self = .log
    case .sqrt: self = .sqrt
    case .abs: self = .abs
    case .floor: self = .floor
    case .ceil: self = .ceil
    case .fract: self = .fract
    case .sign: self = .sign
    default: return nil
    }
  }
}

extension FieldNode.Binary {
  fileprivate init?(_ op: cellscript_field_op) {
    switch op {
    case .add: self = .add
    case .subtract: self = .subtract
    case .multiply: self = .multiply
    case .divide: self = .divide
    case .modulo: self = .modulo
    case .power: self = .power
    case .min: self = .min
    case .max: self = .max
    case .step: self = .step
    case .hypot: self = .hypot
    case .atan2: self = .atan2
    case .less: self = .less
    case .greater: self = .greater
    case .equal: self = .equal
    case .both: self = .both
    case .either: self = .either
    default: return nil
    }
  }
}

extension FieldNode.Ternary {
  fileprivate init(_ op: cellscript_field_op) {
    self =
      switch op {
      case .clamp: .clamp
      case .mix: .mix
      case .smoothstep: .smoothstep
      case .where: .where
      default: .noise
      }
  }
}
