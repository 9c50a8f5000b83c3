import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

@Suite struct ReplaceTests {
  @Test func `what is taken off ends unfinished, is asked nothing more and fades`() {
    let probe = Probe.onTouch { cell, answer in
      answer.animate(
        AnimationRequest(
          cell: cell, targets: [.number(.scale, 2, speed: nil)],
          timing: .curve(.linear, duration: 1)))
    }
    let stage = Stage.list(probe, Tint())
    stage.touch(row: 3, at: 0)
    #expect(stage.number(.scale, row: 3, at: 0.5) == 1.5)
    let heard = probe.heard.count
    stage.remove(0, at: 0.5)
    #expect(stage.completions().map(\.finished) == [false])
    #expect(stage.number(.scale, row: 3, at: 0.5) == 1.5)
    #expect(stage.number(.scale, row: 3, at: 0.7) == 1)
    stage.lift(row: 3, at: 0.8)
    stage.remove(0, at: 0.9)
    #expect(probe.heard.count == heard && stage.completions().isEmpty)
    stage.replace(0, by: probe, at: 1)
    #expect(probe.heard.count > heard)
  }

  private let red = Paint.fixed(Color(red: 1, green: 0, blue: 0))

  private func quiet(_ name: String = "probe", parameters: [Parameter] = []) -> Probe {
    Probe(name, parameters: parameters) { _, _, _ in }
  }

  private func linear(_ cell: CellID, _ target: Target, _ duration: Double) -> AnimationRequest {
    AnimationRequest(cell: cell, targets: [target], timing: .curve(.linear, duration: duration))
  }

  @Test func `the effect of a use is the one that was put there last`() {
    let (first, second, other) = (quiet(), quiet("next"), quiet("other"))
    let stage = Stage.list(first, other)
    #expect(stage.useCount == 2)
    #expect(stage.effect(at: 0) === first)
    stage.replace(0, by: second, at: 1)
    #expect(stage.effect(at: 0) === second)
    #expect(stage.effectName(at: 0) == "next")
    stage.touch(row: 1, at: 2)
    #expect(!first.heard.contains { $0.touched != nil })
    #expect(second.heard.contains { $0.touched != nil })
    #expect(other.heard.count { $0 == .attached } == 1)
  }

  @Test func `it happens at its time, after what is due before`() {
    let first = Probe { stimulus, _, answer in
      guard let cell = stimulus.touched else { return }
      answer.append(.wait(1, seconds: 1, cell: nil))
      answer.append(.wait(2, seconds: 3, cell: nil))
      answer.set(cell, .number(.scale, 0.5))
    }
    let stage = Stage.list(first)
    stage.touch(row: 1, at: 0)
    stage.replace(0, by: quiet(), at: 2)
    stage.advance(to: 9)
    #expect(stage.time == 9)
    #expect(first.heard.contains(.woke(1, slept: 1)))
    #expect(!first.heard.contains(.woke(2, slept: 3)))
    #expect(stage.number(.scale, row: 1, at: 9) == 0.5)
  }

  @Test func `handles and waits of the versions are not confused`() {
    func version(_ scale: Double) -> Probe {
      Probe { [linear] stimulus, _, answer in
        switch stimulus {
        case .event(.touchBegan, let cell):
          answer.animate(linear(cell, .number(.scale, scale, speed: nil), 2))
          answer.append(.wait(1, seconds: 2, cell: nil))
        case .event(.touchEnded, _):
          answer.append(.stop(AnimationHandle(number: 1)))
        default: break
        }
      }
    }
    let (old, new) = (version(0.5), version(0.9))
    let stage = Stage.list(adjust: { $0.minimumVisiblePress = 0 }, old)
    stage.touch(row: 1, at: 0)
    stage.lift(row: 2, at: 3)
    stage.touch(row: 1, at: 4)
    stage.replace(0, by: new, at: 5)
    stage.lift(row: 1, at: 5)
    #expect(stage.number(.scale, row: 1, at: 6) == 0.5)
    stage.touch(row: 2, at: 6.5)
    stage.lift(row: 2, at: 7.5)
    #expect(abs(stage.number(.scale, row: 2, at: 8) - 0.95) < 1e-6)
    stage.advance(to: 20)
    let ends = new.heard.compactMap { stimulus -> Bool? in
      if case .ended(let handle, let finished, _) = stimulus, handle.number == 1 {
        finished
      } else {
        nil
      }
    }
    #expect(ends == [false])
    #expect(new.heard.count { if case .woke = $0 { true } else { false } } == 1)
    #expect(new.heard.contains(.woke(1, slept: 2)))
    #expect(stage.completions().map(\.finished) == [true, true, false])
  }

