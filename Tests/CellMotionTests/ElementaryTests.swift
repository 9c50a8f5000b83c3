import CellMotion
import CellTesting
import Testing

@Suite struct ElementaryTests {
  /// How far `value` lies from the true value of a row, in last places.
  private func error(of value: Double, in row: ReferenceTable.Row) -> Double {
    let rounded = row.bits("rounded")
    if value == rounded { return row.number("rest").magnitude }
    guard value.isFinite, rounded.isFinite else { return .infinity }
    let places = (value - rounded) / max(rounded.ulp, .leastNonzeroMagnitude)
    return (places - row.number("rest")).magnitude
  }

  private func value(of function: String, _ x: Double, _ y: Double) -> Double {
    switch function {
    case "exp": Elementary.exp(x)
    case "log": Elementary.log(x)
    case "sin": Elementary.sin(x)
    case "cos": Elementary.cos(x)
    case "tan": Elementary.tan(x)
    case "cbrt": Elementary.cbrt(x)
    case "pow": Elementary.pow(x, y)
    case "atan2": Elementary.atan2(x, y)
    default: .nan
    }
  }

  @Test(arguments: ["exp", "log", "sin", "cos", "tan", "cbrt", "pow", "atan2"])
  func `lies within a last place of the true value`(function: String) throws {
    let rows = try ReferenceTable("elementary").rows.filter { $0.text("function") == function }
    #expect(rows.count > 400)
    for row in rows {
      let (x, y) = (row.bits("x"), row.bits("y"))
      let error = error(of: value(of: function, x, y), in: row)
      #expect(error < 1, "\(function)(\(x), \(y))")
    }
  }

  @Test func `exp has its special cases`() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-0.0) == 1)
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(-746) == 0)
    #expect(Elementary.exp(-745) == .leastNonzeroMagnitude)
    #expect(Elementary.exp(.nan).isNaN)
  }

  @Test func `log has its special cases`() {
    #expect(same(Elementary.log(1), 0))
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-0.0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(-.infinity).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(.nan).isNaN)
  }

  @Test func `trigonometry has its special cases`() {
    for function in [Elementary.sin, Elementary.cos, Elementary.tan] {
      #expect(function(.infinity).isNaN)
      #expect(function(-.infinity).isNaN)
      #expect(function(.nan).isNaN)
    }
    #expect(same(Elementary.sin(-0.0), -0.0))
    #expect(same(Elementary.tan(-0.0), -0.0))
    #expect(Elementary.cos(-0.0) == 1)
    #expect(Elementary.sin(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
  }

  @Test func `pow has its special cases`() {
    for y: Double in [0, -0.0, .nan, 1, -.infinity] { #expect(Elementary.pow(1, y) == 1) }
    for x: Double in [0, -3, .nan, .infinity] { #expect(Elementary.pow(x, -0.0) == 1) }
    for y in [Double.infinity, -.infinity] { #expect(Elementary.pow(-1, y) == 1) }
    #expect(Elementary.pow(.nan, 2).isNaN)
    #expect(Elementary.pow(2, .nan).isNaN)
    #expect(Elementary.pow(-2, 0.5).isNaN)
    #expect(Elementary.pow(-1, 0.5).isNaN)
    #expect(same(Elementary.pow(-0.0, 3), -0.0))
    #expect(same(Elementary.pow(-0.0, 2), 0))
    #expect(same(Elementary.pow(-0.0, 0.5), 0))
    #expect(Elementary.pow(-0.0, -3) == -.infinity)
    #expect(Elementary.pow(-0.0, -2) == .infinity)
    #expect(Elementary.pow(-.infinity, 3) == -.infinity)
    #expect(Elementary.pow(-.infinity, 2) == .infinity)
    #expect(same(Elementary.pow(-.infinity, -3), -0.0))
    #expect(same(Elementary.pow(.infinity, -0.5), 0))
    #expect(Elementary.pow(0.5, .infinity) == 0)
    #expect(Elementary.pow(0.5, -.infinity) == .infinity)
    #expect(Elementary.pow(2, .infinity) == .infinity)
    #expect(Elementary.pow(10, 309) == .infinity)
    #expect(same(Elementary.pow(-10, -325), -0.0))
    #expect(Elementary.pow(-1, 9_007_199_254_740_991) == -1)
    #expect(Elementary.pow(-1, 9_007_199_254_740_992) == 1)
  }

  @Test func `atan2 has its special cases`() {
    let (pi, inf) = (Double.pi, Double.infinity)
    #expect(same(Elementary.atan2(0, 1), 0))
    #expect(same(Elementary.atan2(-0.0, 0), -0.0))
    #expect(Elementary.atan2(0, -0.0) == pi)
    #expect(Elementary.atan2(-0.0, -1) == -pi)
    #expect(Elementary.atan2(1, 0) == pi / 2)
    #expect(Elementary.atan2(-1, -0.0) == -pi / 2)
    #expect(Elementary.atan2(inf, inf) == pi / 4)
    #expect(Elementary.atan2(-inf, -inf) == -3 * (pi / 4))
    #expect(same(Elementary.atan2(-2, inf), -0.0))
    #expect(Elementary.atan2(2, -inf) == pi)
    #expect(Elementary.atan2(inf, -5) == pi / 2)
    #expect(Elementary.atan2(.nan, 1).isNaN)
    #expect(Elementary.atan2(1, .nan).isNaN)
  }

  @Test func `cbrt has its special cases`() {
    #expect(same(Elementary.cbrt(-0.0), -0.0))
    #expect(Elementary.cbrt(-.infinity) == -.infinity)
    #expect(Elementary.cbrt(.nan).isNaN)
    for root in -20...20 {
      #expect(Elementary.cbrt(Double(root * root * root)) == Double(root))
    }
  }

  @Test func `stays finite for every finite angle`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<20_000 {
      let x = Double(bitPattern: generator.next())
      guard x.isFinite else { continue }
      let (sine, cosine) = (Elementary.sin(x), Elementary.cos(x))
      #expect((sine * sine + cosine * cosine - 1).magnitude < 1e-15, "\(x)")
      #expect(Elementary.tan(x).isFinite, "\(x)")
    }
  }

  /// Whether two doubles are equal and zeros have the same sign.
  private func same(_ a: Double, _ b: Double) -> Bool {
    a.bitPattern == b.bitPattern
  }
}
