import CCellMath
import CellKernel
import CellTesting
import Testing

/// The float forms: bounds against the double forms, special values, and the same bits in every form.
@Suite struct FloatFunctionTests {
  /// A function of one value, and how far it may lie from its double form, in last places.
  struct Claim: Sendable, CustomTestStringConvertible {
    let function: FieldNode.Unary
    let places: Double

    var testDescription: String { function.name }
  }

  static let claims = [
    Claim(function: .sin, places: 1.6), Claim(function: .cos, places: 1.6),
    Claim(function: .tan, places: 2.8), Claim(function: .exp, places: 1),
    Claim(function: .log, places: 0.9), Claim(function: .sqrt, places: 0.5),
    Claim(function: .floor, places: 0), Claim(function: .ceil, places: 0),
    Claim(function: .fract, places: 0.5), Claim(function: .sign, places: 0),
  ]

  /// How far a float lies from a double, in last places of a float at it.
  private func error(of value: Float, from exact: Double) -> Double {
    if exact.isNaN { return value.isNaN ? 0 : .infinity }
    let rounded = Float(exact)
    if value == rounded, exact.isInfinite || exact == 0 || rounded.isInfinite { return 0 }
    guard value.isFinite, rounded.isFinite else { return .infinity }
    let place = max(exact.binade.magnitude * 0x1p-23, 0x1p-149)
    return (Double(value) - exact).magnitude / place
  }

  /// Runs a function on a column with some instructions; what is not a number shows as 77.
  private func column(
    _ function: FieldNode.Unary, of inputs: [Float], _ instructions: FieldRunner.Instructions
  ) throws -> [Float] {
    var graph = FieldGraph()
    let x = graph.add(.column(.fact(0)))
    graph.add(FieldOutput(column: 0, node: graph.add(.one(function, x))))
    let shape = FieldShape(frameColumns: 1, factColumns: 1, uniforms: 0)
    var frame = FloatColumns([inputs.map { _ in 77 }])
    let runner = FieldRunner(instructions: instructions)
    let program = try FieldProgram(graph, shape: shape)
    runner.run(program, uniforms: [], frame: &frame, facts: FloatColumns([inputs]))
    return frame.rows[0]
  }

  @Test(arguments: claims)
  func `keeps its bound and has the same bits in every form`(claim: Claim) throws {
    // A quarter of a million patterns of bits, all exponents and both signs.
    let inputs = stride(from: UInt32(0), through: .max - 16_411, by: 16_411).map {
      Float(bitPattern: $0)
    }
    let plain = try column(claim.function, of: inputs, .plain)
    let wide = try column(claim.function, of: inputs, .wide)
    let best = try column(claim.function, of: inputs, .best)
    var worst = 0.0
    var different = 0
    for (place, x) in inputs.enumerated() {
      let alone = Reference.float(claim.function, x)
      let shown = alone.isNaN ? 77 : alone
      if plain[place].bitPattern != shown.bitPattern { different += 1 }
      if wide[place].bitPattern != shown.bitPattern { different += 1 }
      if best[place].bitPattern != shown.bitPattern { different += 1 }
      worst = max(worst, error(of: alone, from: Reference.double(claim.function, Double(x))))
    }
    #expect(different == 0)
    #expect(worst <= claim.places, "\(worst)")
  }

  @Test(arguments: [
    (FieldNode.Binary.power, 0.51), (.atan2, 1.7), (.hypot, 1.3), (.modulo, .infinity),
  ])
  func `of two values keeps its bound and has the same bits in every form`(
    function: FieldNode.Binary, places: Double
  ) throws {
    var generator = SeededGenerator(seed: 3)
    let ranges: [ClosedRange<Float>] = [-1...1, 0...4, -50...50, 0.9...1.1, -1e30...1e30]
    let inputs: [[Float]] = (0..<2).map { _ in
      (0..<60_000).map { place in
        place % 6 == 5
          ? Float(bitPattern: UInt32.random(in: 0...(.max), using: &generator))
          : Float.random(in: ranges[place % 6], using: &generator)
      }
    }
    var graph = FieldGraph()
    let (x, y) = (graph.add(.column(.fact(0))), graph.add(.column(.fact(1))))
    graph.add(FieldOutput(column: 0, node: graph.add(.two(function, x, y))))
    let shape = FieldShape(frameColumns: 1, factColumns: 2, uniforms: 0)
    let program = try FieldProgram(graph, shape: shape)
    for instructions in [FieldRunner.Instructions.plain, .wide, .best] {
      var frame = FloatColumns([inputs[0].map { _ in 77 }])
      FieldRunner(instructions: instructions).run(
        program, uniforms: [], frame: &frame, facts: FloatColumns(inputs))
      var worst = 0.0
      var different = 0
      for (place, shown) in frame.rows[0].enumerated() {
        let (x, y) = (inputs[0][place], inputs[1][place])
        let alone = Reference.float(function, x, y)
        if (alone.isNaN ? 77 : alone).bitPattern != shown.bitPattern { different += 1 }
        guard places.isFinite else { continue }
        worst = max(worst, error(of: alone, from: Reference.double(function, Double(x), Double(y))))
      }
      #expect(different == 0)
      #expect(worst <= places, "\(worst)")
    }
  }

