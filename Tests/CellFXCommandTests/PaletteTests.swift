import Testing

@testable import CellFXCommand

@Suite struct PaletteTests {
  private func depth(
    _ asked: String, terminal: Bool = true, _ variables: [String: String] = [:]
  ) -> Palette.Depth {
    Palette(asked: asked, isTerminal: terminal) { variables[$0] }.depth
  }

  @Test func `colours on a terminal only, unless asked otherwise`() {
    #expect(depth("auto") == .indexed)
    #expect(depth("auto", terminal: false) == .none)
    #expect(depth("always", terminal: false) == .indexed)
    #expect(depth("never") == .none)
  }

  @Test func `knows what terminals say of themselves`() {
    #expect(depth("auto", ["COLORTERM": "truecolor"]) == .full)
    #expect(depth("auto", ["NO_COLOR": "1"]) == .none)
    #expect(depth("auto", ["TERM": "dumb"]) == .none)
    #expect(depth("always", ["NO_COLOR": "1"]) == .indexed)
  }

  @Test(arguments: [
    (SIMD3<Float>(0, 0, 0), "97;48;5;16"), (SIMD3<Float>(1, 1, 1), "30;48;5;231"),
    (SIMD3<Float>(1, 0, 0), "97;48;5;196"), (SIMD3<Float>(0.5, 0.5, 0.5), "97;48;5;244"),
  ])
  func `picks the nearest of 256 colours`(color: SIMD3<Float>, code: String) {
    #expect(Palette(.indexed).paint("x", on: color) == "\u{1B}[\(code)mx\u{1B}[0m")
  }

  @Test func `plain text stays plain`() {
    #expect(Palette(.none).paint("x", .bad) == "x")
    #expect(Palette(.none).paint("x", on: .one) == "x")
  }
}
