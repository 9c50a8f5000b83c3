import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

@Suite struct BeneathTests {
  /// Reads the background and the picture beneath its own at each touch.
  private final class Reader: Effect {
    let name = "reader"
    var parameters = ParameterSet()
    var readsBeneath: Bool { true }
    var colors: [SIMD4<Double>] = []
    var pictures: [String?] = []

    func respond(
      to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
    ) throws(EffectFailure) {
      guard let cell = stimulus.touched else { return }
      colors.append(layer.beneath.colors[cell.slot * Property.colorCount])
      pictures.append(scene.names[layer.beneath.names[cell.slot * Property.contentCount]])
    }
  }

  private let items = ItemTable(pictures: [ItemPictures(normal: "A", highlighted: "B")])

  @Test func `the lowest effect sees the grid's background and the item's picture`() {
    let reader = Reader()
    let stage = Stage.list(items: items, reader)
    stage.touch(row: 0, at: 0)
    stage.lift(row: 0, at: 0.5)
    stage.feed(.setAppearance(.dark), at: 1)
    stage.touch(row: 1, at: 1, id: 2)
    #expect(reader.colors == [SIMD4(1, 1, 1, 1), SIMD4(0, 0, 0, 1)])
    #expect(reader.pictures == ["A", "A"])
  }

  @Test func `an effect above sees what those below show at that time`() {
    let reader = Reader()
    let stage = Stage.list(items: items, Tint(), Crossfade(), reader)
    stage.touch(row: 0, at: 0)
    stage.lift(row: 0, at: 0.5)
    stage.feed(.deselect(item: 0, animated: true), at: 1)
    stage.touch(row: 0, at: 1.175, id: 2)
    #expect(reader.colors.count == 2)
    #expect(reader.colors[0] == SIMD4(1, 1, 1, 1))
    let middle = (198.0 / 255 + 1) / 2
    #expect(abs(reader.colors[1].x - middle) < 1e-9)
    #expect(reader.pictures == ["A", "A"])
  }
}
