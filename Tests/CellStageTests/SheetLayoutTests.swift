import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

/// What the touch sheet says of touches on cells that look otherwise than they lie.
@Suite struct SheetLayoutTests {
  /// What makes every cell small, transparent, turned and moved far away as it appears.
  private var deforming: Probe {
    Probe { stimulus, _, answer in
      guard case .event(.appeared, let cell) = stimulus else { return }
      let look: [(Property, Double)] = [
        (.opacity, 0), (.scale, 0.1), (.rotation, 1), (.translationX, 500), (.translationY, 300),
      ]
      for (property, value) in look { answer.set(cell, .number(property, value)) }
    }
  }

  @Test func `a cell is hit where it lies, whatever it shows`() {
    let stage = Stage.list(deforming)
    for row in [0, 7, 14] {
      let time = 1 + Double(row)
      stage.touch(row: row, at: time)
      #expect(stage.scene.grid.isHighlighted(row))
      stage.lift(row: row, at: time + 0.5)
      #expect(stage.scene.grid.selectedItems == [row])
    }
  }

  @Test func `where a cell lies does not follow what it shows`() throws {
    let plain = Stage.list()
    let stage = Stage.list(deforming)
    let (there, here) = (plain.frame(), stage.frame())
    #expect(here.places == there.places)
    let row = try #require(here.row(of: 3))
    #expect(here.number(.translationX, at: row) == 500)
  }

  @Test func `a finger on the rim of a shrunk cell stays inside`() {
    let stage = Stage.list(adjust: { $0.scroll.axis = .none }, Bounce())
    stage.feed(.touchBegan(id: 1, at: Point(x: 0.5, y: 132.25)), at: 0)
    #expect(stage.number(.scale, row: 3, at: 1) < 0.961)
    for (x, y) in [(1.0, 132.5), (374.5, 132.25), (374.5, 175.75), (0.25, 175.75)] {
      stage.feed(.touchMoved(id: 1, at: Point(x: x, y: y)), at: 1)
      #expect(stage.scene.grid.isHighlighted(3))
    }
    stage.feed(.touchEnded(id: 1, at: Point(x: 0.25, y: 175.75)), at: 2)
    #expect(stage.scene.grid.selectedItems == [3])
  }

  @Test func `a cell that moves takes touches`() {
    let stage = Stage.list(Bounce())
    stage.touch(row: 3, at: 0)
    stage.feed(.touchCancelled(id: 1), at: 0.05)
    #expect(stage.activeEffectCount > 0)
    stage.touch(row: 3, at: 0.06)
    #expect(stage.scene.grid.isHighlighted(3))
  }

  @Test func `a changed item keeps its cell`() throws {
    let probe = Probe { _, _, _ in }
    let stage = Stage.list(probe)
    let cell = try #require(stage.scene.grid.cell(showing: 3))
    probe.heard = []
    stage.setItem(3, "unread", to: .number(2), at: 1)
    #expect(stage.scene.grid.cell(showing: 3) == cell)
    #expect(probe.heard == [.itemChanged(cell, ["unread"])])
  }

  /// A press, a drag that takes it, a fling, a touch that stops it and a tap.
  private func play(_ stage: Stage) -> [Call] {
    func point(_ y: Double) -> Point { Point(x: 180, y: y) }
    let inputs: [(GridInput, Double)] = [
      (.touchBegan(id: 1, at: point(500)), 0), (.touchMoved(id: 1, at: point(480)), 0.2),
      (.touchMoved(id: 1, at: point(300)), 0.25), (.touchEnded(id: 1, at: point(300)), 0.25),
      (.touchBegan(id: 2, at: point(300)), 0.5), (.touchEnded(id: 2, at: point(300)), 0.6),
      (.touchBegan(id: 3, at: point(300)), 1), (.touchEnded(id: 3, at: point(300)), 1.2),
    ]
    for (input, time) in inputs { stage.feed(input, at: time) }
    stage.advance(to: 5)
    return stage.takeReports().compactMap {
      if case .call(let call) = $0, call.name != .completion { call } else { nil }
    }
  }

  @Test func `effects take no part in what scrolls`() {
    let (plain, played) = (Stage.list(), Stage.list(Bounce(), Tint(), Crossfade(), deforming))
    let calls = play(plain)
    #expect(calls.contains { $0.name == .scrollWillBeginDecelerating })
    #expect(calls.contains { $0.name == .didSelect })
    #expect(play(played) == calls)
    #expect(played.frame().offset == plain.frame().offset)
  }
}
