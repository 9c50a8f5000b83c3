import CellMotion
import CellTesting
import Testing

@Suite struct SpringTests {
  private func spring(of row: ReferenceTable.Row) throws -> Spring {
    let (a, b, c) = (row.number("a"), row.number("b"), row.number("c"))
    return switch row.text("kind") {
    case "settle": try Spring(duration: c, damping: a, velocity: b)
    case "perceptual": try Spring(response: a, bounce: b, velocity: 0)
    default: try Spring(mass: a, stiffness: b, friction: c, velocity: 0)
    }
  }

  @Test func `agrees with the reference`() throws {
    let rows = try ReferenceTable("springs").rows
    #expect(rows.count == 390)
    for row in rows {
      let spring = try spring(of: row)
      let time = row.number("t")
      let frequency = row.number("natural_frequency")
      #expect((spring.naturalFrequency / frequency - 1).magnitude < 1e-12, "\(row.fields)")
      #expect((spring.dampingRatio - row.number("damping_ratio")).magnitude < 1e-14)
      #expect((spring.value(at: time) - row.number("x")).magnitude < 1e-12, "\(row.fields)")
      #expect((spring.velocity(at: time) - row.number("v")).magnitude < 1e-10, "\(row.fields)")
      let end = spring.settleTime(distance: 1, speed: spring.velocity, bound: 0.001)
      #expect((end - row.number("settled_at")).magnitude < 1e-10, "\(row.fields)")
    }
  }

  private let examples: [Spring] = {
    let dampings = [0.01, 0.2, 0.8, 1 - 1e-9, 1, 1 + 1e-9, 1.3, 9, 100]
    let velocities: [Double] = [0, 1, -12, 300]
    return dampings.flatMap { damping in
      velocities.compactMap { velocity in
        try? Spring(mass: 1, stiffness: 400, friction: 40 * damping, velocity: velocity)
      }
    }
  }()

  @Test func `starts at 0 with its velocity and ends at 1 at rest`() {
    #expect(examples.count == 36)
    for spring in examples {
      for time: Double in [0, -1, -.infinity] {
        #expect(spring.value(at: time) == 0)
        #expect(spring.velocity(at: time) == spring.velocity)
      }
      for time: Double in [1e5, 1e300, .infinity] {
        #expect(spring.value(at: time) == 1)
        #expect(spring.velocity(at: time) == 0)
        #expect(spring.impulse(at: time) == 0)
      }
    }
  }

  @Test func `the velocity is the derivative of the value`() {
    let step = 1e-5
    for spring in examples {
      let scale = 20 * 20 * (1 + spring.dampingRatio) * (1 + spring.velocity.magnitude)
      for time in stride(from: 0.01, to: 1, by: 0.037) {
        let slope = (spring.value(at: time + step) - spring.value(at: time - step)) / (2 * step)
        #expect((slope - spring.velocity(at: time)).magnitude < scale * 1e-5)
        let kick = (spring.impulse(at: time + step) - spring.impulse(at: time - step)) / (2 * step)
        #expect((kick - spring.impulseVelocity(at: time)).magnitude < scale * 1e-5)
      }
    }
  }

  @Test func `obeys its differential equation`() {
    let step = 1e-4
    for spring in examples {
      let (frequency, ratio) = (spring.naturalFrequency, spring.dampingRatio)
      for time in stride(from: 0.05, to: 1, by: 0.05) {
        let speeds = [-step, step].map { spring.velocity(at: time + $0) }
        let acceleration = (speeds[1] - speeds[0]) / (2 * step)
        let pull = frequency * frequency * (1 - spring.value(at: time))
        let drag = 2 * ratio * frequency * spring.velocity(at: time)
        let size = (1 + spring.velocity.magnitude) * (1 + ratio) * 400
        #expect((acceleration - pull + drag).magnitude < 1e-3 * size, "\(spring) \(time)")
      }
    }
  }

