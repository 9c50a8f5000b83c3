import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

@Suite struct BuiltInTests {
  @Test func `a bounce follows the press spring and adds the release`() {
    let stage = Stage.list(Bounce())
    stage.touch(row: 3, at: 0)
    let expected = [(0.05, 0.98662), (0.1, 0.97286)]
    for (time, scale) in expected {
      #expect(abs(stage.number(.scale, row: 3, at: time) - scale) < 1e-5)
    }
    stage.lift(row: 3, at: 0.1)
    let after = [(0.15, 0.97831), (0.2, 0.98902), (0.3, 0.99809)]
    for (time, scale) in after {
      #expect(abs(stage.number(.scale, row: 3, at: time) - scale) < 1e-5)
    }
  }

  @Test func `a bounce completes twice, the press at its duration`() {
    let stage = Stage.list(Bounce())
    stage.touch(row: 3, at: 0)
    stage.lift(row: 3, at: 0.1)
    stage.advance(to: 2)
    let completions = stage.completions()
    #expect(completions.map(\.number) == [1, 2])
    #expect(completions.map(\.finished) == [true, true])
    #expect(completions.map(\.time) == [0.4, 0.5])
    #expect(completions.map(\.item) == [3, 3])
    #expect(stage.activeEffectCount == 0)
  }

  @Test func `a tint colours at once and fades on an animated deselection`() {
    let stage = Stage.list(Tint())
    #expect(stage.color(.background, row: 2, at: 0) == SIMD4(255, 255, 255, 255))
    stage.touch(row: 2, at: 0)
    #expect(stage.color(.background, row: 2, at: 0) == SIMD4(198, 198, 200, 255))
    stage.lift(row: 2, at: 0.5)
    stage.feed(.deselect(item: 2, animated: true), at: 1)
    let middle = stage.color(.background, row: 2, at: 1.175)
    #expect(abs(middle.x - 226.5) < 0.01)
    #expect(stage.color(.background, row: 2, at: 1.35) == SIMD4(255, 255, 255, 255))
  }

  @Test func `a tint follows the appearance, in the middle of a fade too`() {
    let stage = Stage.list(Tint())
    stage.touch(row: 2, at: 0)
    stage.lift(row: 2, at: 0.5)
    stage.feed(.deselect(item: 2, animated: true), at: 1)
    stage.feed(.setAppearance(.dark), at: 1.175)
    #expect(abs(stage.color(.background, row: 2, at: 1.175).x - 28) < 0.01)
    #expect(stage.color(.background, row: 2, at: 2) == SIMD4(0, 0, 0, 255))
  }

  @Test func `a tint shows a changed colour at once`() throws {
    let stage = Stage.list(Tint())
    try stage.setParameter("normal_color", of: 0, to: .text("#ff0000"), at: 0.5)
    #expect(stage.color(.background, row: 7, at: 0.5) == SIMD4(255, 0, 0, 255))
  }

  @Test func `a parameter out of range is refused with its range and nothing changes`() {
    let stage = Stage.list(Bounce())
    let parameter = Parameter.number("scale", 0.96, 0.5...1.5, about: "size while pressed")
    #expect(throws: ParameterError.range(effect: "bounce", parameter: parameter, found: 7)) {
      try stage.setParameter("scale", of: 0, to: .number(7), at: 0)
    }
    stage.touch(row: 1, at: 1)
    #expect(abs(stage.number(.scale, row: 1, at: 3) - 0.96) < 1e-6)
  }

  @Test func `a crossfade flashes once and comes back by a cut`() {
    let pictures = [ItemPictures(normal: "A", highlighted: "B")]
    let stage = Stage.list(items: ItemTable(pictures: pictures), Crossfade())
    stage.touch(row: 3, at: 0)
    #expect(abs(stage.weight("B", row: 3, at: 0.04) - 0.5) < 1e-6)
    #expect(stage.weight("B", row: 3, at: 0.0799) > 0.99)
    #expect(stage.weight("B", row: 3, at: 0.08) == 0)
    #expect(stage.weight("A", row: 3, at: 0.08) == 1)
    stage.lift(row: 3, at: 1)
    stage.advance(to: 2)
    #expect(stage.completions().map(\.finished) == [true])
  }

  @Test func `a second press during a dissolve starts from the mix on screen`() {
    let pictures = [ItemPictures(normal: "A", highlighted: "B")]
    let stage = Stage.list(items: ItemTable(pictures: pictures), Crossfade())
    stage.touch(row: 3, at: 0)
    stage.lift(row: 3, at: 0.03)
    let before = stage.weight("B", row: 3, at: 0.05)
    stage.touch(row: 3, at: 0.05, id: 2)
    #expect(abs(stage.weight("B", row: 3, at: 0.05) - before) < 1e-6)
    #expect(stage.weight("B", row: 3, at: 0.09) > before)
    stage.advance(to: 1)
    #expect(stage.completions().map(\.finished) == [false, true])
    #expect(stage.weight("B", row: 3, at: 1) == 0)
  }

  @Test func `a recycled cell starts at rest and its animations end unfinished`() {
    let stage = Stage.list(Bounce())
    stage.touch(row: 3, at: 0)
    stage.feed(.scroll(to: Point(x: 0, y: 900), animated: false), at: 0.1)
    let frame = stage.frame()
    #expect((0..<frame.count).allSatisfy { frame.number(.scale, at: $0) == 1 })
    #expect(stage.completions().map(\.finished) == [false, false])
  }

  @Test func `an interactive return scrubs the fade, a cancelled one restores the tint`() {
    let stage = Stage.list(Tint())
    stage.touch(row: 2, at: 0)
    stage.lift(row: 2, at: 0.1)
    stage.feed(.navigationBegin(.pop, interactive: true, duration: 0.35), at: 2)
    stage.feed(.navigationProgress(0.5), at: 2.4)
    #expect(abs(stage.color(.background, row: 2, at: 2.5).x - 226.5) < 0.01)
    stage.feed(.navigationCancel(settle: 0.2), at: 2.6)
    #expect(abs(stage.color(.background, row: 2, at: 2.7).x - 212.25) < 0.01)
    #expect(stage.color(.background, row: 2, at: 2.81) == SIMD4(198, 198, 200, 255))
    #expect(stage.scene.grid.isSelected(2))
    #expect(stage.completions().map(\.finished) == [false])
  }

  @Test func `a changed colour shows on the effect's own cells only`() throws {
    let settings = GridSettings(
      viewport: Size(width: 375, height: 667), count: 40, cell: Size(width: 375, height: 44))
    let stage = Stage(grid: settings)
    stage.add(Tint(), on: [0, 5])
    stage.start()
    stage.feed(.insert([0]), at: 0.1)
    try stage.setParameter("normal_color", of: 0, to: .text("#ff0000"), at: 0.5)
    let red = (0..<10).filter { stage.color(.background, row: $0, at: 0.5).y == 0 }
    #expect(red == [1, 6])
  }
}
