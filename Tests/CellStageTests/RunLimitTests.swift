import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

/// How many runs a channel holds.
@Suite struct RunLimitTests {
  /// A stage whose row 0 starts animations of its scale as it is touched, and what became of them.
  private func completions(
    _ count: Int, _ adjust: @escaping (inout AnimationRequest, Int) -> Void
  ) -> (stage: Stage, finished: [Bool]) {
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        for index in 0..<count {
          var request = AnimationRequest(
            cell: cell, targets: [.number(.scale, Double(index), speed: nil)],
            timing: .curve(.linear, duration: 1))
          adjust(&request, index)
          answer.animate(request)
        }
      })
    stage.touch(row: 0, at: 0)
    return (stage, stage.completions().map(\.finished))
  }

  @Test func `another endless one takes the place of the oldest`() {
    let (_, ended) = completions(300) { request, _ in request.repeats = .infinity }
    #expect(ended == Array(repeating: false, count: 300 - Layer.endlessLimit))
  }

  @Test func `what is over all the same ends none`() throws {
    let spring = try Spring(response: 0.3, bounce: 0)
    for timing in [Timing.spring(spring), .curve(.linear, duration: 0)] {
      let (stage, ended) = completions(Layer.endlessLimit + 1) { request, index in
        request.repeats = .infinity
        request.autoreverses = true
        if index == Layer.endlessLimit { request.timing = timing }
      }
      #expect(!ended.contains(false))
      #expect(stage.activeEffectCount >= Layer.endlessLimit)
    }
  }

  @Test func `one more takes the place of the oldest that is not endless, without a step`() {
    let (stage, ended) = completions(Layer.runLimit + 3) { request, index in
      if index < 2 { request.repeats = .infinity }
    }
    #expect(ended == [false, false, false])
    #expect(stage.number(.scale, row: 0, at: 0) == 1)
    #expect(stage.number(.scale, row: 0, at: 1) == Double(Layer.runLimit + 2))
  }
}