  @Test func `trigonometry has its special values`() {
    for function in [FieldNode.Unary.sin, .cos, .tan] {
      for x in [Float.infinity, -.infinity, .nan] {
        #expect(Reference.float(function, x).isNaN)
      }
    }
    #expect(cellmath_float_sin(-0.0).bitPattern == (-0.0 as Float).bitPattern)
    #expect(cellmath_float_tan(-0.0).bitPattern == (-0.0 as Float).bitPattern)
    #expect(cellmath_float_cos(-0.0) == 1)
    #expect(cellmath_float_sin(Float(Double.pi / 2)) == 1)
    #expect(cellmath_float_sin(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
  }

  @Test func `exp and log have their special values`() {
    #expect(cellmath_float_exp(0) == 1)
    #expect(cellmath_float_exp(-0.0) == 1)
    #expect(cellmath_float_exp(89) == .infinity)
    #expect(cellmath_float_exp(.infinity) == .infinity)
    #expect(cellmath_float_exp(-.infinity) == 0)
    #expect(cellmath_float_exp(-103.9) == .leastNonzeroMagnitude)
    #expect(cellmath_float_exp(-104) == 0)
    #expect(cellmath_float_exp(.nan).isNaN)
    #expect(cellmath_float_log(1).bitPattern == 0)
    #expect(cellmath_float_log(0) == -.infinity)
    #expect(cellmath_float_log(-0.0) == -.infinity)
    #expect(cellmath_float_log(-1).isNaN)
    #expect(cellmath_float_log(.infinity) == .infinity)
    #expect(cellmath_float_log(.nan).isNaN)
  }

  @Test func `power has its special values`() {
    for y: Float in [0, -0.0, .nan, 1, -.infinity] { #expect(cellmath_float_power(1, y) == 1) }
    for x: Float in [0, -3, .nan, .infinity] { #expect(cellmath_float_power(x, 0) == 1) }
    #expect(cellmath_float_power(-2, 3) == -8)
    #expect(cellmath_float_power(-2, 0.5).isNaN)
    #expect(cellmath_float_power(0, -1) == .infinity)
    #expect(cellmath_float_power(2, 128) == .infinity)
    #expect(cellmath_float_power(2, -149) == .leastNonzeroMagnitude)
    #expect(cellmath_float_power(2, -151) == 0)
  }

  @Test func `power to the 1 is the number itself`() {
    for bits in stride(from: UInt32(0), through: 0xff80_0000, by: 65_537) {
      let x = Float(bitPattern: bits)
      if x.isNaN { continue }
      #expect(cellmath_float_power(x, 1).bitPattern == bits)
    }
  }

  @Test func `what is far away counts as infinitely far`() {
    #expect(cellmath_float_hypot(3e38, 3e38) == .infinity)
    #expect(cellmath_float_hypot(3e30, 4e30) == 5e30)
    let least = (3...5).map { Float(bitPattern: $0) }
    #expect(cellmath_float_hypot(least[0], least[1]) == least[2])
    #expect(cellmath_float_hypot(0, -0.0).bitPattern == 0)
    #expect(cellmath_float_hypot(-.infinity, 1) == .infinity)
    #expect(cellmath_float_hypot(.infinity, .nan).isNaN)
    #expect(cellmath_float_atan2(0, -1) == .pi.nextUp)
    #expect(cellmath_float_atan2(-0.0, 1).bitPattern == (-0.0 as Float).bitPattern)
    #expect(cellmath_float_atan2(.infinity, .infinity) == Float(Double.pi / 4))
  }
}
