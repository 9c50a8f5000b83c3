import CellEffect
import CellGrid
import CellMotion
import CellTesting
import RandomTesting
import Testing

@testable import CellStage

@Suite struct CompositionTests {
  private func stage(_ script: RandomScript) -> Stage {
    let pictures = [ItemPictures(normal: "A", highlighted: "B"), ItemPictures(normal: "A")]
    var items = ItemTable(labels: ["one", "two"], pictures: pictures)
    items.pictureColors = ["B": .init(red: 0, green: 0, blue: 0)]
    let stage = Stage(grid: script.settings, items: items)
    let effects: [any Effect] = [Bounce(), Tint(), Crossfade(), Chaos(seed: script.seed)]
    for effect in effects { stage.add(effect) }
    stage.start()
    return stage
  }

  /// Whether a frame shows what it does when every row is composed anew.
  private func isWhole(_ stage: Stage) -> Bool {
    let digest = stage.frame().digest(names: stage.scene.names)
    stage.composition.isStirredEverywhere = true
    return digest == stage.frame().digest(names: stage.scene.names)
  }

  @Test(arguments: 0..<10)
  func `what has changed is composed, and it is all that has`(part: UInt64) {
    for seed in part * 20..<(part + 1) * 20 {
      let script = RandomScript(seed: seed, length: 20)
      let stage = stage(script)
      var random = SeededGenerator(seed: seed)
      for event in script.steps {
        while stage.time < event.time - 0.1 {
          stage.advance(to: stage.time + Double.random(in: 0.001...0.1, using: &random))
          #expect(isWhole(stage), "seed \(seed), \(stage.time) s")
        }
        stage.feed(event.input, at: event.time)
        #expect(isWhole(stage), "seed \(seed), \(event.input)")
      }
    }
  }

  @Test func `what rests is not composed again`() {
    let fade = Probe { stimulus, _, answer in
      guard let cell = stimulus.touched else { return }
      let white = Paint.fixed(Color(red: 1, green: 1, blue: 0, alpha: 1))
      answer.animate(
        AnimationRequest(
          cell: cell, targets: [.color(.background, white)],
          timing: .curve(.linear, duration: 1)))
    }
    let stage = Stage.list(Bounce(), fade)
    stage.touch(row: 1, at: 1)
    stage.advance(to: 1.105)
    stage.composition.unseen.removeAll()
    stage.compose()
    #expect(stage.composition.unseen.slots == [1])
    stage.advance(to: 10)
    _ = stage.frame()
    stage.composition.unseen.removeAll()
    stage.advance(to: 11)
    stage.compose()
    #expect(stage.composition.unseen.isEmpty)
  }
}
