import CellEffect
import CellGrid
import CellStage
import Testing

/// A host sleeps while nothing moves.
@Suite struct SleepTests {
  @Test func `nothing to draw until the stage is fed`() {
    let stage = Stage.list(Bounce(), Tint())
    #expect(stage.nextFrameNeeded == nil)
    stage.touch(row: 1, at: 1)
    #expect(stage.nextFrameNeeded == 1)
    stage.advance(to: 1.2)
    #expect(stage.nextFrameNeeded == 1.2)
    stage.advance(to: 3)
    #expect(stage.nextFrameNeeded == nil)
  }

  @Test func `what is due wakes it`() {
    let stage = Stage.list(
      Probe { stimulus, _, answer in
        if let cell = stimulus.touched { answer.append(.wait(1, seconds: 5, cell: cell)) }
      })
    stage.touch(row: 1, at: 1)
    #expect(stage.nextFrameNeeded == 6)
  }

  @Test func `a fling is drawn to its end`() {
    let stage = Stage.list(count: 1000)
    for step in 0...5 {
      let place = Point(x: 100, y: 600 - Double(step) * 40)
      let time = Double(step) * 0.016
      stage.feed(
        step == 0 ? .touchBegan(id: 1, at: place) : .touchMoved(id: 1, at: place), at: time)
    }
    stage.feed(.touchEnded(id: 1, at: Point(x: 100, y: 400)), at: 0.082)
    #expect(stage.nextFrameNeeded == 0.082)
    stage.advance(to: 30)
    #expect(stage.nextFrameNeeded == nil)
  }

  @Test func `a frame in a resting stage is the same frame`() {
    let stage = Stage.list(Bounce())
    stage.touch(row: 1, at: 0)
    stage.advance(to: 60)
    let digest = stage.frame().digest(names: stage.scene.names)
    stage.advance(to: 86_400)
    #expect(stage.frame().digest(names: stage.scene.names) == digest)
  }
}
