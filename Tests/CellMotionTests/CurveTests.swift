import CCellMath
import CellMotion
import Testing

@Suite struct CurveTests {
  private var named: [Curve] { Curve.names.compactMap { Curve(named: $0) } }

  @Test func `Béziers agree with the reference to 1e-9`() throws {
    for row in try ReferenceTable("beziers").rows {
      let curve = try Curve(
        x1: row.number("x1"), y1: row.number("y1"), x2: row.number("x2"), y2: row.number("y2"))
      let error = curve.value(at: row.number("x")) - row.number("y")
      #expect(error.magnitude < 1e-9, "\(row.fields)")
    }
  }

  /// The cusp's x is 1/2 + 4(s − 1/2)³ and its y is 3s² − 2s³.
  @Test func `the cusp is right to 1e-9 between the reference's points`() throws {
    let cusp = try Curve(x1: 1, y1: 0, x2: 0, y2: 1)
    for exponent in stride(from: -16.0, through: -1, by: 0.125) {
      for side in [-1.0, 1.0] {
        let x = 0.5 + side * Elementary.pow(10, exponent) / 2
        let s = 0.5 + Elementary.cbrt((x - 0.5) / 4)
        let error = cusp.value(at: x) - s * s * (3 - 2 * s)
        #expect(error.magnitude < 1e-9, "\(x)")
      }
    }
  }

  @Test func `a Bézier solves its own parameter form`() throws {
    for (x1, x2) in [(0.0, 0.0), (0, 1), (1, 0), (1, 1), (0.999, 0.001), (1e-9, 1e-9), (0.3, 0.9)] {
      let curve = try Curve(x1: x1, y1: 0.3, x2: x2, y2: -0.7)
      for step in 0...200 {
        let s = Double(step) / 200
        let rest = 1 - s
        let x = s * (3 * rest * (rest * x1 + s * x2) + s * s)
        let y = s * (3 * rest * (rest * 0.3 + s * -0.7) + s * s)
        // Near a flat x a last place of it moves y by its cube root.
        let slope = rest * rest * x1 + 2 * rest * s * (x2 - x1) + s * s * (1 - x2)
        let bound = slope > 1e-3 ? 1e-9 : 1e-4
        #expect((curve.value(at: x) - y).magnitude < bound, "\(x1) \(x2) \(s)")
      }
    }
  }

