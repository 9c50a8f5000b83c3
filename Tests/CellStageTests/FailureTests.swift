import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

@Suite struct FailureTests {
  private func failure(_ reason: EffectFailure.Reason = .error) -> EffectFailure {
    EffectFailure(reason: reason, effect: "probe", message: "no")
  }

  private let red = Paint.fixed(Color(red: 1, green: 0, blue: 0))

  /// Colours and moves a cell when it is touched and fails when it is lifted.
  private func fragile(
    _ name: String = "probe", reason: EffectFailure.Reason = .error
  ) -> Probe {
    Probe(name) { [red] stimulus, _, answer throws(EffectFailure) in
      switch stimulus {
      case .event(.touchBegan, let cell):
        answer.set(cell, .number(.scale, 0.5))
        answer.set(cell, .number(.translationX, 40))
        answer.set(cell, .color(.background, red))
      case .event(.touchEnded, let cell):
        answer.set(cell, .number(.scale, 9))
        throw EffectFailure(reason: reason, effect: name, message: "no")
      default: break
      }
    }
  }

  @Test func `a void answer's commands are dropped and its cell is let go without a jump`() {
    let stage = Stage.list(fragile())
    stage.touch(row: 1, at: 0)
    stage.lift(row: 1, at: 1)
    #expect(stage.number(.scale, row: 1, at: 1) == 0.5)
    #expect(stage.color(.background, row: 1, at: 1) == SIMD4(255, 0, 0, 255))
    let middle = stage.number(.translationX, row: 1, at: 1.1)
    #expect(abs(middle - 40 * (1 - Curve.easeOut.value(at: 0.5))) < 1e-5)
    #expect(stage.number(.scale, row: 1, at: 1.21) == 1)
    #expect(stage.color(.background, row: 1, at: 1.21) == SIMD4(255, 255, 255, 255))
    #expect(stage.failures().map(\.consequence) == [.letGo])
    #expect(stage.activeEffectCount == 0)
  }

  @Test func `the stage tells where and when a failure was that does not say it`() throws {
    let stage = Stage.list(fragile())
    stage.touch(row: 3, at: 0.25)
    stage.lift(row: 3, at: 1.5)
    let facts = try #require(stage.failures().first).facts
    #expect(facts.item == 3)
    #expect(facts.cell == stage.scene.grid.cell(showing: 3))
    #expect(facts.handler == "touch_ended")
    #expect(facts.time == 1.5)
  }

  @Test func `what a failure says itself of where it was is kept`() throws {
    let stage = Stage.list(
      Probe { stimulus, scene, _ throws(EffectFailure) in
        guard stimulus.touched != nil else { return }
        throw EffectFailure(
          reason: .error, effect: "probe", message: "no", handler: "relay",
          cell: scene.grid.cell(showing: 7), item: 7)
      })
    stage.touch(row: 3, at: 0.25)
    let facts = try #require(stage.failures().first).facts
    #expect(facts.item == 7)
    #expect(facts.cell == stage.scene.grid.cell(showing: 7))
    #expect(facts.handler == "relay")
  }

  @Test func `a failure that concerns no cell has a time and a handler`() throws {
    let stage = Stage.list(
      Probe(parameters: [.number("size", 1, 0...2)]) { stimulus, _, _ throws(EffectFailure) in
        guard case .parametersChanged = stimulus else { return }
        throw EffectFailure(reason: .error, effect: "probe", message: "no")
      })
    try stage.setParameter("size", of: 0, to: .number(2), at: 2)
    let facts = try #require(stage.failures().first).facts
    #expect(facts.item == nil)
    #expect(facts.cell == nil)
    #expect(facts.handler == "parameters_changed")
    #expect(facts.time == 2)
  }

  @Test func `the third void answer takes an effect off`() {
    let probe = fragile()
    let stage = Stage.list(probe)
    for turn in 0..<4 {
      stage.touch(row: turn, at: Double(turn), id: turn)
      stage.lift(row: turn, at: Double(turn) + 0.5, id: turn)
    }
    #expect(stage.failures().map(\.consequence) == [.letGo, .letGo, .removed])
    #expect(!probe.heard.contains { $0.touched?.slot == 3 })
  }

  @Test func `one stop by a budget takes an effect off at once`() {
    let stage = Stage.list(fragile(reason: .steps))
    stage.touch(row: 0, at: 0)
    stage.lift(row: 0, at: 0.5)
    #expect(stage.failures().map(\.consequence) == [.removed])
    #expect(stage.number(.scale, row: 0, at: 0.5) == 0.5)
    #expect(stage.number(.scale, row: 0, at: 0.71) == 1)
  }

  @Test func `a built-in of the same name takes over what it knows, without a jump`() throws {
    let stage = Stage.list(fragile("tint", reason: .memory))
    stage.touch(row: 2, at: 0)
    let before = stage.color(.background, row: 2, at: 0.5)
    stage.lift(row: 2, at: 0.5)
    #expect(stage.failures().map(\.consequence) == [.replaced])
    #expect(stage.color(.background, row: 2, at: 0.5) == before)
    let part = Float(Curve.easeOut.value(at: 0.5))
    let middle = stage.color(.background, row: 2, at: 0.6)
    #expect(abs(middle.y - 198 * part) < 0.01)
    #expect(stage.color(.background, row: 2, at: 0.71) == SIMD4(198, 198, 200, 255))
    #expect(stage.effectName(at: 0) == "tint")
    stage.feed(.deselect(item: 2, animated: false), at: 1)
    #expect(stage.color(.background, row: 2, at: 1) == SIMD4(255, 255, 255, 255))
  }

