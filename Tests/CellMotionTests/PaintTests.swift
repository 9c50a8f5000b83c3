import CCellMath
import CellMotion
import Testing

@Suite struct PaintTests {
  @Test func `the system colours have their known luminance`() throws {
    let known = [
      ("opaque_separator", 0.5656, 0.0397), ("system_gray4", 0.6401, 0.0425),
      ("system_background", 1, 0), ("label", 0, 1),
    ]
    for (name, light, dark) in known {
      let color = try #require(SystemColor(named: name))
      #expect((color.resolved(in: .light).luminance - light).magnitude < 5e-5)
      #expect((color.resolved(in: .dark).luminance - dark).magnitude < 5e-5)
    }
  }

  @Test func `system colours are known by name and by code`() throws {
    #expect(SystemColor.all.count == 11)
    for color in SystemColor.all {
      #expect(SystemColor(named: color.name) == color)
      #expect(SystemColor(code: color.code) == color)
      #expect(unsafe cellmath_system_color_index(color.name, color.name.utf8.count) == color.code)
    }
    for color in [SystemColor.systemBackground, .opaqueSeparator, .label] {
      #expect(SystemColor(code: color.code) == color)
    }
    #expect(SystemColor(named: "System_gray") == nil)
    #expect(SystemColor(code: -1) == nil)
    #expect(SystemColor(code: 11) == nil)
    #expect(unsafe cellmath_system_color_index("system_gray", 10) == -1)
    #expect(cellmath_system_color(11, false).alpha == 0)
  }

  @Test func `separator is transparent, the others are not`() {
    for color in SystemColor.all {
      let alpha = color.resolved(in: .light).alpha
      #expect(alpha == (color.name == "separator" ? 73.0 / 255 : 1))
    }
  }

  @Test func `a paint is a colour that stays or one that follows the appearance`() throws {
    let fixed = try #require(Paint("#102030"))
    #expect(fixed.resolved(in: .light) == fixed.resolved(in: .dark))
    #expect(fixed.resolved(in: .dark).hex == "#102030")
    let system = try #require(Paint("system_background"))
    #expect(system == .system(.systemBackground))
    #expect(system.resolved(in: .light).hex == "#ffffff")
    #expect(system.resolved(in: .dark).hex == "#000000")
    #expect(Paint("white") == nil)
    #expect(Paint("") == nil)
  }
}
