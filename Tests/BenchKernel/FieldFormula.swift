import CellKernel

/// Writes formulas as graphs.
struct FieldFormula {
  static let shape = FieldShape(frameColumns: 6, factColumns: 3, uniforms: 9)

  private(set) var graph = FieldGraph()

  // Columns of the frame.
  static let scale = 0
  static let red = 1
  static let alpha = 4
  static let opacity = 5

  /// now, an origin, an input's place, a tint.
  static let uniforms: [Double] = [1.2, 0, 0, 13_000, 9_000, 1, 0.58, 0, 1]

  mutating func number(_ value: Double) -> Int { graph.add(.constant(value)) }
  mutating func uniform(_ index: Int) -> Int { graph.add(.uniform(index)) }
  mutating func frame(_ index: Int) -> Int { graph.add(.column(.frame(index))) }
  mutating func fact(_ index: Int) -> Int { graph.add(.column(.fact(index))) }
  mutating func now() -> Int { uniform(0) }
  mutating func x() -> Int { graph.add(.place(.fact(0), origin: 1)) }
  mutating func y() -> Int { graph.add(.place(.fact(1), origin: 2)) }

  mutating func one(_ function: FieldNode.Unary, _ x: Int) -> Int {
    graph.add(.one(function, x))
  }

  mutating func two(_ function: FieldNode.Binary, _ x: Int, _ y: Int) -> Int {
    graph.add(.two(function, x, y))
  }

  mutating func two(_ function: FieldNode.Binary, _ x: Int, by y: Double) -> Int {
    two(function, x, number(y))
  }

  mutating func three(_ function: FieldNode.Ternary, _ x: Int, _ y: Int, _ z: Int) -> Int {
    graph.add(.three(function, x, y, z))
  }

  mutating func show(_ node: Int, _ column: Int, _ range: ClosedRange<Double> = -1e6...1e6) {
    graph.add(
      FieldOutput(column: column, node: node, lower: range.lowerBound, upper: range.upperBound))
  }
}

extension FieldFormula {
  /// The ripple of the scripts' page: about 20 operations to the scale and four colour columns.
  static var ripple: FieldGraph {
    var f = FieldFormula()
    let now = f.now()
    let across = f.two(.subtract, f.x(), f.uniform(3))
    let down = f.two(.subtract, f.y(), f.uniform(4))
    let front = f.two(.multiply, f.number(600), now)
    let behind = f.two(.subtract, front, f.two(.hypot, across, down))
    let rise = f.three(.smoothstep, f.number(0), f.number(40), behind)
    let swing = f.one(.sin, f.two(.multiply, behind, by: 0.05))
    let fall = f.one(.exp, f.two(.multiply, f.number(-3), now))
    let wave = f.two(.multiply, f.two(.multiply, rise, swing), fall)
    let size = f.two(.add, f.number(1), f.two(.multiply, f.number(0.05), wave))
    f.show(f.two(.multiply, f.frame(scale), size), scale)
    let part = f.three(.clamp, wave, f.number(0), f.number(1))
    for channel in 0..<4 {
      let mixed = f.three(.mix, f.frame(red + channel), f.uniform(5 + channel), part)
      f.show(mixed, red + channel, 0...1)
    }
    return f.graph
  }

  /// One multiplication.
  static var multiplication: FieldGraph {
    var f = FieldFormula()
    f.show(f.two(.multiply, f.fact(2), f.uniform(5)), scale)
    return f.graph
  }

  /// Nothing with a cell value in it.
  static var scalars: FieldGraph {
    var f = FieldFormula()
    let swing = f.one(.sin, f.two(.multiply, f.now(), by: 3))
    f.show(f.two(.add, f.number(0.75), f.two(.multiply, swing, by: 0.25)), opacity, 0...1)
    return f.graph
  }

  /// Three dimensions of noise.
  static var noise: FieldGraph {
    var f = FieldFormula()
    let column = f.two(.multiply, f.x(), by: 0.01)
    let row = f.two(.multiply, f.y(), by: 0.01)
    let cloud = f.three(.noise, column, row, f.now())
    f.show(f.two(.add, f.number(1), f.two(.multiply, cloud, by: 0.1)), scale)
    return f.graph
  }

  /// Bands chosen by comparisons.
  static var choices: FieldGraph {
    var f = FieldFormula()
    let height = f.fact(2)
    var value = f.number(0.1)
    for band in 1...6 {
      let isAbove = f.two(.greater, height, by: Double(band) / 7)
      let isLeft = f.two(.less, f.x(), by: 5000 * Double(band))
      let inside = f.three(
        .where, isLeft, f.number(Double(band) / 6), f.two(.multiply, height, by: Double(band)))
      value = f.three(.where, isAbove, inside, value)
    }
    f.show(value, opacity, 0...1)
    return f.graph
  }

  /// Sixty operations, four of them sines.
  static var sixty: FieldGraph {
    var f = FieldFormula()
    let column = f.two(.multiply, f.x(), by: 0.01)
    let row = f.two(.multiply, f.y(), by: 0.01)
    var sum = f.fact(2)
    for wave in 1...4 {
      let angle = f.two(
        .add, f.two(.multiply, column, by: 0.3 * Double(wave)),
        f.two(.add, f.two(.multiply, row, by: 0.7 / Double(wave)), f.now()))
      let swing = f.two(.multiply, f.one(.sin, angle), by: 0.5)
      let bent = f.two(.subtract, f.two(.multiply, swing, swing), f.two(.multiply, sum, by: 0.25))
      let held = f.two(.max, f.two(.min, bent, by: 0.9), by: -0.9)
      let faded = f.two(.divide, held, f.two(.add, f.one(.abs, held), by: 1.5))
      sum = f.two(.add, f.two(.multiply, sum, by: 0.5), faded)
    }
    f.show(f.two(.add, f.number(1), f.two(.multiply, sum, by: 0.1)), scale)
    return f.graph
  }
}
