internal import CCellMath
internal import CellMotion

extension FieldProgram {
  /// The program as text, one value or pass a line, for people who tune a field.
  ///
  /// `u` are values worked out once a run, `s` those of them that cells use as floats, `r` registers
  /// of a block; then the columns. Not meant to be read by programs.
  public var listing: [String] {
    let uniforms = uniformCode.nodes.enumerated().map { "u\($0) = \(Self.text($1))" }
    let floats = scalars.enumerated().map { "s\($0) = u\($1)" }
    return uniforms + floats + passes.map { Self.text($0) }
  }

  private static func text(_ node: FieldNode) -> String {
    let operands = node.operands.map { " u\($0)" }.joined()
    return switch node {
    case .constant(let number): "\(number)"
    case .uniform(let index): "uniform[\(index)]"
    case .column(let column), .place(let column, _): text(column)
    case .one(let function, _): function.name + operands
    case .two(let function, _, _): function.rawValue + operands
    case .three(let function, _, _, _): function.rawValue + operands
    }
  }

  private static func text(_ column: FieldColumn) -> String {
    switch column {
    case .frame(let index): "frame[\(index)]"
    case .fact(let index): "fact[\(index)]"
    }
  }

  private static func text(_ operand: PassOperand) -> String {
    switch operand {
    case .column(let column): text(column)
    case .register(let index): "r\(index)"
    case .scalar(let index): "s\(index)"
    }
  }

  private static func text(_ pass: FieldPass) -> String {
    let work = ([pass.kind.name] + pass.operands.map { text($0) }).joined(separator: " ")
    return switch pass.result {
    case .register(let index): "r\(index) = \(work)"
    case .output(let output):
      "frame[\(output.column)] = \(work) in \(output.lower)…\(output.upper)"
    }
  }
}

extension PassKind {
  /// The name of what the pass does.
  fileprivate var name: String {
    switch self {
    case .vector(let kind): unsafe String(cString: cellmath_pass_name(.init(rawValue: kind)))
    case .curve: FieldNode.Unary.curve(.linear).name
    case .spring: "spring"
    }
  }
}