  @Test func `a wait that comes again at the same number wakes once, when it is over`() {
    let probe = Probe { stimulus, _, answer in
      if stimulus.touched != nil { answer.append(.wait(1, seconds: 2, cell: nil)) }
    }
    let stage = Stage.list(probe)
    stage.touch(row: 1, at: 0)
    let next = Probe { stimulus, _, answer in
      if stimulus == .attached { answer.append(.wait(1, seconds: 1, cell: nil)) }
    }
    stage.replace(0, by: next, at: 1)
    stage.advance(to: 5)
    #expect(next.heard.filter { $0 == .woke(1, slept: 1) }.count == 1)
    #expect(probe.heard.allSatisfy { if case .woke = $0 { false } else { true } })
    #expect(stage.nextDue == nil)
  }

  @Test func `what is set and not told about stays`() {
    let setting = Probe { [red] stimulus, _, answer in
      guard let cell = stimulus.touched else { return }
      answer.set(cell, .color(.background, red))
      answer.set(cell, .number(.cornerRadius, 7))
    }
    let stage = Stage.list(setting, quiet())
    stage.touch(row: 1, at: 0)
    stage.replace(0, by: quiet(), at: 1)
    #expect(stage.color(.background, row: 1, at: 2) == SIMD4(255, 0, 0, 255))
    #expect(stage.number(.cornerRadius, row: 1, at: 2) == 7)
  }

  @Test func `a version that fails while it is told goes the way of all that fail`() {
    let failing = Probe("tint") { stimulus, _, _ throws(EffectFailure) in
      if case .event(.appeared(_, .restore), _) = stimulus {
        throw EffectFailure(reason: .error, effect: "tint", message: "no")
      }
    }
    let stage = Stage.list(Tint())
    stage.touch(row: 2, at: 0)
    let before = stage.color(.background, row: 2, at: 1)
    stage.replace(0, by: failing, at: 1)
    #expect(stage.failures().map(\.consequence) == [.letGo, .letGo, .replaced])
    #expect(stage.color(.background, row: 2, at: 1) == before)
    #expect(stage.color(.background, row: 2, at: 2) == before)
    #expect(stage.effectName(at: 0) == "tint")
    #expect(stage.effect(at: 0) === failing)
  }

  @Test func `strikes begin anew with each version`() {
    func failing() -> Probe {
      Probe { stimulus, _, _ throws(EffectFailure) in
        if stimulus.touched != nil {
          throw EffectFailure(reason: .error, effect: "probe", message: "no")
        }
      }
    }
    let stage = Stage.list(adjust: { $0.minimumVisiblePress = 0 }, failing())
    for turn in 0..<6 {
      stage.touch(row: 1, at: Double(turn))
      stage.lift(row: 1, at: Double(turn) + 0.3)
      if turn % 2 == 1 { stage.replace(0, by: failing(), at: Double(turn) + 0.5) }
    }
    #expect(stage.failures().map(\.consequence) == Array(repeating: .letGo, count: 6))
  }

  @Test func `an instant has its signals whatever is exchanged in it`() {
    func signalling() -> Probe {
      Probe { stimulus, scene, answer in
        guard stimulus == .attached, let slot = scene.grid.liveSlots.first else { return }
        for _ in 0..<10 { answer.append(.signal(scene.cell(in: slot), "here")) }
      }
    }
    let stage = Stage.list(quiet())
    for _ in 0..<3 { stage.replace(0, by: signalling(), at: 1) }
    let signals = stage.takeReports().count { if case .signal = $0 { true } else { false } }
    #expect(signals == 16)
  }

