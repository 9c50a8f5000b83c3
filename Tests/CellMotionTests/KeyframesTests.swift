import CellMotion
import Testing

@Suite struct KeyframesTests {
  private func wave() throws -> Keyframes {
    try Keyframes(entries: [
      .init(at: 0.25, value: 10, curve: .linear), .init(at: 0.5, value: -4, curve: .easeOut),
      .init(at: 0.8, value: 7, curve: .easeInOut),
    ])
  }

  @Test func `reaches each entry at its fraction and holds the last`() throws {
    let keyframes = try wave()
    #expect(!keyframes.startsItself)
    #expect(keyframes.end == 7)
    #expect(keyframes.value(at: 0, from: 3) == 3)
    #expect(keyframes.value(at: -1, from: 3) == 3)
    #expect(keyframes.value(at: .nan, from: 3) == 3)
    #expect(keyframes.value(at: 0.25, from: 3) == 10)
    #expect(keyframes.value(at: 0.5, from: 3) == -4)
    for fraction: Double in [0.8, 0.9, 1, 2, .infinity] {
      #expect(keyframes.value(at: fraction, from: 3) == 7)
    }
  }

  @Test func `goes each way along the curve of its end`() throws {
    let keyframes = try wave()
    #expect(keyframes.value(at: 0.125, from: 2) == 6)
    let part = (0.3 - 0.25) / 0.25
    let expected = 10 - 14 * Curve.easeOut.value(at: part)
    #expect((keyframes.value(at: 0.3, from: 2) - expected).magnitude < 1e-12)
  }

  @Test func `has no jump unless two entries lie at one fraction`() throws {
    let keyframes = try wave()
    for at in [0.25, 0.5, 0.8] {
      let before = keyframes.value(at: at.nextDown, from: 0)
      #expect((before - keyframes.value(at: at, from: 0)).magnitude < 1e-9)
    }
    let jump = try Keyframes(entries: [
      .init(at: 0.5, value: 1, curve: .linear), .init(at: 0.5, value: 5),
      .init(at: 1, value: 6, curve: .linear),
    ])
    #expect((jump.value(at: 0.5.nextDown, from: 0) - 1).magnitude < 1e-9)
    #expect(jump.value(at: 0.5, from: 0) == 5)
    #expect(jump.value(at: 0.75, from: 0) == 5.5)
  }

  @Test func `an entry at 0 takes the place of the start`() throws {
    let keyframes = try Keyframes(entries: [
      .init(at: 0, value: 4), .init(at: 1, value: 8, curve: .linear),
    ])
    #expect(keyframes.startsItself)
    #expect(keyframes.value(at: 0, from: 100) == 4)
    #expect(keyframes.value(at: 0.5, from: 100) == 6)
    let single = try Keyframes(entries: [.init(at: 0, value: 4)])
    #expect(single.value(at: 0.3, from: 9) == 4)
  }

  @Test func `rejects what is out of order or range`() {
    #expect(throws: MotionError.noKeyframes) { try Keyframes(entries: []) }
    #expect(throws: MotionError.keyframesOutOfOrder(index: 1)) {
      try Keyframes(entries: [.init(at: 0.5, value: 0), .init(at: 0.4, value: 0)])
    }
    #expect(throws: MotionError.outOfRange(name: "at", value: 1.1, range: 0...1)) {
      try Keyframes(entries: [.init(at: 1.1, value: 0)])
    }
    #expect(throws: MotionError.outOfRange(name: "value", value: 2e6, range: -1e6...1e6)) {
      try Keyframes(entries: [.init(at: 1, value: 2e6)])
    }
  }
}
