import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

@Suite struct ReducedMotionTests {
  private func reduced(_ effect: any Effect) -> Stage {
    Stage.list(adjust: { $0.reduceMotion = true }, effect)
  }

  @Test func `a press fades in place of moving, and completes as ever`() {
    let stage = reduced(Bounce())
    stage.touch(row: 3, at: 0)
    #expect(stage.number(.opacity, row: 3, at: 0) == 1)
    let middle = stage.number(.opacity, row: 3, at: 0.05)
    #expect(abs(middle - (0.8 + 0.2 * (0.98662 - 0.96) / 0.04)) < 1e-3)
    #expect(stage.number(.scale, row: 3, at: 0.2) == 1)
    #expect(abs(stage.number(.opacity, row: 3, at: 1) - 0.8) < 1e-6)
    stage.lift(row: 3, at: 1)
    #expect(abs(stage.number(.opacity, row: 3, at: 3) - 1) < 1e-6)
    #expect(stage.completions().map(\.finished) == [true, true])
  }

  @Test func `the switch applies at once, both ways`() {
    let stage = Stage.list(Bounce())
    stage.touch(row: 3, at: 0)
    stage.feed(.setReduceMotion(true), at: 0.1)
    #expect(stage.number(.scale, row: 3, at: 0.1) == 1)
    #expect(abs(stage.number(.opacity, row: 3, at: 0.1) - 0.8) < 1e-6)
    stage.feed(.setReduceMotion(false), at: 0.15)
    #expect(abs(stage.number(.scale, row: 3, at: 0.15) - 0.96548) < 1e-5)
    #expect(stage.number(.opacity, row: 3, at: 0.15) == 1)
  }

  @Test func `a run from rest to rest dips to 0.8 at half its length`() {
    let probe = Probe { stimulus, _, answer in
      guard let cell = stimulus.touched else { return }
      var request = AnimationRequest(
        cell: cell, targets: [.number(.translationX, 8, speed: nil)],
        timing: .curve(.linear, duration: 0.1))
      request.repeats = 2
      request.autoreverses = true
      answer.animate(request)
    }
    let stage = reduced(probe)
    stage.touch(row: 0, at: 0)
    #expect(abs(stage.number(.opacity, row: 0, at: 0.1) - 0.9) < 1e-6)
    #expect(abs(stage.number(.opacity, row: 0, at: 0.2) - 0.8) < 1e-6)
    #expect(stage.number(.opacity, row: 0, at: 0.4) == 1)
    #expect(stage.number(.translationX, row: 0, at: 0.05) == 0)
  }

  private static let slow = Timing.curve(.linear, duration: 0.4)

  /// What a row shows half-way through an animation that an effect answers a touch with.
  private func opacity(
    halfWay targets: [Target], _ timing: Timing = slow,
    adjust: (inout AnimationRequest) -> Void = { _ in }
  ) -> Double {
    var request = AnimationRequest(
      cell: CellID(slot: 0, generation: 0), targets: targets, timing: timing)
    adjust(&request)
    let asked = request
    let stage = reduced(
      Probe.onTouch { cell, answer in
        var request = asked
        request.cell = cell
        answer.animate(request)
      })
    stage.touch(row: 0, at: 0)
    return stage.number(.opacity, row: 0, at: 0.2)
  }

  private func keyframes(_ values: Double...) throws -> Target {
    .keyframes(
      .translationX,
      try Keyframes(
        entries: values.enumerated().map {
          Keyframes.Entry(at: Double($0 + 1) / Double(values.count), value: $1)
        }))
  }

  @Test func `nothing is seen of a way on which a cell stays at rest`() throws {
    let spring = Timing.spring(try Spring(duration: 0.4, damping: 1, velocity: 9))
    let flung = Timing.spring(try Spring(response: 0.4, bounce: 0))
    #expect(opacity(halfWay: [.number(.translationX, 0, speed: nil)]) == 1)
    #expect(opacity(halfWay: [.number(.scale, 1, speed: nil)], spring) == 1)
    #expect(opacity(halfWay: [.number(.scale, 1, speed: 0)], flung) == 1)
    #expect(opacity(halfWay: [.number(.scale, 1, speed: nil)], flung) { $0.replaces = true } == 1)
    #expect(opacity(halfWay: [.beneath(.translationX), .beneath(.rotation)]) == 1)
    #expect(opacity(halfWay: [try keyframes(0, 0)]) == 1)
    let swinging = opacity(halfWay: [.number(.translationX, 0, speed: nil)]) {
      $0.autoreverses = true
      $0.repeats = .infinity
    }
    #expect(swinging == 1)
  }

