import CCellMath
import CellMotion
import Testing

@testable import CellKernel

/// Which columns passes fetch for the block that comes next.
@Suite struct FieldScheduleTests {
  /// Four mixes by a spring of a fact, which functions have changed.
  private func program(_ functions: [FieldNode.Unary]) throws -> FieldProgram {
    let spring = try Spring(response: 0.5, bounce: 0.2)
    var graph = FieldGraph()
    var part = graph.add(.one(.spring(spring), graph.add(.column(.fact(0)))))
    for function in functions { part = graph.add(.one(function, part)) }
    for column in 0..<4 {
      let (from, to) = (graph.add(.column(.frame(column))), graph.add(.column(.fact(1))))
      let mixed = graph.add(.three(.mix, from, to, part))
      graph.add(FieldOutput(column: column, node: mixed, lower: 0, upper: 1))
    }
    return try FieldProgram(graph, shape: RandomField.shape)
  }

  private static let columns: [FieldColumn] = [
    .fact(0), .frame(0), .fact(1), .frame(1), .frame(2), .frame(3),
  ]

  @Test func `each column is fetched by a loop, where there are enough`() throws {
    let program = try program([.floor, .fract, .abs, .floor, .fract, .sign])
    let passes = program.passes
    #expect(program.lanePasses == [0])
    #expect(passes[7].kind == PassKind(cellmath_pass_mix_four))
    #expect(passes.count == 11)
    #expect(passes[0].ahead == [])
    #expect(passes[1..<7].map(\.ahead) == Self.columns.map { [$0] })
  }

  @Test func `what takes long fetches four columns`() throws {
    let passes = try program([.sin, .floor, .exp]).passes
    #expect(passes[1].ahead == Array(Self.columns[..<4]))
    #expect(passes[3].ahead == Array(Self.columns[4...]))
    #expect(passes.flatMap(\.ahead).count == Self.columns.count)
  }

  @Test func `what the first of four mixes does fetches nothing`() throws {
    let passes = try program([.floor, .fract]).passes
    #expect(passes[3].kind == PassKind(cellmath_pass_mix_four))
    #expect(passes.map(\.ahead) == [[], [.fact(0)], [.frame(0)], [.fact(1)], [], [], []])
  }
}
