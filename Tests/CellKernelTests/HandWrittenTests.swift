import CCellMath
import CellKernel
import Testing

/// A field and the same formula in Swift with the house's functions give the same bits.
@Suite struct HandWrittenTests {
  private static let shape = FieldShape(frameColumns: 5, factColumns: 2, uniforms: 9)

  /// Of the ripple: now, origin, the place of the touch, tint.
  private static let uniforms = [0.7, 3e6, 4e6, 3e6 + 300, 4e6 + 190, 1, 0.58, 0, 1]

  private static var ripple: FieldGraph {
    var graph = FieldGraph()
    func number(_ value: Double) -> Int { graph.add(.constant(value)) }
    func two(_ function: FieldNode.Binary, _ x: Int, _ y: Int) -> Int {
      graph.add(.two(function, x, y))
    }
    let now = graph.add(.uniform(0))
    let across = two(
      .subtract, graph.add(.place(.fact(0), origin: 1)), graph.add(.uniform(3)))
    let down = two(.subtract, graph.add(.place(.fact(1), origin: 2)), graph.add(.uniform(4)))
    let behind = two(.subtract, two(.multiply, number(600), now), two(.hypot, across, down))
    let rise = graph.add(.three(.smoothstep, number(0), number(40), behind))
    let swing = graph.add(.one(.sin, two(.multiply, behind, number(0.05))))
    let fall = graph.add(.one(.exp, two(.multiply, number(-3), now)))
    let wave = two(.multiply, two(.multiply, rise, swing), fall)
    let size = two(.add, number(1), two(.multiply, number(0.05), wave))
    let scaled = two(.multiply, graph.add(.column(.frame(0))), size)
    graph.add(FieldOutput(column: 0, node: scaled, lower: -1e6, upper: 1e6))
    let part = graph.add(.three(.clamp, wave, number(0), number(1)))
    for channel in 1...4 {
      let (from, to) = (graph.add(.column(.frame(channel))), graph.add(.uniform(4 + channel)))
      let mixed = graph.add(.three(.mix, from, to, part))
      graph.add(FieldOutput(column: channel, node: mixed, lower: 0, upper: 1))
    }
    return graph
  }

  /// The ripple of one cell: its scale and colour.
  private func ripple(_ x: Float, _ y: Float, _ shown: [Float]) -> [Float] {
    let u = Self.uniforms
    let distance = cellmath_float_hypot(x + Float(u[1] - u[3]), y + Float(u[2] - u[4]))
    let behind = Float(600 * u[0]) - distance
    let rise = cellmath_float_smoothstep(0, 40, behind)
    let swing = cellmath_float_sin(behind * 0.05)
    let wave = rise * swing * Float(cellmath_exp(-3 * u[0]))
    let part = cellmath_float_clamp(wave, 0, 1)
    let colour = (1...4).map { channel in
      cellmath_float_clamp(cellmath_float_mix(shown[channel], Float(u[4 + channel]), part), 0, 1)
    }
    return [shown[0] * (1 + 0.05 * wave)] + colour
  }

  @Test func `a ripple by hand has the bits of the field`() throws {
    let program = try FieldProgram(Self.ripple, shape: Self.shape)
    let rows = 2500
    let across: [Float] = (0..<rows).map { Float($0 % 50) * 12.5 }
    let down: [Float] = (0..<rows).map { Float($0 / 50) * 9.25 }
    let facts = FloatColumns([across, down])
    let shown: [[Float]] = (0..<5).map { (column: Int) -> [Float] in
      (0..<rows).map { (row: Int) -> Float in Float((row * 31 + column * 7) % 97) / 97 }
    }
    var frame = FloatColumns(shown)
    FieldRunner().run(program, uniforms: Self.uniforms, frame: &frame, facts: facts)
    for row in 0..<rows {
      let expected = ripple(facts[0, row], facts[1, row], shown.map { $0[row] })
      for column in 0..<5 {
        #expect(frame[column, row].bitPattern == expected[column].bitPattern)
      }
    }
    #expect(frame.rows[0] != shown[0])
    #expect(frame.rows[1] != shown[1])
  }
}