  @Test func `settings go over from what was taken off and from what took over`() throws {
    let own = [
      Parameter.number("scale", 0.9, 0.5...1.5), .number("own", 1, 0...9),
      .number("duration", 0.4, 0...10), .number("gone", 1, 0...9),
    ]
    let failing = Probe("bounce", parameters: own) { stimulus, _, _ throws(EffectFailure) in
      if stimulus.touched != nil {
        throw EffectFailure(reason: .steps, effect: "bounce", message: "no")
      }
    }
    let stage = Stage.list(failing)
    for name in ["scale", "own", "gone"] {
      try stage.setParameter(name, of: 0, to: .number(1.25), at: 0)
    }
    stage.touch(row: 1, at: 1)
    #expect(stage.effectName(at: 0) == "bounce")
    try stage.setParameter("scale", of: 0, to: .number(0.75), at: 2)
    try stage.setParameter("damping", of: 0, to: .number(0.5), at: 2)
    let mended = quiet(
      "bounce",
      parameters: [
        .number("scale", 0.8, 0.5...1.5), .number("own", 2, 0...9),
        .number("duration", 0.7, 0...10),
      ])
    #expect(stage.replace(0, by: mended, at: 3) == ["damping", "gone"])
    #expect(mended.parameters.number("scale") == 0.75)
    #expect(mended.parameters.number("own") == 1.25)
    #expect(mended.parameters.number("duration") == 0.7)
    #expect(!mended.heard.contains { if case .parametersChanged = $0 { true } else { false } })
  }

  /// Replaces an effect with parameter `scale` that was taken off, and was set before and after.
  private func dropped(
    _ before: Double, _ after: Double, _ range: ClosedRange<Double>
  ) throws -> (names: [String], scale: Double) {
    let failing = Probe("bounce", parameters: [.number("scale", 0.9, 0.5...1.5)]) {
      stimulus, _, _ throws(EffectFailure) in
      if stimulus.touched != nil {
        throw EffectFailure(reason: .steps, effect: "bounce", message: "no")
      }
    }
    let stage = Stage.list(failing)
    try stage.setParameter("scale", of: 0, to: .number(before), at: 0)
    stage.touch(row: 1, at: 1)
    try stage.setParameter("scale", of: 0, to: .number(after), at: 2)
    let mended = quiet("bounce", parameters: [.number("scale", 0.8, range)])
    return (stage.replace(0, by: mended, at: 3), mended.parameters.number("scale"))
  }

  @Test func `of two settings the later counts, whether it goes over or not`() throws {
    #expect(try dropped(1.25, 0.75, 0.5...1) == ([], 0.75))
    #expect(try dropped(0.75, 1.25, 0.5...1) == (["scale"], 0.8))
  }

  @Test func `a cell that is let go is forgotten by both versions`() {
    let (first, second) = (quiet(), quiet())
    second.keepsMotion = true
    let stage = Stage.list(adjust: { $0.reduceMotion = true }, first)
    let cells = stage.scene.grid.liveSlots.map { stage.scene.cell(in: $0) }
    stage.replace(0, by: second, at: 1)
    #expect(first.forgotten == cells)
    #expect(second.forgotten == cells)
  }

  @Test func `a stage that ends while an effect fades is let go of whole`() {
    weak var scene: Scene?
    do {
      let failing = Probe("bounce") { stimulus, _, _ throws(EffectFailure) in
        if stimulus.touched != nil {
          throw EffectFailure(reason: .steps, effect: "bounce", message: "no")
        }
      }
      let stage = Stage.list(failing)
      stage.touch(row: 1, at: 1)
      scene = stage.scene
      #expect(scene != nil)
    }
    #expect(scene == nil)
  }

  @Test func `misuse stops the process`() async {
    await #expect(processExitsWith: .failure) {
      Stage(
        grid: GridSettings(
          viewport: Size(width: 1, height: 1), count: 1, cell: Size(width: 1, height: 1))
      )
      .replace(0, by: Bounce(), at: 0)
    }
    await #expect(processExitsWith: .failure) { Stage.list().replace(0, by: Bounce(), at: 0) }
  }
}
