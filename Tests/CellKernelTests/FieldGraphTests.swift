import CellKernel
import Testing

@Suite struct FieldGraphTests {
  private static let shape = FieldShape(frameColumns: 2, factColumns: 1, uniforms: 1)

  private func error(
    _ nodes: [FieldNode], _ outputs: [FieldOutput] = []
  ) -> FieldError? {
    do throws(FieldError) {
      _ = try FieldProgram(FieldGraph(nodes: nodes, outputs: outputs), shape: Self.shape)
      return nil
    } catch {
      return error
    }
  }

  @Test func `operands stand before what is worked out from them`() {
    #expect(error([.one(.sin, 0)]) == .operandNotBefore(node: 0, operand: 0))
    let forward: [FieldNode] = [.uniform(0), .two(.add, 0, 2), .uniform(0)]
    #expect(error(forward) == .operandNotBefore(node: 1, operand: 2))
    let before: [FieldNode] = [.uniform(0), .three(.mix, 0, 0, -1)]
    #expect(error(before) == .operandNotBefore(node: 1, operand: -1))
  }

  @Test func `columns and uniforms are those of the shape`() {
    #expect(error([.uniform(1)]) == .unknownUniform(node: 0, uniform: 1))
    #expect(error([.column(.frame(2))]) == .unknownColumn(node: 0, column: .frame(2)))
    #expect(error([.column(.fact(-1))]) == .unknownColumn(node: 0, column: .fact(-1)))
    #expect(error([.place(.fact(0), origin: 1)]) == .unknownUniform(node: 0, uniform: 1))
    #expect(error([.place(.fact(1), origin: 0)]) == .unknownColumn(node: 0, column: .fact(1)))
  }

  @Test func `outputs are nodes in columns of the frame, one each, within a range`() {
    let nodes: [FieldNode] = [.uniform(0)]
    let good = FieldOutput(column: 1, node: 0)
    #expect(error(nodes, [good]) == nil)
    #expect(
      error(nodes, [FieldOutput(column: 0, node: 1)]) == .unknownNode(output: 0, node: 1))
    #expect(
      error(nodes, [good, FieldOutput(column: 2, node: 0)])
        == .unknownOutputColumn(output: 1, column: 2))
    #expect(error(nodes, [good, good]) == .columnWrittenTwice(output: 1, column: 1))
    let empty = FieldOutput(column: 0, node: 0, lower: 1, upper: 0)
    #expect(error(nodes, [empty]) == .emptyRange(output: 0, lower: 1, upper: 0))
    let broken = FieldOutput(column: 0, node: 0, lower: .nan, upper: 0)
    #expect(error(nodes, [broken]) != nil)
  }
}
