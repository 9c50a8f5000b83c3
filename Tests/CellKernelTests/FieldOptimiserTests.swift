import CellKernel
import Testing

/// What programs become; that their bits stay is held by comparing random fields.
@Suite struct FieldOptimiserTests {
  private static let shape = FieldShape(frameColumns: 4, factColumns: 2, uniforms: 2)

  private func program(
    _ columns: Int = 1, _ build: (inout FieldGraph) -> Int
  ) throws -> FieldProgram {
    var graph = FieldGraph()
    let node = build(&graph)
    for column in 0..<columns { graph.add(FieldOutput(column: column, node: node - column)) }
    return try FieldProgram(graph, shape: Self.shape)
  }

  @Test func `constants are folded and what has no cell value is worked out once`() throws {
    let program = try program { graph in
      let seven = graph.add(.two(.add, graph.add(.constant(3)), graph.add(.constant(4))))
      let scaled = graph.add(.two(.multiply, graph.add(.uniform(0)), seven))
      return graph.add(.two(.multiply, graph.add(.column(.fact(0))), graph.add(.one(.sin, scaled))))
    }
    #expect(program.passCount == 1)
    // The uniform, 7, their product and its sine.
    #expect(program.uniformCount == 4)
    #expect(program.uniformsRead == [0])
    #expect(program.columnsRead == [.fact(0)])
  }

  @Test func `equal parts are one and dead parts are none`() throws {
    let program = try program(2) { graph in
      let x = graph.add(.column(.fact(0)))
      graph.add(.one(.exp, graph.add(.column(.fact(1)))))
      let waves = (0..<2).map { _ in graph.add(.one(.sin, x)) }
      let first = graph.add(.one(.floor, waves[0]))
      #expect(graph.add(.one(.ceil, waves[1])) == first + 1)
      return first + 1
    }
    #expect(program.passCount == 5)
    #expect(program.columnsRead == [.fact(0)])
  }

  @Test func `algebra that keeps bits leaves the column itself`() throws {
    let program = try program { graph in
      let x = graph.add(.column(.fact(0)))
      var node = graph.add(.one(.negate, graph.add(.one(.negate, x))))
      for (function, number) in [
        (FieldNode.Binary.multiply, 1.0), (.divide, 1), (.subtract, 0), (.add, -0.0), (.power, 1),
      ] {
        node = graph.add(.two(function, node, graph.add(.constant(number))))
      }
      return node
    }
    #expect(program.listing == ["frame[0] = copy fact[0] in -inf…inf"])
  }

  @Test func `adding 0 is not nothing, since it turns −0 into 0`() throws {
    let program = try program { graph in
      graph.add(.two(.add, graph.add(.column(.fact(0))), graph.add(.constant(0))))
    }
    var frame = FloatColumns([[5], [0], [0], [0]])
    FieldRunner().run(
      program, uniforms: [0, 0], frame: &frame, facts: FloatColumns([[-0.0], [0]]))
    #expect(frame[0, 0].bitPattern == 0)
  }

  @Test func `a power of two divides as its inverse multiplies`() throws {
    for (divisor, name) in [(8.0, "multiply"), (-0.25, "multiply"), (3, "divide"), (0, "divide")] {
      let program = try program { graph in
        graph.add(.two(.divide, graph.add(.column(.fact(0))), graph.add(.constant(divisor))))
      }
      #expect(program.listing.contains { $0.contains(" \(name) ") })
    }
  }

  @Test func `sums and products in a row are one pass`() throws {
    let program = try program { graph in
      let (x, y) = (graph.add(.column(.fact(0))), graph.add(.column(.fact(1))))
      let product = graph.add(.two(.multiply, x, graph.add(.uniform(0))))
      let rest = graph.add(.two(.subtract, graph.add(.uniform(1)), product))
      return graph.add(.two(.multiply, rest, y))
    }
    #expect(program.passCount == 1)
    #expect(program.listing.last?.contains("multiply_from_multiply") == true)
  }
}
