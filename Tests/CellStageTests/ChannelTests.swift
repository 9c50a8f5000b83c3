import CellEffect
import CellGrid
import CellMotion
import CellStage
import Testing

@Suite struct ChannelTests {
  private func request(
    _ cell: CellID, _ targets: Target..., duration: Double = 1, curve: Curve = .linear,
    adjust: (inout AnimationRequest) -> Void = { _ in }
  ) -> AnimationRequest {
    var request = AnimationRequest(
      cell: cell, targets: targets, timing: .curve(curve, duration: duration))
    adjust(&request)
    return request
  }

  @Test func `two runs of a number add up and each reaches its own end`() {
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.animate(request(cell, .number(.translationX, 100, speed: nil)))
        answer.animate(request(cell, .number(.translationX, 0, speed: nil), duration: 2))
      })
    stage.touch(row: 0, at: 0)
    #expect(stage.number(.translationX, row: 0, at: 0) == 0)
    #expect(abs(stage.number(.translationX, row: 0, at: 0.5) - (-50 + 75)) < 1e-5)
    #expect(abs(stage.number(.translationX, row: 0, at: 1.5) - 25) < 1e-5)
    #expect(stage.number(.translationX, row: 0, at: 2) == 0)
    #expect(stage.completions().map(\.finished) == [true, true])
  }

  @Test func `a replacing run starts from what is shown and ends the others`() {
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.animate(request(cell, .number(.opacity, 0, speed: nil)))
        answer.animate(
          request(cell, .number(.opacity, 0.5, speed: nil)) { $0.replaces = true })
      })
    stage.touch(row: 0, at: 0)
    #expect(stage.number(.opacity, row: 0, at: 0) == 1)
    #expect(abs(stage.number(.opacity, row: 0, at: 0.5) - 0.75) < 1e-6)
    stage.advance(to: 2)
    #expect(stage.completions().map(\.finished) == [false, true])
  }

  @Test func `an assignment ends a channel's runs and shows at once`() {
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.animate(request(cell, .number(.scale, 2, speed: nil)))
        answer.set(cell, .number(.scale, 1.5))
      })
    stage.touch(row: 0, at: 0)
    #expect(stage.number(.scale, row: 0, at: 0) == 1.5)
    #expect(stage.completions().map(\.finished) == [false])
  }

  @Test func `a colour that comes back over another stays where that one was`() {
    let red = Paint.fixed(Color(red: 1, green: 0, blue: 0))
    let blue = Paint.fixed(Color(red: 0, green: 0, blue: 1))
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.animate(request(cell, .color(.background, red)))
        answer.animate(
          request(cell, .color(.background, blue), duration: 0.1) { $0.autoreverses = true })
      })
    stage.touch(row: 0, at: 0)
    stage.advance(to: 0)
    let before = stage.color(.background, row: 0, at: 0)
    #expect(stage.color(.background, row: 0, at: 0.1) != before)
    #expect(stage.color(.background, row: 0, at: 0.2) == before)
    #expect(stage.color(.background, row: 0, at: 2) == before)
  }

  @Test func `a delay holds the old number and reads a colour's start when it ends`() {
    let red = Paint.fixed(Color(red: 1, green: 0, blue: 0))
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.animate(
          request(cell, .number(.scale, 2, speed: nil), .color(.background, red)) {
            $0.delay = 1
          })
      })
    stage.touch(row: 0, at: 0)
    #expect(stage.number(.scale, row: 0, at: 0.9) == 1)
    #expect(stage.color(.background, row: 0, at: 0.9).y == 255)
    #expect(abs(stage.number(.scale, row: 0, at: 1.5) - 1.5) < 1e-6)
    #expect(abs(stage.color(.background, row: 0, at: 1.5).y - 127.5) < 0.01)
    stage.advance(to: 2)
    let completions = stage.completions()
    #expect(completions.map(\.time) == [2])
    #expect(completions.map(\.finished) == [true])
  }

  @Test func `a pass there and back leaves the model where it was`() {
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.animate(
          request(cell, .number(.rotation, 1, speed: nil)) {
            $0.autoreverses = true
            $0.repeats = 2
          })
      })
    stage.touch(row: 0, at: 0)
    let expected = [(0.5, 0.5), (1.0, 1.0), (1.5, 0.5), (2.0, 0.0), (2.5, 0.5), (4.0, 0.0)]
    for (time, value) in expected {
      #expect(abs(stage.number(.rotation, row: 0, at: time) - value) < 1e-6)
    }
    #expect(stage.completions().map(\.time) == [4])
  }

  @Test func `keyframes without a start begin at the model`() throws {
    let keyframes = try Keyframes(entries: [
      .init(at: 0.5, value: 10, curve: .linear), .init(at: 1, value: 4, curve: .linear),
    ])
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.animate(request(cell, .keyframes(.translationY, keyframes)))
      })
    stage.touch(row: 0, at: 0)
    let expected = [(0.0, 0.0), (0.25, 5.0), (0.5, 10.0), (0.75, 7.0), (1.0, 4.0), (2.0, 4.0)]
    for (time, value) in expected {
      #expect(abs(stage.number(.translationY, row: 0, at: time) - value) < 1e-6)
    }
  }

  @Test func `no duration is no run, and its completion comes in the same instant`() {
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.animate(request(cell, .number(.scale, 0.5, speed: nil), duration: 0))
      })
    stage.touch(row: 0, at: 0.25)
    #expect(stage.number(.scale, row: 0, at: 0.25) == 0.5)
    let completions = stage.completions()
    #expect(completions.map(\.time) == [0.25])
    #expect(completions.map(\.finished) == [true])
    #expect(!stage.isCompletionDeliveredInsideCall)
  }

  @Test func `a channel holds 64 runs and does not step at the 65th`() {
    let stage = Stage.list(
      Probe { stimulus, _, answer in
        guard case .event(.touchMoved, let cell) = stimulus else { return }
        answer.animate(
          AnimationRequest(
            cell: cell, targets: [.number(.translationX, 50, speed: nil)],
            timing: .curve(.easeInOut, duration: 100)))
      })
    stage.touch(row: 0, at: 0)
    for step in 1...70 {
      let time = Double(step) * 0.1
      let before = stage.number(.translationX, row: 0, at: time)
      stage.feed(.touchMoved(id: 1, at: Point(x: 180 + Double(step % 2), y: 22)), at: time)
      #expect(abs(stage.number(.translationX, row: 0, at: time) - before) < 1e-4)
    }
    let ended = stage.completions()
    #expect(ended.map(\.number) == Array(1...6))
    #expect(ended.allSatisfy { !$0.finished })
  }

  @Test func `later effects cover colours, multiply scales and add ways`() {
    let red = Paint.fixed(Color(red: 1, green: 0, blue: 0))
    let blue = Paint.fixed(Color(red: 0, green: 0, blue: 1))
    let first = Probe.onTouch { cell, answer in
      answer.set(cell, .number(.scale, 0.5))
      answer.set(cell, .number(.translationX, 3))
      answer.set(cell, .color(.background, red))
    }
    let second = Probe.onTouch { cell, answer in
      answer.set(cell, .number(.scale, 0.5))
      answer.set(cell, .number(.translationX, 4))
      answer.animate(request(cell, .color(.background, blue)))
    }
    let stage = Stage.list(first, second)
    stage.touch(row: 0, at: 0)
    #expect(stage.number(.scale, row: 0, at: 0) == 0.25)
    #expect(stage.number(.translationX, row: 0, at: 0) == 7)
    #expect(stage.color(.background, row: 0, at: 0.5) == SIMD4(127.5, 0, 127.5, 255))
  }

  @Test func `clearing in time fades to what lies beneath`() {
    let red = Paint.fixed(Color(red: 1, green: 0, blue: 0))
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.set(cell, .color(.background, red))
        answer.set(cell, .number(.scale, 2))
        answer.animate(request(cell, .beneath(.background), .beneath(.scale)))
      })
    stage.touch(row: 0, at: 0)
    #expect(abs(stage.color(.background, row: 0, at: 0.5).y - 127.5) < 0.01)
    #expect(abs(stage.number(.scale, row: 0, at: 0.5) - 1.5) < 1e-6)
    #expect(stage.color(.background, row: 0, at: 1).y == 255)
    #expect(stage.completions().map(\.finished) == [true])
  }

  @Test func `stopping keeps what is shown and finishing shows the end`() {
    let stage = Stage.list(
      Probe { stimulus, _, answer in
        switch stimulus {
        case .event(.touchBegan, let cell):
          answer.animate(request(cell, .number(.scale, 2, speed: nil)))
          answer.animate(request(cell, .number(.translationX, 10, speed: nil)))
        case .event(.touchEnded, _):
          answer.append(.stop(AnimationHandle(number: 1)))
          answer.append(.finish(AnimationHandle(number: 2)))
        default: break
        }
      })
    stage.touch(row: 0, at: 0)
    stage.lift(row: 0, at: 0.5)
    #expect(abs(stage.number(.scale, row: 0, at: 0.5) - 1.5) < 1e-6)
    #expect(abs(stage.number(.scale, row: 0, at: 3) - 1.5) < 1e-6)
    #expect(stage.number(.translationX, row: 0, at: 0.5) == 10)
    #expect(stage.completions().map(\.finished) == [false, true])
  }

  @Test func `a spring by response takes over the speed it replaces`() throws {
    let spring = try Spring(response: 0.5, bounce: 0)
    let stage = Stage.list(
      Probe { stimulus, _, answer in
        switch stimulus {
        case .event(.touchBegan, let cell):
          answer.animate(request(cell, .number(.translationX, 100, speed: nil)))
        case .event(.touchEnded, let cell):
          var request = AnimationRequest(
            cell: cell, targets: [.number(.translationX, 0, speed: nil)],
            timing: .spring(spring))
          request.replaces = true
          answer.animate(request)
        default: break
        }
      })
    stage.touch(row: 0, at: 0)
    stage.lift(row: 0, at: 0.5)
    let start = stage.number(.translationX, row: 0, at: 0.5)
    let speed = (stage.number(.translationX, row: 0, at: 0.5001) - start) / 0.0001
    #expect(abs(start - 50) < 1e-4)
    #expect(abs(speed - 100) < 2)
  }

  @Test func `a covering number starts from, and is cleared to, what lies beneath`() {
    let first = Probe.onTouch { cell, answer in answer.set(cell, .number(.cornerRadius, 12)) }
    let second = Probe { stimulus, _, answer in
      switch stimulus {
      case .event(.touchBegan, let cell):
        answer.animate(request(cell, .number(.cornerRadius, 20, speed: nil)))
      case .event(.touchEnded, let cell):
        answer.animate(request(cell, .beneath(.cornerRadius)))
      default: break
      }
    }
    let stage = Stage.list(first, second)
    stage.touch(row: 0, at: 0)
    #expect(stage.number(.cornerRadius, row: 0, at: 0) == 12)
    #expect(abs(stage.number(.cornerRadius, row: 0, at: 0.5) - 16) < 1e-5)
    stage.lift(row: 0, at: 2)
    #expect(stage.number(.cornerRadius, row: 0, at: 2) == 20)
    #expect(abs(stage.number(.cornerRadius, row: 0, at: 2.5) - 16) < 1e-5)
    #expect(stage.number(.cornerRadius, row: 0, at: 3) == 12)
  }

  @Test func `drawing order is cleared at once`() {
    let stage = Stage.list(
      Probe.onTouch { cell, answer in
        answer.set(cell, .number(.z, 10))
        answer.animate(request(cell, .beneath(.z)))
      })
    stage.touch(row: 0, at: 0)
    #expect(stage.number(.z, row: 0, at: 0.1) == 0)
    #expect(stage.completions().map(\.finished) == [true])
  }

  @Test func `along a transition that is over an animation is done, or left, at once`() {
    var transition: TransitionID?
    let probe = Probe { stimulus, _, answer in
      if case .event(.selectionChanged(let change), _) = stimulus, change.transition != nil {
        transition = change.transition
      }
      guard let cell = stimulus.touched, let transition else { return }
      answer.animate(
        request(cell, .number(.scale, 2, speed: nil)) { $0.transition = transition })
    }
    for (ends, scale) in [(true, 2.0), (false, 1.0)] {
      transition = nil
      let stage = Stage.list(probe)
      stage.touch(row: 0, at: 0)
      stage.lift(row: 0, at: 0.5)
      stage.feed(.navigationBegin(.pop, interactive: true, duration: 0.3), at: 1)
      stage.feed(ends ? .navigationEnd(settle: 0.1) : .navigationCancel(settle: 0.1), at: 1.2)
      stage.touch(row: 1, at: 2, id: 2)
      #expect(stage.number(.scale, row: 1, at: 2) == scale)
      #expect(stage.completions().map(\.finished) == [ends])
      #expect(stage.activeEffectCount == 0)
    }
  }

  @Test func `nothing is due once nothing moves, however long the animations that were replaced`() {
    let stage = Stage.list(
      Probe { stimulus, _, answer in
        switch stimulus {
        case .event(.touchMoved(let report), let cell):
          answer.animate(
            request(cell, .number(.translationX, report.travel.x, speed: nil), duration: 3600) {
              $0.replaces = true
            })
        case .event(.touchEnded, let cell):
          answer.set(cell, .number(.translationX, 0))
        default: break
        }
      })
    stage.touch(row: 0, at: 0)
    for step in 1...1000 {
      stage.feed(
        .touchMoved(id: 1, at: Point(x: 180 + Double(step % 7), y: 22)), at: 0.001 * Double(step))
    }
    stage.lift(row: 0, at: 2)
    #expect(stage.activeEffectCount == 0)
    #expect(stage.nextDue == nil)
  }
}
