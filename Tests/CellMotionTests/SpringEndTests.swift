import CellMotion
import CellTesting
import Testing

/// When springs have come to rest.
@Suite struct SpringEndTests {
  private struct Case {
    let spring: Spring
    let distance: Double
    let speed: Double
    let bound: Double

    /// How far from the target at a time, in units.
    func left(at time: Double) -> Double {
      (distance * (1 - spring.value(at: time)) - speed * spring.impulse(at: time)).magnitude
    }
  }

  private func cases(_ count: Int, seed: UInt64) throws -> [Case] {
    var generator = SeededGenerator(seed: seed)
    func random(_ low: Double, _ high: Double) -> Double {
      Double.random(in: low...high, using: &generator)
    }
    return try (0..<count).map { index in
      let critical: [Double] = [1, 1 - 1e-9, 1 + 1e-9, 1.5]
      let ratio = index % 4 == 0 ? critical[index / 4 % 4] : Elementary.pow(10, random(-2, 2))
      let stiffness = Elementary.pow(10, random(-2, 4))
      let friction = min(max(ratio, 0.0101), 99) * 2 * stiffness.squareRoot()
      return Case(
        spring: try Spring(mass: 1, stiffness: stiffness, friction: friction),
        distance: index % 5 == 0 ? 0 : random(-500, 500),
        speed: index % 7 == 0 ? 0 : random(-1, 1) * Elementary.pow(10, random(-2, 6)),
        bound: Elementary.pow(10, random(-6, 0)))
    }
  }

  @Test func `nothing larger is left after it`() throws {
    for example in try cases(4000, seed: 21) {
      let spring = example.spring
      let end = spring.settleTime(
        distance: example.distance, speed: example.speed, bound: example.bound)
      #expect(end.isFinite && end >= 0)
      let span = max(spring.dampingRatio, 1 / spring.dampingRatio) / spring.naturalFrequency
      let larger = (1...100).contains { step in
        example.left(at: end * (1 + 1e-9) + Double(step) * span / 20) > example.bound * (1 + 1e-6)
      }
      #expect(!larger, "\(example)")
    }
  }

  @Test func `exactly the bound is left at it when nothing swings`() throws {
    for example in try cases(4000, seed: 22) where example.spring.dampingRatio >= 1 {
      let end = example.spring.settleTime(
        distance: example.distance, speed: example.speed, bound: example.bound)
      if end > 0 {
        // The value itself is 1 less what is left, so its last place is the distance's.
        let error = example.left(at: end) - example.bound
        let size = example.distance.magnitude + example.speed.magnitude
        #expect(error.magnitude < 1e-8 * example.bound + 1e-14 * size, "\(example)")
      } else {
        #expect(example.distance.magnitude <= example.bound, "\(example)")
      }
    }
  }

  @Test func `the envelope touches the swing`() throws {
    let spring = try Spring(mass: 1, stiffness: 100, friction: 10)
    let end = spring.settleTime(distance: 1, speed: 0, bound: 0.001)
    #expect((end - 1.410_319_26).magnitude < 1e-8)
    let period = 2 * Double.pi / (10 * 0.75.squareRoot())
    let times = stride(from: end - period / 2, to: end, by: 1e-4)
    #expect(times.contains { (1 - spring.value(at: $0)).magnitude > 0.001 })
  }

  @Test func `is 0 when nothing is to be done`() throws {
    let spring = try Spring(response: 0.5, bounce: -0.2)
    #expect(spring.settleTime(distance: 0, speed: 0, bound: 0.001) == 0)
    #expect(spring.settleTime(distance: 0.0005, speed: 0, bound: 0.001) == 0)
    let lively = try Spring(response: 0.5, bounce: 0.5)
    #expect(lively.settleTime(distance: 0, speed: 0, bound: 0.001) == 0)
  }

  @Test func `completes settle springs at their duration and others when 0.001 is left`() throws {
    let settle = try Spring(duration: 0.7, damping: 0.3, velocity: 2)
    #expect(settle.completionTime(distance: 5, speed: 10) == 0.7)
    let lively = try Spring(response: 0.5, bounce: 0.3)
    let end = lively.settleTime(distance: -80, speed: 9, bound: 0.08)
    #expect(lively.completionTime(distance: -80, speed: 9) == end)
    let kicked = lively.settleTime(distance: 0, speed: 9, bound: 0.001)
    #expect(lively.completionTime(distance: 0, speed: 9) == kicked)
    #expect(kicked > 0)
  }

  @Test func `never comes to a rest that is no size at all`() throws {
    for bounce in [-0.5, 0, 0.5] {
      let spring = try Spring(response: 0.5, bounce: bounce)
      for bound in [0, -1, .nan] {
        #expect(spring.settleTime(distance: 1, speed: 0, bound: bound) == .infinity)
      }
    }
  }

  @Test func `completes the least and the longest ways`() throws {
    let spring = try Spring(response: 0.5, bounce: 0.3)
    for distance in [Double.leastNonzeroMagnitude, .leastNormalMagnitude, 1e38, 1e150] {
      #expect(spring.completionTime(distance: distance, speed: 0) < 100, "\(distance)")
    }
  }

  @Test func `does not depend on the direction`() throws {
    for example in try cases(200, seed: 23) {
      let there = example.spring.settleTime(
        distance: example.distance, speed: example.speed, bound: example.bound)
      let back = example.spring.settleTime(
        distance: -example.distance, speed: -example.speed, bound: example.bound)
      #expect(there == back)
    }
  }
}
