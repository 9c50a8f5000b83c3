import CellEffect
import CellMotion
import CellScript
import CellStage
import Testing

/// What the touch sheet says of what an animation is where its author leaves words out.
@Suite struct SheetScriptTests {
  /// A stage whose row 3 is touched at 0, with a script that does something then.
  private func touched(_ body: String) throws -> Stage {
    try Stage.pressing("function e.touch_began(cell)\n\(body)\nend")
  }

  private func scale(_ stage: Stage, at time: Double) -> Double {
    stage.number(.scale, row: 3, at: time)
  }

  @Test func `an animation without words eases in and out at once, in a quarter second`() throws {
    let stage = try touched("cell:animate { scale = 2 }")
    for (part, way) in [(0.1, 0.01972), (0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084)] {
      #expect(abs(scale(stage, at: 0.25 * part) - 1 - way) < 1e-5)
    }
    #expect(scale(stage, at: 0.25) == 2)
    #expect(stage.completions().map(\.time) == [0.25])
  }

  @Test func `a spring without words is that of half a second without bounce`() throws {
    let stage = try touched("cell:spring { scale = 2 }")
    let spring = try Spring(response: 0.5, bounce: 0)
    for time in [0.05, 0.1, 0.3, 0.6] {
      #expect(abs(scale(stage, at: time) - 1 - spring.value(at: time)) < 1e-6)
    }
  }

  @Test func `a spring by its constants is told stiffness and friction`() throws {
    for (words, isTaken) in [
      ("stiffness = 100, friction = 10", true), ("stiffness = 100", false),
      ("friction = 10", false), ("mass = 1", false),
    ] {
      let stage = try touched("cell:spring { scale = 2, \(words) }")
      #expect(stage.failures().isEmpty == isTaken, "\(words)")
    }
    let spring = try Spring(mass: 1, stiffness: 100, friction: 10)
    let stage = try touched("cell:spring { scale = 2, stiffness = 100, friction = 10 }")
    #expect(abs(scale(stage, at: 0.2) - 1 - spring.value(at: 0.2)) < 1e-6)
  }

  @Test func `a spring has one naming`() throws {
    for words in ["stiffness = 100, friction = 10, duration = 1", "response = 1, damping = 1"] {
      let stage = try touched("cell:spring { scale = 2, \(words) }")
      #expect(!stage.failures().isEmpty)
      #expect(scale(stage, at: 1) == 1)
    }
  }
}