  @Test func `starts at exactly 0 and ends at exactly 1`() throws {
    for curve in try named + [Curve.steps(7), Curve(x1: 0.2, y1: 9, x2: 0.4, y2: -9)] {
      for fraction: Double in [0, -0.0, -1, -.infinity, .nan] {
        #expect(curve.value(at: fraction) == 0)
      }
      for fraction: Double in [1, 1.5, .infinity] { #expect(curve.value(at: fraction) == 1) }
    }
  }

  @Test func `has no jump`() {
    for curve in named {
      #expect(curve.isContinuous)
      var last = 0.0
      for step in 1...10_000 {
        let value = curve.value(at: Double(step) / 10_000)
        // The steepest are circ near its ends: √(2·1e-4) = 0.0142.
        #expect((value - last).magnitude < 0.0143, "\(curve.kind) \(step)")
        last = value
      }
      #expect(curve.value(at: 1e-12).magnitude < 1e-5, "\(curve.kind)")
      #expect((curve.value(at: 1 - 1e-12) - 1).magnitude < 1e-5, "\(curve.kind)")
    }
  }

  @Test func `never turns back unless it is meant to`() {
    let playful = ["back", "elastic", "bounce"]
    for (name, curve) in zip(Curve.names, named)
    where !playful.contains(where: name.hasPrefix) {
      var last = 0.0
      for step in 1...5_000 {
        let value = curve.value(at: Double(step) / 5_000)
        #expect(value >= last - 1e-15, "\(name) \(step)")
        last = value
      }
    }
  }

  @Test func `out is in turned about the middle, in_out is both by halves`() throws {
    for name in Curve.names where name.hasSuffix("_in") && name != "ease_in" {
      let family = name.dropLast(3)
      let way = try #require(Curve(named: name))
      let out = try #require(Curve(named: family + "_out"))
      let both = try #require(Curve(named: family + "_in_out"))
      for step in 0...100 {
        let x = Double(step) / 100
        #expect((way.value(at: x) + out.value(at: 1 - x) - 1).magnitude < 1e-14, "\(name) \(x)")
        #expect((both.value(at: x) + both.value(at: 1 - x) - 1).magnitude < 1e-14, "\(name) \(x)")
        if family != "back", family != "elastic" {
          #expect((both.value(at: x / 2) - way.value(at: x) / 2).magnitude < 1e-14, "\(name) \(x)")
        }
      }
    }
  }

  private let middles: [String: Double] = [
    "sine_in": 1 - 0.5.squareRoot(), "quad_in": 0.25, "cubic_in": 0.125, "quart_in": 0.0625,
    "quint_in": 0.03125, "expo_in": 31.0 / 1023, "circ_in": 1 - 0.75.squareRoot(),
    "back_in": -0.0876975, "bounce_in": 0.234375, "elastic_in": -15.5 / 1023,
    "ease_in_out": 0.5, "sine_in_out": 0.5,
  ]

  @Test func `has the known value half way`() throws {
    for (name, value) in middles {
      let curve = try #require(Curve(named: name))
      #expect((curve.value(at: 0.5) - value).magnitude < 1e-12, "\(name)")
    }
  }

  @Test func `steps keeps to whole steps at their exact times`() throws {
    for count in [1, 2, 3, 7, 49, 107, 1000] {
      let curve = try Curve.steps(count)
      #expect(!curve.isContinuous)
      for step in 0..<count {
        let start = Double(step) / Double(count)
        #expect(curve.value(at: start) == start, "\(step)/\(count)")
        #expect(curve.value(at: (Double(step) + 0.999) / Double(count)) == start)
        if step > 0 { #expect(curve.value(at: start.nextDown) < start) }
      }
    }
  }

  @Test func `rejects what is out of range`() {
    #expect(throws: MotionError.outOfRange(name: "x1", value: -0.1, range: 0...1)) {
      try Curve(x1: -0.1, y1: 0, x2: 1, y2: 1)
    }
    #expect(throws: MotionError.outOfRange(name: "y2", value: .infinity, range: -1e6...1e6)) {
      try Curve(x1: 0, y1: 0, x2: 1, y2: .infinity)
    }
    #expect(throws: MotionError.self) { try Curve(x1: 0, y1: 0, x2: .nan, y2: 0) }
    #expect(throws: MotionError.outOfRange(name: "steps", value: 0, range: 1...1_000_000)) {
      try Curve.steps(0)
    }
  }

  @Test func `is known by name and by the C struct's fields`() throws {
    #expect(named.count == Curve.names.count)
    #expect(Curve.names.count == 35)
    #expect(Set(named).count == 35)
    #expect(Curve(named: "ease_in_out") == .easeInOut)
    #expect(Curve(named: "linear") == .linear)
    #expect(Curve(named: "steps") == nil)
    #expect(Curve(named: "") == nil)
    for curve in try named + [Curve.steps(3)] {
      let copy = Curve(
        code: curve.kind.rawValue, x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
      #expect(copy == curve)
    }
    #expect(Curve(code: 99, x1: 0, y1: 0, x2: 0, y2: 0) == nil)
    #expect(Curve(code: 1, x1: 2.5, y1: 0, x2: 0, y2: 0) == nil)
    #expect(Curve(code: 0, x1: 2, y1: 0, x2: 0, y2: 0) == nil)
  }

  @Test func `the C names are the Swift ones`() {
    var curve = cellmath_curve()
    for (index, name) in Curve.names.enumerated() {
      #expect(unsafe cellmath_curve_named(name, &curve))
      #expect(curve.kind == Curve(named: name)?.kind.rawValue)
      #expect(curve.x1 == Curve(named: name)?.x1)
      #expect(unsafe cellmath_curve_name(Int32(index)) != nil)
    }
    #expect(unsafe !cellmath_curve_named("Linear", &curve))
    #expect(unsafe cellmath_curve_name(35) == nil)
    #expect(unsafe cellmath_curve_name(-1) == nil)
  }
}