  @Test func `a way that leaves rest and comes back is seen`() throws {
    let flung = Timing.spring(try Spring(response: 0.4, bounce: 0))
    #expect(abs(opacity(halfWay: [try keyframes(9, 0)]) - 0.8) < 1e-6)
    let resting = Target.number(.scale, 1, speed: nil)
    #expect(abs(opacity(halfWay: [resting, try keyframes(0, 3, 0)]) - 0.8) < 1e-6)
    #expect(opacity(halfWay: [.number(.translationX, 0, speed: 300)], flung) < 0.95)
  }

  @Test func `an effect that keeps its motion moves and does not fade`() {
    let probe = Probe { stimulus, _, answer in
      if let cell = stimulus.touched { answer.set(cell, .number(.scale, 0.5)) }
    }
    probe.keepsMotion = true
    let stage = reduced(probe)
    stage.touch(row: 0, at: 0)
    #expect(stage.number(.scale, row: 0, at: 0) == 0.5)
    #expect(stage.number(.opacity, row: 0, at: 0) == 1)
  }

  @Test func `an assignment fades at once, and letting go fades back in 0.2 s`() {
    let probe = Probe { stimulus, _, answer throws(EffectFailure) in
      switch stimulus {
      case .event(.touchBegan, let cell): answer.set(cell, .number(.scale, 0.5))
      case .event(.touchEnded, _):
        throw EffectFailure(reason: .error, effect: "probe", message: "no")
      default: break
      }
    }
    let stage = reduced(probe)
    stage.touch(row: 0, at: 0)
    #expect(abs(stage.number(.opacity, row: 0, at: 0) - 0.8) < 1e-6)
    stage.lift(row: 0, at: 1)
    #expect(abs(stage.number(.opacity, row: 0, at: 1) - 0.8) < 1e-6)
    #expect(stage.number(.opacity, row: 0, at: 1.2) == 1)
  }

  /// Pulses without end while a cell is held; the end of it is asked for at the lift.
  private func pulsing(_ end: @escaping (CellID) -> [Command]) -> Stage {
    reduced(
      Probe { stimulus, _, answer in
        switch stimulus {
        case .event(.touchBegan, let cell):
          var request = AnimationRequest(
            cell: cell, targets: [.number(.scale, 1.2, speed: nil)],
            timing: .curve(.linear, duration: 0.5))
          request.repeats = .infinity
          request.autoreverses = true
          answer.animate(request)
        case .event(.touchEnded, let cell):
          for command in end(cell) { answer.append(command) }
        default: break
        }
      })
  }

  @Test func `no substitute outlives the animation that it stands for`() {
    let endings: [(CellID) -> [Command]] = [
      { _ in [.stop(AnimationHandle(number: 1))] },
      { _ in [.finish(AnimationHandle(number: 1))] },
      { [.clear($0, Property.scale.bit)] },
      { [.set($0, .number(.scale, 1))] },
    ]
    for (index, ending) in endings.enumerated() {
      let stage = pulsing(ending)
      stage.touch(row: 0, at: 0)
      #expect(abs(stage.number(.opacity, row: 0, at: 0.5) - 0.8) < 1e-6)
      stage.lift(row: 0, at: 0.75)
      let rest = index == 0 ? 0.8 : 1.0
      #expect(abs(stage.number(.opacity, row: 0, at: 1) - rest) < 1e-6, "ending \(index)")
      #expect(abs(stage.number(.opacity, row: 0, at: 1.3) - rest) < 1e-6, "ending \(index)")
    }
  }

  @Test func `what is set shows at once`() {
    let stage = pulsing { [.set($0, .number(.scale, 1))] }
    stage.touch(row: 0, at: 0)
    stage.lift(row: 0, at: 0.5)
    #expect(stage.number(.opacity, row: 0, at: 0.5) == 1)
  }

  @Test func `a command to a gone cell fades nothing`() {
    var gone: CellID?
    let probe = Probe { stimulus, _, answer in
      if let cell = stimulus.touched { gone = gone ?? cell }
      guard case .event(.touchEnded, _) = stimulus, let gone else { return }
      answer.animate(
        AnimationRequest(
          cell: gone, targets: [.number(.scale, 0.5, speed: nil)],
          timing: .curve(.linear, duration: 0)))
      answer.set(gone, .number(.scale, 0.5))
    }
    let stage = reduced(probe)
    stage.touch(row: 0, at: 0)
    stage.feed(.scroll(to: Point(x: 0, y: 900), animated: false), at: 0.1)
    stage.touch(row: 5, at: 1, id: 2)
    stage.lift(row: 5, at: 1.5, id: 2)
    let frame = stage.frame()
    #expect((0..<frame.count).allSatisfy { frame.number(.opacity, at: $0) == 1 })
  }
}
