import CellKernel
import CellTesting
import Testing

/// Functions that one loop does together, on all instructions, over odd numbers.
@Suite struct FieldFusionTests {
  private static let instructions = [FieldRunner.Instructions.plain, .wide, .best]

  /// Runs a field both ways; its outputs are columns of the frame from 0 on.
  private func program(_ build: (inout FieldGraph) -> [Int]) throws -> FieldProgram {
    var graph = FieldGraph()
    for (column, node) in build(&graph).enumerated() {
      graph.add(FieldOutput(column: column, node: node, lower: -0.5, upper: 1))
    }
    let program = try FieldProgram(graph, shape: RandomField.shape)
    var generator = SeededGenerator(seed: 21)
    for rows in [5, 16, 300, 5000] {
      let field = RandomField(rows: rows, nodes: 1, using: &generator)
      let interpreter = FieldInterpreter(graph: graph, uniforms: field.uniforms)
      let expected = interpreter.result(frame: field.frame.rows, facts: field.facts.rows)
      for instructions in Self.instructions {
        var frame = field.frame
        FieldRunner(instructions: instructions).run(
          program, uniforms: field.uniforms, frame: &frame, facts: field.facts)
        #expect(frame == FloatColumns(expected), "\(rows) rows, \(instructions)")
      }
    }
    return program
  }

  private func mixes(
    _ graph: inout FieldGraph, by part: Int, from column: (Int) -> Int
  ) -> [Int] {
    (0..<4).map { place in
      let from = graph.add(.column(.frame(column(place))))
      let to = graph.add(place == 1 ? .column(.fact(1)) : .uniform(place % 3))
      return graph.add(.three(.mix, from, to, part))
    }
  }

  @Test func `four mixes by one part are one loop`() throws {
    let program = try program { graph in
      let (zero, one) = (graph.add(.constant(0)), graph.add(.constant(1)))
      let part = graph.add(.three(.clamp, graph.add(.column(.fact(0))), zero, one))
      return mixes(&graph, by: part) { $0 }
    }
    #expect(program.listing.filter { $0.contains("mix_four") }.count == 1)
  }

  @Test func `mixes by a column that one of them overwrites, or in a ring, read it before`() throws
  {
    for turn in 0..<2 {
      let program = try program { graph in
        let part = graph.add(.column(.frame(2)))
        return mixes(&graph, by: part) { ($0 + turn) % 4 }
      }
      // In a ring one is worked out ahead, so that no four of them are left to end together.
      #expect(program.listing.count { $0.contains("mix_four") } == (turn == 0 ? 1 : 0))
    }
  }

  @Test func `a choice within a choice is one pass, on either side`() throws {
    for isElse in [false, true] {
      let program = try program { graph in
        let facts = (0..<3).map { graph.add(.column(.fact($0))) }
        let inner = graph.add(
          .three(.where, graph.add(.two(.greater, facts[1], facts[2])), facts[0], facts[1]))
        let condition = graph.add(.two(.less, facts[0], facts[1]))
        return [
          graph.add(
            isElse
              ? .three(.where, condition, facts[2], inner)
              : .three(.where, condition, inner, facts[2]))
        ]
      }
      #expect(program.passCount == 1)
      let name = isElse ? "where_less_else" : "where_less_twice"
      #expect(program.listing.last?.contains(name) == true)
    }
  }

  @Test func `a choice that is used twice is worked out once`() throws {
    let program = try program { graph in
      let facts = (0..<3).map { graph.add(.column(.fact($0))) }
      let inner = graph.add(
        .three(.where, graph.add(.two(.less, facts[1], facts[2])), facts[0], facts[1]))
      let condition = graph.add(.two(.less, facts[0], facts[1]))
      return [graph.add(.three(.where, condition, facts[2], inner)), inner]
    }
    #expect(program.passCount == 3)
  }
}
