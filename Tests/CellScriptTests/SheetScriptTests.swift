import CellEffect
import CellGrid
import CellMotion
import CellScript
import CellStage
import CellTesting
import Testing

/// What the touch sheet says of what an animation is where its author leaves words out.
@Suite struct SheetScriptTests {
  private let folder = SampleFolder()

  /// A stage whose first row is touched at 0, with a script that does something then.
  private func touched(_ body: String) throws -> Stage {
    let text = """
      --!cellfx api=1
      return { touch_began = function(cell)
        \(body)
      end }
      """
    let path = folder.write(text, to: "sheet.lua")
    let effect = try ScriptEffect(PluginFiles.at(path), seed: 1, limits: .counted)
    var settings = GridSettings(
      viewport: Size(width: 100, height: 100), count: 3, cell: Size(width: 100, height: 20))
    settings.scroll.delaysContentTouches = false
    let stage = Stage(grid: settings)
    stage.add(effect)
    stage.start()
    stage.feed(.touchBegan(id: 1, at: Point(x: 50, y: 10)), at: 0)
    return stage
  }

  private func scale(_ stage: Stage, at time: Double) -> Double {
    stage.advance(to: time)
    return Double(stage.frame().number(.scale, at: 0))
  }

  private func ends(_ stage: Stage) -> [Double] {
    stage.takeReports().compactMap {
      if case .completion(let completion) = $0 { completion.time } else { nil }
    }
  }

  @Test func `an animation without words eases in and out at once, in a quarter second`() throws {
    let stage = try touched("cell:animate { scale = 2 }")
    for (part, way) in [(0.1, 0.01972), (0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084)] {
      #expect(abs(scale(stage, at: 0.25 * part) - 1 - way) < 1e-5)
    }
    #expect(scale(stage, at: 0.25) == 2)
    #expect(ends(stage) == [0.25])
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
      let fails = stage.takeReports().contains { if case .failure = $0 { true } else { false } }
      #expect(fails != isTaken, "\(words)")
    }
    let spring = try Spring(mass: 1, stiffness: 100, friction: 10)
    let stage = try touched("cell:spring { scale = 2, stiffness = 100, friction = 10 }")
    #expect(abs(scale(stage, at: 0.2) - 1 - spring.value(at: 0.2)) < 1e-6)
  }

  @Test func `a spring has one naming`() throws {
    for words in ["stiffness = 100, friction = 10, duration = 1", "response = 1, damping = 1"] {
      let stage = try touched("cell:spring { scale = 2, \(words) }")
      #expect(stage.takeReports().contains { if case .failure = $0 { true } else { false } })
      #expect(scale(stage, at: 1) == 1)
    }
  }
}