  @Test func `a failing effect does not stop another`() {
    let stage = Stage.list(fragile(reason: .steps), Bounce())
    stage.touch(row: 0, at: 0)
    stage.lift(row: 0, at: 0.5)
    let alone = Stage.list(Bounce())
    alone.touch(row: 0, at: 0)
    alone.lift(row: 0, at: 0.5)
    #expect(
      stage.number(.scale, row: 0, at: 0.75) == alone.number(.scale, row: 0, at: 0.75))
  }

  @Test func `a failing effect's animations end unfinished and its waits never wake it`() {
    let probe = Probe { stimulus, _, answer throws(EffectFailure) in
      switch stimulus {
      case .event(.touchBegan, let cell):
        answer.animate(
          AnimationRequest(
            cell: cell, targets: [.number(.scale, 2, speed: nil)],
            timing: .curve(.linear, duration: 5)))
        answer.append(.wait(1, seconds: 3, cell: cell))
      case .event(.touchEnded, _):
        throw EffectFailure(reason: .error, effect: "probe", message: "no")
      default: break
      }
    }
    let stage = Stage.list(probe)
    stage.touch(row: 0, at: 0)
    #expect(stage.activeEffectCount == 2)
    stage.lift(row: 0, at: 0.5)
    #expect(stage.activeEffectCount == 0)
    stage.advance(to: 10)
    #expect(stage.completions().map(\.finished) == [false])
    #expect(probe.forgotten.count == 1)
    #expect(!probe.heard.contains(.woke(1, slept: 3)))
  }

  @Test func `a failing sequence lets go of its own cell, not of that whose event woke it`() {
    var first: CellID?
    let probe = Probe { stimulus, _, answer throws(EffectFailure) in
      guard let cell = stimulus.touched else { return }
      if let first {
        throw EffectFailure(reason: .error, effect: "probe", message: "no", cell: first)
      }
      first = cell
      answer.set(cell, .number(.scale, 0.5))
    }
    let stage = Stage.list(probe)
    stage.touch(row: 0, at: 0)
    stage.lift(row: 0, at: 0.5)
    stage.touch(row: 1, at: 1, id: 2)
    #expect(stage.number(.scale, row: 0, at: 1.3) == 1)
  }

  @Test func `an effect that always has more to do is stopped, and no other`() {
    let endless = Probe("endless") { stimulus, _, answer in
      if stimulus.touched != nil || stimulus == .continued { answer.continues = true }
    }
    let stage = Stage.list(Bounce(), endless, Tint())
    stage.touch(row: 0, at: 0)
    #expect(stage.failures().map(\.facts.effect) == ["endless"])
    #expect(stage.color(.background, row: 0, at: 0).x == 198)
  }

  @Test func `effects that answer each other within an instant are stopped`() {
    let probe = Probe("ping") { stimulus, _, answer in
      if case .event(.selectionChanged(let change), let cell) = stimulus {
        answer.append(change.on ? .deselect(cell, animated: false) : .select(cell))
      }
    }
    let stage = Stage.list(Bounce(), probe)
    stage.touch(row: 0, at: 0)
    stage.lift(row: 0, at: 0.5)
    let failures = stage.failures()
    #expect(failures.map(\.facts.reason) == [.events])
    #expect(failures.map(\.facts.effect) == ["ping"])
    #expect(failures.map(\.consequence) == [.removed])
  }

  @Test func `looking in between does not decide what is let go`() {
    func play(looking: Bool) -> Float {
      var lifts = 0
      let failing = Probe { stimulus, _, answer throws(EffectFailure) in
        if case .event(.touchMoved, let cell) = stimulus {
          lifts += 1
          answer.set(cell, .color(.background, .system(.systemBackground)))
          throw EffectFailure(reason: .error, effect: "probe", message: "no")
        }
        if let cell = stimulus.touched { answer.set(cell, .color(.background, red)) }
      }
      let beneath = Probe("beneath") { stimulus, _, answer in
        if case .event(.touchEnded, let cell) = stimulus {
          answer.set(cell, .color(.background, red))
        }
      }
      let stage = Stage.list(adjust: { $0.minimumVisiblePress = 0 }, beneath, failing)
      stage.touch(row: 0, at: 0)
      stage.feed(.touchMoved(id: 1, at: Point(x: 181, y: 22)), at: 0.005)
      if looking { _ = stage.color(.background, row: 0, at: 0.207) }
      stage.feed(.touchMoved(id: 1, at: Point(x: 182, y: 22)), at: 0.21)
      stage.lift(row: 0, at: 0.22)
      return stage.color(.background, row: 0, at: 0.25).y
    }
    #expect(play(looking: true) == play(looking: false))
  }

  @Test func `what the host does never takes an effect off, however much it is`() {
    let stage = Stage.list(count: 60_000, adjust: { $0.layout = .stack }, Tint(), Bounce())
    #expect(stage.failures().isEmpty)
  }

  @Test func `a use hears of its own press to its end, though its item is deleted`() {
    func play(_ items: Set<Int>) -> Probe {
      let probe = Probe { _, _, _ in }
      var settings = GridSettings(
        viewport: Size(width: 100, height: 100), count: 3, cell: Size(width: 100, height: 20))
      settings.scroll.delaysContentTouches = false
      let stage = Stage(grid: settings)
      stage.add(probe, on: items)
      stage.start()
      stage.feed(.touchBegan(id: 1, at: Point(x: 5, y: 5)), at: 0)
      stage.feed(.delete([0]), at: 1)
      return probe
    }
    func cancels(_ probe: Probe) -> Int {
      probe.heard.count { if case .event(.touchCancelled, _) = $0 { true } else { false } }
    }
    #expect(cancels(play([0])) == 1)
    #expect(cancels(play([1])) == 0)
  }
}
