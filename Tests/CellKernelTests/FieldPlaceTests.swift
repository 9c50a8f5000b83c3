import CellKernel
import Testing

/// Coordinates far from 0.
@Suite struct FieldPlaceTests {
  private static let shape = FieldShape(frameColumns: 1, factColumns: 2, uniforms: 3)

  /// Cells of 44 points from row 10,000,000 on: an origin and offsets.
  private static let origin = 44.0 * 10_000_000
  private static let offsets: [Float] = (0..<100).map { Float($0) * 44 + 22 }

  private func run(
    _ uniforms: [Double], _ build: (inout FieldGraph) -> Int
  ) throws -> [Float] {
    var graph = FieldGraph()
    let node = build(&graph)
    graph.add(FieldOutput(column: 0, node: node))
    let program = try FieldProgram(graph, shape: Self.shape)
    var frame = FloatColumns(columnCount: 1, rowCount: Self.offsets.count)
    let facts = FloatColumns([Self.offsets, Self.offsets.map { $0 / 2 }])
    FieldRunner().run(program, uniforms: uniforms, frame: &frame, facts: facts)
    return frame.rows[0]
  }

  @Test func `the way to an input is right at ten million rows, both ways`() throws {
    let input = Self.origin + 1000.25
    let uniforms = [Self.origin, input, 0]
    let there = try run(uniforms) { graph in
      let y = graph.add(.place(.fact(0), origin: 0))
      return graph.add(.two(.subtract, y, graph.add(.uniform(1))))
    }
    let back = try run(uniforms) { graph in
      let y = graph.add(.place(.fact(0), origin: 0))
      return graph.add(.two(.subtract, graph.add(.uniform(1)), y))
    }
    for (row, offset) in Self.offsets.enumerated() {
      #expect(there[row] == offset - 1000.25)
      #expect(back[row] == 1000.25 - offset)
    }
  }

  @Test func `the difference of two places is right at ten million rows`() throws {
    let differences = try run([Self.origin, Self.origin + 0.125, 0]) { graph in
      let y = graph.add(.place(.fact(0), origin: 0))
      let other = graph.add(.place(.fact(1), origin: 1))
      return graph.add(.two(.subtract, y, other))
    }
    for (row, offset) in Self.offsets.enumerated() {
      #expect(differences[row] == offset / 2 - 0.125)
    }
  }

  @Test func `a place moves in doubles however often something is added`() throws {
    let moved = try run([Self.origin, 0.1, 0]) { graph in
      var y = graph.add(.place(.fact(0), origin: 0))
      for _ in 0..<10 { y = graph.add(.two(.add, graph.add(.uniform(1)), y)) }
      let start = graph.add(.place(.fact(0), origin: 0))
      return graph.add(.two(.subtract, y, start))
    }
    #expect(moved.allSatisfy { ($0 - 1).magnitude < 1e-6 })
  }

  @Test func `any other use adds the rounded origin to the offset`() throws {
    let places = try run([Self.origin + 1, 0, 0]) { graph in
      graph.add(.one(.floor, graph.add(.place(.fact(0), origin: 0))))
    }
    for (row, offset) in Self.offsets.enumerated() {
      #expect(places[row] == (offset + Float(Self.origin + 1)).rounded(.down))
    }
  }
}
