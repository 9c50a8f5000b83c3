import CellKernel
import CellTesting
import Testing

@Suite struct FieldProgramTests {
  /// Runs a random field both ways.
  private func compare(
    _ field: RandomField, _ runner: FieldRunner, _ note: Comment
  ) throws {
    let program = try FieldProgram(field.graph, shape: RandomField.shape)
    let interpreter = FieldInterpreter(graph: field.graph, uniforms: field.uniforms)
    let expected = interpreter.result(frame: field.frame.rows, facts: field.facts.rows)
    var frame = field.frame
    runner.run(program, uniforms: field.uniforms, frame: &frame, facts: field.facts)
    #expect(frame == FloatColumns(expected), note)
  }

  @Test func `gives the bits of the graph for random fields of every length`() throws {
    var generator = SeededGenerator(seed: 41)
    let runners = [FieldRunner.Instructions.best, .wide, .plain].map {
      FieldRunner(instructions: $0)
    }
    for round in 0..<12_000 {
      let nodes = Int.random(in: 1...40, using: &generator)
      let field = RandomField(rows: round % 41, nodes: nodes, using: &generator)
      try compare(field, runners[round % 3], "round \(round)")
    }
  }

  @Test func `gives the bits of the graph for fields of many blocks`() throws {
    var generator = SeededGenerator(seed: 7)
    let runner = FieldRunner()
    for rows in [511, 512, 513, 1024, 4097] {
      for round in 0..<6 {
        let field = RandomField(rows: rows, nodes: 30, using: &generator)
        try compare(field, runner, "\(rows) rows, round \(round)")
      }
    }
  }
}
