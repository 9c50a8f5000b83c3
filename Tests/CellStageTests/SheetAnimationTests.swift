import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

/// What the touch sheet says of animations and springs on cells.
@Suite struct SheetAnimationTests {
  private func request(_ cell: CellID, _ targets: [Target], _ timing: Timing) -> AnimationRequest {
    AnimationRequest(cell: cell, targets: targets, timing: timing)
  }

  @Test func `an animation that says no more goes once, at once, and adds`() {
    let plain = request(
      CellID(slot: 0, generation: 1), [.number(.scale, 2, speed: nil)],
      .curve(.easeInOut, duration: 1))
    #expect(plain.delay == 0 && plain.repeats == 1)
    #expect(!plain.autoreverses && !plain.replaces && plain.transition == nil)
    #expect(plain.space == .srgb)
  }

  @Test func `a run to where it is lasts its length`() {
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.animate(
          request(cell, [.number(.scale, 1, speed: nil)], .curve(.linear, duration: 0.7)))
      })
    stage.touch(row: 0, at: 1)
    stage.advance(to: 1.69)
    #expect(stage.completions().isEmpty)
    stage.advance(to: 2)
    #expect(stage.completions().map(\.time) == [1.7])
  }

  @Test func `parts of a transform go their own way, each in a line`() {
    let targets: [Target] = [
      .number(.scale, 0.5, speed: nil), .number(.rotation, 2, speed: nil),
      .number(.translationY, -80, speed: nil),
    ]
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.animate(request(cell, targets, .curve(.linear, duration: 1)))
      })
    stage.touch(row: 0, at: 0)
    for part in [0.25, 0.5, 0.75] {
      #expect(abs(stage.number(.scale, row: 0, at: part) - (1 - 0.5 * part)) < 1e-6)
      #expect(abs(stage.number(.rotation, row: 0, at: part) - 2 * part) < 1e-6)
      #expect(abs(stage.number(.translationY, row: 0, at: part) + 80 * part) < 1e-5)
    }
    #expect(stage.completions().isEmpty)
  }

  @Test func `a picture that is assigned is shown at once`() {
    let items = ItemTable(pictures: [ItemPictures(normal: "A", highlighted: "B")])
    let stage = Stage.list(
      items: items,
      Probe { stimulus, scene, answer in
        guard let cell = stimulus.touched else { return }
        answer.set(cell, .content(.image, scene.names.number(of: "B")))
      })
    #expect(stage.weight("A", row: 3, at: 0) == 1)
    stage.touch(row: 3, at: 1)
    #expect(stage.weight("B", row: 3, at: 1) == 1)
    #expect(stage.weight("A", row: 3, at: 1) == 0)
  }

  private static let press = [
    (1.0 / 60, 0.99726), (1.0 / 30, 0.99222), (0.05, 0.98662), (0.1, 0.97286), (0.15, 0.96548),
    (0.2, 0.96218), (0.25, 0.96083), (0.3, 0.96031), (0.35, 0.96011), (0.4, 0.96004),
  ]

  @Test func `the press of the bounce has the sheet's values`() {
    let stage = Stage.list(Bounce())
    stage.touch(row: 3, at: 0)
    for (time, scale) in Self.press {
      #expect(abs(stage.number(.scale, row: 3, at: time) - scale) < 6e-6, "\(time)")
    }
  }

  @Test func `its release has the sheet's values, added or from what is shown`() throws {
    let added = Stage.list(Bounce())
    added.touch(row: 3, at: 0)
    added.lift(row: 3, at: 0.1)
    let replacing = try replacingBounce()
    replacing.touch(row: 3, at: 0)
    replacing.feed(.touchCancelled(id: 1), at: 0.1)
    let expected = [(0.15, 0.97831, 0.98156), (0.2, 0.98902, 0.99107), (0.3, 0.99809, 0.99849)]
    for (time, sum, fromShown) in expected {
      #expect(abs(added.number(.scale, row: 3, at: time) - sum) < 6e-6)
      #expect(abs(replacing.number(.scale, row: 3, at: time) - fromShown) < 6e-6)
    }
  }

  /// A bounce whose release replaces the press, by springs that are named by their duration.
  private func replacingBounce() throws -> Stage {
    let press = try Spring(duration: 0.4, damping: 1, velocity: 1)
    let release = try Spring(duration: 0.4, damping: 1)
    return Stage.list(
      Probe { stimulus, _, answer in
        switch stimulus {
        case .event(.touchBegan, let cell):
          answer.animate(
            AnimationRequest(
              cell: cell, targets: [.number(.scale, 0.96, speed: nil)], timing: .spring(press)))
        case .event(.touchCancelled, let cell):
          var request = AnimationRequest(
            cell: cell, targets: [.number(.scale, 1, speed: nil)], timing: .spring(release))
          request.replaces = true
          answer.animate(request)
        default: break
        }
      })
  }

  @Test func `a spring is told complete at its duration, and runs on without a step`() {
    let stage = Stage.list(Bounce())
    stage.touch(row: 3, at: 0)
    let before = stage.number(.scale, row: 3, at: 0.3999)
    #expect(stage.completions().isEmpty)
    let shown = stage.number(.scale, row: 3, at: 0.4)
    #expect(stage.completions().map(\.time) == [0.4])
    #expect(abs(shown - 0.96) > 0.03 * 0.001 && abs(before - shown) < 1e-6)
    #expect(abs(stage.number(.scale, row: 3, at: 2) - 0.96) < 1e-7)
  }

  @Test func `each way has a speed of its own`() throws {
    let spring = try Spring(duration: 0.4, damping: 1)
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.animate(
          request(
            cell,
            [
              .number(.translationX, 100, speed: 500), .number(.translationY, 100, speed: -300),
            ], .spring(spring)))
      })
    stage.touch(row: 0, at: 0)
    let step = 1e-4
    let across = stage.number(.translationX, row: 0, at: step) / step
    let down = stage.number(.translationY, row: 0, at: step) / step
    #expect(abs(across - 500) < 6 && abs(down + 300) < 6)
  }
}
