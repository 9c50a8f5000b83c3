import CCellMath
import CellMotion
import CellTesting
import Testing

@Suite struct ColorTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let halfBlue = Color(red: 0, green: 0, blue: 1, alpha: 0.5)

  private func components(_ color: Color) -> [Double] {
    [color.red, color.green, color.blue, color.alpha]
  }

  private func distance(_ a: Color, _ b: Color) -> Double {
    zip(components(a), components(b)).map { ($0 - $1).magnitude }.max() ?? 0
  }

  private func random(_ generator: inout SeededGenerator) -> Color {
    let parts = (0..<4).map { _ in Double.random(in: 0...1, using: &generator) }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  @Test func `agrees with the reference`() throws {
    for row in try ReferenceTable("colors").rows {
      let from = try #require(Color(hex: row.text("from")))
      let to = try #require(Color(hex: row.text("to")))
      let mixed = from.mixed(with: to, by: row.number("fraction"))
      #expect((mixed.red - row.number("srgb_r")).magnitude < 1e-9)
      #expect((mixed.green - row.number("srgb_g")).magnitude < 1e-9)
      #expect((mixed.blue - row.number("srgb_b")).magnitude < 1e-9)
      #expect((from.luminance - row.number("luminance_of_from")).magnitude < 1e-9)
      let lab = cellmath_color_to_oklab(
        cellmath_color(red: from.red, green: from.green, blue: from.blue, alpha: 1))
      #expect((lab.lightness - row.number("oklab_L_of_from")).magnitude < 1e-9)
      #expect((lab.a - row.number("oklab_a_of_from")).magnitude < 1e-9)
      #expect((lab.b - row.number("oklab_b_of_from")).magnitude < 1e-9)
    }
  }

  @Test func `mixes as UIKit does`() {
    let middle = red.mixed(with: halfBlue, by: 0.5)
    #expect(middle == Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
  }

  @Test func `a mix has exactly its ends`() {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<500 {
      let (a, b) = (random(&generator), random(&generator))
      for space in ColorSpace.allCases {
        #expect(a.mixed(with: b, by: 0, space: space) == a)
        #expect(a.mixed(with: b, by: 1, space: space) == b)
        let early = a.mixed(with: b, by: 1e-9, space: space)
        let late = a.mixed(with: b, by: 1 - 1e-9, space: space)
        #expect(distance(early, a) < 1e-6)
        #expect(distance(late, b) < 1e-6)
      }
    }
  }

  @Test func `a mix goes on in a line beyond its ends`() {
    let a = Color(red: 0.2, green: 0.4, blue: 0.6)
    let b = Color(red: 0.4, green: 0.4, blue: 0.5)
    let far = a.mixed(with: b, by: 1.5)
    #expect(distance(far, Color(red: 0.5, green: 0.4, blue: 0.45)) < 1e-15)
    for fraction in [-0.5, 1.5] {
      let parts = components(red.mixed(with: halfBlue, by: fraction, space: .oklab))
      #expect(parts.allSatisfy { $0.isFinite })
    }
  }

  @Test func `Oklab steps look even between black and white`() {
    let black = Color(red: 0, green: 0, blue: 0)
    let middle = black.mixed(with: Color(red: 1, green: 1, blue: 1), by: 0.5, space: .oklab)
    // Half the lightness is an eighth of the light: L = ∛Y for greys.
    #expect((middle.luminance - 0.125).magnitude < 1e-6)
    #expect((middle.red - middle.blue).magnitude < 1e-6)
  }

  @Test func `linear light and Oklab lead back`() {
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<500 {
      let color = random(&generator)
      let stored = cellmath_color(
        red: color.red, green: -color.green, blue: 1 + color.blue, alpha: 1)
      let linear = cellmath_color_from_linear(cellmath_color_to_linear(stored))
      let lab = cellmath_color_from_oklab(cellmath_color_to_oklab(stored))
      for back in [linear, lab] {
        #expect((back.red - stored.red).magnitude < 1e-7)
        #expect((back.green - stored.green).magnitude < 1e-7)
        #expect((back.blue - stored.blue).magnitude < 1e-7)
      }
    }
  }

  @Test(arguments: [
    ("#fff", "#ffffff"), ("#A1b", "#aa11bb"), ("#c6c6c8", "#c6c6c8"), ("#01020304", "#01020304"),
    ("#010203FF", "#010203"),
  ])
  func `reads and writes hexadecimal text`(text: String, hex: String) throws {
    let color = try #require(Color(hex: text))
    #expect(color.hex == hex)
    #expect(Color(hex: hex) == color)
  }

  @Test(arguments: [
    "", "#", "fff", "#ff", "#ffff", "#fffff", "#fffffff", "#ffffffff0", "#ggg", "#12345 ", " #fff",
    "#+12", "#ффф", "#-1-1-1",
  ])
  func `does not read other text`(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test func `writes what lies outside the range clamped`() {
    #expect(Color(red: -1, green: 2, blue: .nan, alpha: 7).hex == "#00ff00")
  }

  @Test func `lies over another by its alpha`() {
    let white = Color(red: 1, green: 1, blue: 1)
    #expect(red.over(white) == red)
    #expect(halfBlue.over(white) == Color(red: 0.5, green: 0.5, blue: 1))
    #expect(Color.clear.over(halfBlue) == halfBlue)
    #expect(Color.clear.over(.clear) == .clear)
    let both = halfBlue.over(halfBlue)
    #expect(both == Color(red: 0, green: 0, blue: 1, alpha: 0.75))
  }
}
