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

  @Test func `springs over the least ways end`() throws {
    let spring = try Spring(response: 0.3, bounce: 0.3)
    let (stage, early) = completions(Layer.runLimit + 1) { request, index in
      let target = index % 2 == 0 ? Double.leastNonzeroMagnitude : 0
      request.targets = [.number(.translationX, target, speed: nil)]
      request.timing = .spring(spring)
    }
    stage.advance(to: 2)
    #expect((early + stage.completions().map(\.finished)).count == Layer.runLimit + 1)
    #expect(stage.activeEffectCount == 0)
  }

  @Test func `springs stopped far out lead no further than numbers go`() throws {
    let spring = try Spring(response: 100, bounce: 0.9)
    let far = Double(Float.greatestFiniteMagnitude)
    var last: AnimationHandle?
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        if let last { answer.append(.stop(last)) }
        last = answer.animate(
          AnimationRequest(
            cell: cell, targets: [.number(.translationX, 0, speed: 1e300)], timing: .spring(spring))
        )
      })
    for step in 0..<2 * Layer.runLimit {
      stage.touch(row: 0, at: Double(step), id: step)
      stage.feed(.touchCancelled(id: step), at: Double(step) + 0.5)
      #expect(stage.number(.translationX, row: 0, at: Double(step) + 0.5).magnitude <= far)
    }
    #expect(stage.number(.translationX, row: 0, at: 1e5) == 0)
    #expect(stage.activeEffectCount == 0)
  }
}
