import CCellMath
import CellKernel
import CellTesting
import Testing

@Suite struct FieldRunnerTests {
  /// Columns 0…3 of the frame and three facts of so many rows.
  private func columns(_ rows: Int, seed: UInt64) -> (frame: FloatColumns, facts: FloatColumns) {
    var generator = SeededGenerator(seed: seed)
    let field = RandomField(rows: rows, nodes: 1, using: &generator)
    return (field.frame, field.facts)
  }

  /// One output of a node.
  private func program(
    _ range: ClosedRange<Double> = -.infinity ... .infinity, _ build: (inout FieldGraph) -> Int
  ) throws -> FieldProgram {
    var graph = FieldGraph()
    let node = build(&graph)
    graph.add(
      FieldOutput(column: 0, node: node, lower: range.lowerBound, upper: range.upperBound))
    return try FieldProgram(graph, shape: RandomField.shape)
  }

  @Test func `a cell whose value is not a number keeps what it had`() throws {
    let program = try program(-2...2) { graph in
      graph.add(.one(.sqrt, graph.add(.column(.fact(0)))))
    }
    for rows in [5, 8, 300] {
      var frame = FloatColumns((0..<4).map { _ in (0..<rows).map { Float($0) + 100 } })
      let facts = FloatColumns(
        (0..<3).map { _ in (0..<rows).map { $0 % 3 == 1 ? -1 : Float($0 % 7) } })
      FieldRunner().run(program, uniforms: [0, 0, 0], frame: &frame, facts: facts)
      for row in 0..<rows {
        let expected = min(cellmath_float_sqrt(Float(row % 7)), 2)
        #expect(frame[0, row] == (row % 3 == 1 ? Float(row) + 100 : expected))
      }
    }
  }

  @Test func `a field without a cell value shows it everywhere, or nothing if it is none`() throws {
    let program = try program(0...1) { graph in
      graph.add(.one(.log, graph.add(.uniform(0))))
    }
    var (frame, facts) = columns(77, seed: 1)
    let before = frame
    FieldRunner().run(program, uniforms: [-1, 0, 0], frame: &frame, facts: facts)
    #expect(frame == before)
    FieldRunner().run(program, uniforms: [100, 0, 0], frame: &frame, facts: facts)
    #expect(frame.rows[0] == Array(repeating: 1, count: 77))
    facts.resize(rowCount: 0)
    frame.resize(rowCount: 0)
    FieldRunner().run(program, uniforms: [1, 0, 0], frame: &frame, facts: facts)
  }

  @Test func `columns may be exchanged`() throws {
    var graph = FieldGraph()
    let nodes = (0..<3).map { graph.add(.column(.frame($0))) }
    for column in 0..<3 { graph.add(FieldOutput(column: column, node: nodes[(column + 1) % 3])) }
    let program = try FieldProgram(graph, shape: RandomField.shape)
    var frame = FloatColumns([[1, 2], [3, 4], [5, 6], [7, 8]])
    let facts = FloatColumns([[0, 0], [0, 0], [0, 0]])
    FieldRunner().run(program, uniforms: [0, 0, 0], frame: &frame, facts: facts)
    #expect(frame.rows == [[3, 4], [5, 6], [1, 2], [7, 8]])
  }

  @Test func `a frame that another holds stays as it was`() throws {
    let program = try program { graph in graph.add(.constant(9)) }
    var (frame, facts) = columns(20, seed: 2)
    let held = frame
    let rows = held.rows
    FieldRunner().run(program, uniforms: [0, 0, 0], frame: &frame, facts: facts)
    #expect(FloatColumns(held.rows) == FloatColumns(rows))
    #expect(frame.rows[0].allSatisfy { $0 == 9 })
    facts.resize(rowCount: 3)
  }

  @Test func `two, three and one core give the same bits`() throws {
    var generator = SeededGenerator(seed: 5)
    let runners = [1, 2, 3].map { FieldRunner(cores: $0) }
    let narrower = [FieldRunner.Instructions.plain, .wide].map { FieldRunner(instructions: $0) }
    let (frame, facts) = columns(100_003, seed: 6)
    var seen = 0
    while seen < 3 {
      var field = RandomField(rows: 1, nodes: 60, using: &generator)
      (field.frame, field.facts) = (frame, facts)
      let program = try FieldProgram(field.graph, shape: RandomField.shape)
      // Enough work for three cores.
      guard program.passCount >= 12 else { continue }
      seen += 1
      let results = (runners + narrower).map { runner in
        var frame = field.frame
        runner.run(program, uniforms: field.uniforms, frame: &frame, facts: field.facts)
        return frame
      }
      for result in results.dropFirst() { #expect(result == results[0]) }
    }
  }

  @Test func `workers come and go with their runner`() throws {
    let program = try program { graph in graph.add(.column(.fact(0))) }
    var (frame, facts) = columns(900_000, seed: 3)
    for cores in 1...8 {
      let runner = FieldRunner(cores: cores)
      for _ in 0..<3 {
        runner.run(program, uniforms: [0, 0, 0], frame: &frame, facts: facts)
      }
    }
    facts[0, 0] = 1
    #expect(frame.rowCount == 900_000)
  }

  @Test func `counts that are not those of the shape are the caller's fault`() async {
    await #expect(processExitsWith: .failure) {
      let program = try FieldProgram(
        FieldGraph(), shape: FieldShape(frameColumns: 1, factColumns: 0, uniforms: 0))
      var frame = FloatColumns(columnCount: 2, rowCount: 1)
      FieldRunner().run(
        program, uniforms: [], frame: &frame, facts: FloatColumns(columnCount: 0, rowCount: 1))
    }
  }
}
