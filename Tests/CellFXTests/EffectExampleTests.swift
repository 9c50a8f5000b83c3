import CellFX
import Foundation
import Testing

/// The article about effects in Swift shows what is compiled here, by one import.
@Suite struct EffectExampleTests {
  private func stage(_ effect: any Effect) -> Stage {
    var settings = GridSettings(
      viewport: Size(width: 100, height: 100), count: 2, cell: Size(width: 100, height: 50))
    settings.scroll.delaysContentTouches = false
    let stage = Stage(grid: settings)
    stage.add(effect)
    stage.start()
    return stage
  }

  @Test func `its Swift is what a test compiles`() throws {
    let shown = try Page("Sources/CellEffect/CellEffect.docc/EffectsInSwift.md").blocks("swift")
    let code = try Page("Tests/CellFXTests/EffectExamples.swift")
    let compiled = try ["Squeeze", "Nod"].map { String(try code.marked($0).dropLast()) }
    #expect(shown == compiled)
  }

  @Test func `its spring brings a highlighted cell to its size, and back`() throws {
    let stage = stage(try Squeeze())
    let spring = try Spring(response: 0.35, bounce: 0.3)
    stage.feed(.touchBegan(id: 1, at: Point(x: 50, y: 25)), at: 0)
    for time in [0.0, 0.05, 0.1, 0.2] {
      stage.advance(to: time)
      let scale = Double(stage.frame().number(.scale, at: 0))
      #expect(abs(scale - (1 - 0.1 * spring.value(at: time))) < 1e-6, "at \(time) s")
    }
    stage.advance(to: 3)
    #expect(abs(stage.frame().number(.scale, at: 0) - 0.9) < 1e-6)
    #expect(stage.frame().number(.scale, at: 1) == 1)
    stage.feed(.touchEnded(id: 1, at: Point(x: 50, y: 25)), at: 3)
    stage.advance(to: 3.1)
    let back = Double(stage.frame().number(.scale, at: 0))
    #expect(abs(back - (0.9 + 0.1 * spring.value(at: 0.1))) < 1e-6)
    stage.advance(to: 6)
    #expect(abs(stage.frame().number(.scale, at: 0) - 1) < 1e-6)
  }

  @Test func `its field moves every cell, and ends`() {
    let stage = stage(Nod())
    stage.feed(.touchBegan(id: 1, at: Point(x: 50, y: 25)), at: 1)
    for time in [1.1, 1.5, 2.25] {
      stage.advance(to: time)
      for row in 0...1 {
        let moved = Double(stage.frame().number(.translationY, at: row))
        #expect(abs(moved - 6 * sin(12 * (time - 1))) < 1e-4)
      }
    }
    stage.advance(to: 3)
    #expect(stage.frame().number(.translationY, at: 1) == 0)
  }
}
