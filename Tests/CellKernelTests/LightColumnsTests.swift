import CellKernel
import CellMotion
import CellTesting
import Testing

/// How bright cells are is told closely, with the same bits in every form.
@Suite struct LightColumnsTests {
  private static let behind = SIMD3<Float>(0.95, 0.95, 0.97)
  private static let rows = 1003

  /// Colours over all of the range, then opacities.
  private static func looks() -> FloatColumns {
    var looks = FloatColumns(columnCount: 5, rowCount: rows)
    for row in 0..<rows {
      let part = Float(row) / Float(rows - 1)
      looks[0, row] = part
      // Every fourth is a red.
      looks[1, row] = row % 4 == 0 ? 0.05 : 1 - part
      looks[2, row] = row % 4 == 0 ? 0.1 : (part * 7).truncatingRemainder(dividingBy: 1)
      looks[3, row] = (part * 3).truncatingRemainder(dividingBy: 1)
      looks[4, row] = row % 3 == 0 ? 1 : (part * 5).truncatingRemainder(dividingBy: 1)
    }
    return looks
  }

  private static func seen(_ instructions: FieldRunner.Instructions) -> LightColumns {
    var light = LightColumns(instructions: instructions)
    light.resize(rowCount: rows)
    light.see(looks(), color: 0, opacity: 4, over: behind, rows: 0..<rows)
    return light
  }

  /// What a row shows, in doubles.
  private static func color(_ looks: FloatColumns, _ row: Int) -> Color {
    func part(_ column: Int) -> Double { Double(looks[column, row]) }
    let back = Color(red: Double(behind.x), green: Double(behind.y), blue: Double(behind.z))
    let fill = Color(red: part(0), green: part(1), blue: part(2), alpha: part(3))
    return back.mixed(with: fill.over(back), by: part(4))
  }

  @Test func `luminance is right to a millionth`() {
    let (looks, light) = (Self.looks(), Self.seen(.best))
    for row in 0..<Self.rows {
      let exact = Self.color(looks, row).luminance
      #expect(abs(Double(light.luminance(row)) - exact) < 1e-6, "row \(row)")
    }
  }

  @Test func `red is told where it makes up four fifths of the light`() {
    let (looks, light) = (Self.looks(), Self.seen(.best))
    var reds = 0
    for row in 0..<Self.rows {
      let linear = Self.color(looks, row).linear
      let share = linear.x / (linear.x + linear.y + linear.z)
      guard abs(share - 0.8) > 1e-5 else { continue }
      reds += light.redness(row) == 1 ? 1 : 0
      #expect((light.redness(row) == 1) == (share > 0.8), "row \(row)")
    }
    #expect(reds > 0)
  }

  @Test func `every form has the same bits`() {
    let plain = Self.seen(.plain)
    for other in [Self.seen(.wide), Self.seen(.best)] {
      for row in 0..<Self.rows {
        #expect(plain.luminance(row).bitPattern == other.luminance(row).bitPattern)
        #expect(plain.redness(row) == other.redness(row))
      }
    }
  }

  @Test func `a colour in place of a row's is seen as a row of it is`() {
    var light = Self.seen(.best)
    light.see(SIMD3(1, 0, 0), row: 17)
    #expect(abs(light.luminance(17) - 0.2126) < 1e-6)
    #expect(light.redness(17) == 1)
  }

  /// Has a row that may have turned do so.
  private func turn(_ swing: inout LightSwing, _ luminance: Float, _ redness: Float) {
    swing.follow(luminance, turning: swing.turn(at: luminance))
    swing.redness = redness
  }

  @Test(arguments: [FieldRunner.Instructions.plain, .wide, .best])
  func `rows are followed by the rule of one swing`(instructions: FieldRunner.Instructions) {
    var random = SeededGenerator(seed: 7)
    var light = LightColumns(instructions: instructions)
    light.resize(rowCount: 53)
    var swings = [LightSwing](repeating: LightSwing(), count: 53)
    for row in 0..<53 { light[row] = swings[row] }
    var looks = FloatColumns(columnCount: 5, rowCount: 53)
    for row in 0..<53 { (looks[3, row], looks[4, row]) = (1, 1) }
    var turns = 0
    for _ in 0..<400 {
      let group = Int.random(in: 0..<4, using: &random)
      for row in light.rows(of: group) {
        let level = Float.random(in: 0...1, using: &random)
        for part in 0..<3 { looks[part, row] = part == 0 || row % 5 != 0 ? level : 0 }
      }
      light.see(looks, color: 0, opacity: 4, over: .zero, rows: light.rows(of: group))
      var turned: [Int] = []
      light.follow(light.rows(of: group), turned: &turned)
      for row in light.rows(of: group) {
        let (seen, redness) = (light.luminance(row), light.redness(row))
        let mayTurn = swings[row].turn(at: seen) != 0 || swings[row].redness != redness
        #expect(turned.contains(row) == mayTurn)
        if mayTurn {
          turn(&swings[row], seen, redness)
          light[row] = swings[row]
        } else {
          swings[row].follow(seen, turning: 0)
        }
      }
      turns += turned.count
      for row in 0..<53 { #expect(light[row] == swings[row]) }
    }
    #expect(turns > 400)
  }

  /// At which of some encoded greys a swing turns.
  private func turns(_ levels: [Double]) -> [Int] {
    var swing = LightSwing()
    return levels.indices.filter { look in
      let luminance = Float(
        Color(red: levels[look], green: levels[look], blue: levels[look]).luminance)
      let direction = swing.turn(at: luminance)
      swing.follow(luminance, turning: direction)
      return direction != 0
    }
  }

  @Test func `a swing by a tenth of the light turns`() {
    // As light: 0, 0.09, 0.21, 0.13, 0.10, 0.05.
    #expect(turns([0, 0.33, 0.5, 0.4, 0.35, 0.25]) == [2, 4])
  }

  @Test func `swings among what is bright do not count`() {
    #expect(turns([1, 0.95, 1, 0.92, 1]) == [])
  }
}
