import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

/// What is worked out of runs that only go on shows what is worked out anew.
@Suite struct SteadyTests {
  /// Springs with and without delays, replaced and stopped ones, and a curve now and then.
  private final class Springs: Effect {
    let name = "springs"
    var parameters = ParameterSet()
    private var handles: [AnimationHandle] = []
    private let spring: Spring

    init() throws(MotionError) {
      spring = try Spring(response: 0.4, bounce: 0.2)
    }

    func respond(
      to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
    ) throws(EffectFailure) {
      guard case .event(let event, let cell) = stimulus else { return }
      switch event {
      case .touchBegan(let touch):
        for property in [Property.scale, .translationX] {
          handles.append(
            answer.animate(request(cell, property, delay: touch.id % 3 == 0 ? 0.1 : 0)))
        }
        if touch.id % 4 == 1 { answer.animate(curve(cell)) }
      case .touchEnded(let touch):
        if touch.id % 2 == 0 { answer.animate(request(cell, .scale, delay: 0, replaces: true)) }
        if touch.id % 5 == 0, let handle = handles.last { answer.append(.stop(handle)) }
      default: break
      }
    }

    private func request(
      _ cell: CellID, _ property: Property, delay: Double, replaces: Bool = false
    ) -> AnimationRequest {
      var request = AnimationRequest(
        cell: cell, targets: [.number(property, replaces ? 0.5 : 3, speed: nil)],
        timing: .spring(spring))
      request.delay = delay
      request.replaces = replaces
      return request
    }

    private func curve(_ cell: CellID) -> AnimationRequest {
      AnimationRequest(
        cell: cell, targets: [.number(.scale, 2, speed: nil)],
        timing: .curve(.easeOut, duration: 0.15))
    }
  }

  /// A stage that has been fed touches up to a time, with frames asked for on the way or not.
  private func stage(until end: Double, asking: Bool) throws -> Stage {
    let stage = Stage.list(try Springs())
    for step in 0...Int((end * 60).rounded()) {
      let time = Double(step) / 60
      if step % 7 == 0 { stage.touch(row: step / 7 % 6, at: time, id: step / 7) }
      if step % 7 == 4 { stage.lift(row: step / 7 % 6, at: time, id: step / 7) }
      stage.advance(to: time)
      if asking { _ = stage.frame() }
    }
    return stage
  }

  @Test func `frames do not depend on those before`() throws {
    var seen: Set<Float> = []
    for step in stride(from: 1, through: 140, by: 3) {
      let time = Double(step) / 60
      let often = try stage(until: time, asking: true)
      let once = try stage(until: time, asking: false)
      let (shown, expected) = (often.frame(), once.frame())
      for property in [Property.scale, .translationX] {
        for row in 0..<6 {
          #expect(shown.number(property, at: row) == expected.number(property, at: row))
          seen.insert(expected.number(property, at: row))
        }
      }
    }
    #expect(seen.count > 100)
  }
}
