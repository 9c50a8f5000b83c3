import CellEffect
import CellKernel
import Testing

@Suite struct FieldTests {
  private func field(column: Int, _ lower: Double, _ upper: Double) -> Field {
    let output = FieldOutput(column: column, node: 0, lower: lower, upper: upper)
    return Field(
      name: "one", graph: FieldGraph(nodes: [.constant(1)], outputs: [output]), facts: [],
      uniforms: [], inputs: [])
  }

  private func error(_ field: Field) -> FieldError? {
    do throws(FieldError) {
      _ = try FieldProgram(field.graph, shape: field.shape)
      return nil
    } catch {
      return error
    }
  }

  @Test func `an output is kept to the range of its property, wherever its own lies`() {
    let column = Field.frameColumn(of: .opacity)
    let cases: [(given: (Double, Double), kept: (Double, Double))] = [
      ((0.25, 0.75), (0.25, 0.75)), ((-1, 0.5), (0, 0.5)), ((0.5, 2), (0.5, 1)),
      ((1.5, 2), (1, 1)), ((-2, -1.5), (0, 0)), ((-.infinity, .infinity), (0, 1)),
      ((.infinity, .infinity), (1, 1)), ((-.infinity, -.infinity), (0, 0)),
    ]
    for (given, kept) in cases {
      let field = field(column: column, given.0, given.1)
      #expect(field.graph.outputs[0].lower == kept.0, "\(given)")
      #expect(field.graph.outputs[0].upper == kept.1, "\(given)")
      #expect(error(field) == nil, "\(given)")
    }
  }

  @Test func `a range that is empty from the start is refused`() {
    let column = Field.frameColumn(of: .opacity)
    for (lower, upper) in [(0.75, 0.25), (3, 2), (-1, -2)] {
      #expect(
        error(field(column: column, lower, upper))
          == .emptyRange(output: 0, lower: lower, upper: upper))
    }
    for (lower, upper) in [(Double.nan, 1), (0, Double.nan)] {
      #expect(error(field(column: column, lower, upper)) != nil)
    }
  }

  @Test func `a column that there is not is refused`() {
    for column in [-1, -4, .min, Field.frameColumns, .max] {
      #expect(
        error(field(column: column, 0, 1)) == .unknownOutputColumn(output: 0, column: column))
    }
  }
}