  @Test func `a velocity adds its impulse`() throws {
    for spring in examples {
      let friction = 40 * spring.dampingRatio
      let still = try Spring(mass: 1, stiffness: 400, friction: friction)
      for time in stride(from: 0.0, to: 2, by: 0.1) {
        let sum = still.value(at: time) + spring.velocity * still.impulse(at: time)
        #expect((spring.value(at: time) - sum).magnitude < 1e-12)
      }
    }
  }

  @Test func `is continuous through critical damping`() throws {
    for velocity in [0.0, 1, -20, 1000] {
      let springs = try [1 - 1e-9, 1, 1 + 1e-9].map {
        try Spring(mass: 1, stiffness: 400, friction: 40 * $0, velocity: velocity)
      }
      for time in stride(from: 0.0, to: 3, by: 0.01) {
        let values = springs.map { $0.value(at: time) }
        #expect((values[0] - values[1]).magnitude < 1e-8 * max(1, velocity.magnitude / 20))
        #expect((values[2] - values[1]).magnitude < 1e-8 * max(1, velocity.magnitude / 20))
      }
    }
  }

  /// Far above critical damping the slow decay alone is left: 1 − f/(f − s)·e^(−st).
  @Test func `keeps its digits far above critical damping`() throws {
    let spring = try Spring(mass: 1, stiffness: 1, friction: 200)
    let root = (100.0 * 100 - 1).squareRoot()
    let (fast, slow) = (100 + root, 1 / (100 + root))
    for time in [1.0, 100, 1000, 4000] {
      let rest = fast / (fast - slow) * Elementary.exp(-slow * time)
      #expect((spring.value(at: time) - (1 - rest)).magnitude < 1e-12)
      #expect((spring.velocity(at: time) / (slow * rest) - 1).magnitude < 1e-11)
    }
  }

  @Test func `an instant spring is at its target`() throws {
    for duration in [0, 0.000_9] {
      let spring = try Spring(duration: duration, damping: 0.5, velocity: 3)
      #expect(spring.value(at: 0) == 1)
      #expect(spring.velocity(at: 0) == 0)
      #expect(spring.impulse(at: 0.0001) == 0)
      #expect(spring.impulseVelocity(at: 0) == 0)
      #expect(spring.naturalFrequency.isFinite)
      #expect(spring.completionTime(distance: 1, speed: 0) == 0)
    }
  }

  @Test func `rejects what is out of range`() {
    #expect(throws: MotionError.outOfRange(name: "damping", value: 0, range: 0.01...10)) {
      try Spring(duration: 1, damping: 0, velocity: 0)
    }
    #expect(throws: MotionError.outOfRange(name: "duration", value: -1, range: 0...3600)) {
      try Spring(duration: -1, damping: 1, velocity: 0)
    }
    #expect(throws: MotionError.outOfRange(name: "velocity", value: 1001, range: -1000...1000)) {
      try Spring(response: 1, bounce: 0, velocity: 1001)
    }
    #expect(throws: MotionError.outOfRange(name: "bounce", value: 1, range: -0.9...0.99)) {
      try Spring(response: 1, bounce: 1, velocity: 0)
    }
    #expect(throws: MotionError.outOfRange(name: "friction", value: 0, range: 0.2...2000)) {
      try Spring(mass: 1, stiffness: 100, friction: 0, velocity: 0)
    }
    #expect(throws: MotionError.self) { try Spring(duration: .nan, damping: 1, velocity: 0) }
    #expect(throws: MotionError.self) { try Spring(response: 0, bounce: 0, velocity: 0) }
    #expect(throws: MotionError.self) { try Spring(mass: 0, stiffness: 1, friction: 1) }
  }

  @Test func `a motion has the bits of the value and the impulse`() throws {
    let springs = [
      try Spring(response: 0.5, bounce: 0.3, velocity: 2), try Spring(duration: 0, damping: 1),
      try Spring(response: 0.5, bounce: -0.3, velocity: 2),
    ]
    for spring in springs {
      for time in stride(from: -0.1, to: 3, by: 0.01) {
        let motion = spring.motion(at: time)
        #expect(motion.value.bitPattern == spring.value(at: time).bitPattern)
        #expect(motion.impulse.bitPattern == spring.impulse(at: time).bitPattern)
      }
    }
  }
}
