import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

@Suite struct AnswerTests {
  /// Moves a cell that is touched, and answers touches that begin only.
  private func deaf() -> Probe {
    let probe = Probe { stimulus, _, answer in
      guard let cell = stimulus.touched else { return }
      answer.animate(
        AnimationRequest(
          cell: cell, targets: [.number(.scale, 0.5, speed: nil)],
          timing: .curve(.linear, duration: 0.2)))
    }
    probe.listens = { $0.touched != nil }
    return probe
  }

  @Test func `an effect is asked what it answers, and nothing else`() {
    let probe = deaf()
    let stage = Stage.list(probe)
    stage.touch(row: 1, at: 0.1)
    stage.lift(row: 1, at: 0.5)
    stage.touch(row: 2, at: 1)
    #expect(probe.heard.count == 2)
    #expect(probe.heard.allSatisfy { $0.touched != nil })
  }

  @Test func `the host hears of an end that its effect does not hear of`() {
    let stage = Stage.list(deaf())
    stage.touch(row: 1, at: 0.1)
    stage.advance(to: 1)
    let ends = stage.takeReports().filter { if case .completion = $0 { true } else { false } }
    #expect(ends.count == 1)
    #expect(stage.number(.scale, row: 1, at: 1) == 0.5)
  }
}
