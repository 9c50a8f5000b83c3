import CCellMath
import CellMotion
import Testing

@testable import CellKernel

/// Which columns passes fetch for the block that comes next.
@Suite struct FieldScheduleTests {
  /// Four mixes by a spring of a fact, which as many functions as told have changed.
  private func program(functions: Int) throws -> FieldProgram {
    let spring = try Spring(response: 0.5, bounce: 0.2)
    var graph = FieldGraph()
    var part = graph.add(.one(.spring(spring), graph.add(.column(.fact(0)))))
    for place in 0..<functions { part = graph.add(.one(place % 2 == 0 ? .sin : .exp, part)) }
    for column in 0..<4 {
      let (from, to) = (graph.add(.column(.frame(column))), graph.add(.column(.fact(1))))
      let mixed = graph.add(.three(.mix, from, to, part))
      graph.add(FieldOutput(column: column, node: mixed, lower: 0, upper: 1))
    }
    return try FieldProgram(graph, shape: RandomField.shape)
  }

  @Test func `each column is fetched by a loop, where there are enough`() throws {
    let program = try program(functions: 6)
    let passes = program.passes
    #expect(program.lanePasses == [0])
    #expect(passes[7].kind == PassKind(cellmath_pass_mix_four))
    #expect(passes.count == 11)
    #expect(passes[0].ahead == nil)
    let columns: [FieldColumn] = [.fact(0)] + [.frame(0), .fact(1)] + (1..<4).map { .frame($0) }
    #expect(passes[1..<7].map(\.ahead) == columns)
  }

  @Test func `what the first of four mixes does fetches nothing`() throws {
    let passes = try program(functions: 2).passes
    #expect(passes[3].kind == PassKind(cellmath_pass_mix_four))
    #expect(passes.map(\.ahead) == [nil, .fact(0), .frame(0), .fact(1), nil, nil, nil])
  }
}
