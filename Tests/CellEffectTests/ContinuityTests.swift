import CellEffect
import CellMotion
import CellTesting
import Testing

/// What is shown never jumps, whatever interrupts it.
@Suite struct ContinuityTests {
  /// A way to go, with a bound of its speed for a distance of 1.
  private struct Way {
    var name: String
    var timing: Timing
    var speed: Double
    var startsAtRest: Bool
  }

  /// Curves without jumps and without infinite slopes.
  private static let curves: [Curve] = Curve.names
    .filter { !$0.contains("circ") && !$0.hasPrefix("steps") }.compactMap { Curve(named: $0) }

  private static func way(_ random: inout SeededGenerator) -> Way {
    let duration = Double.random(in: 0.05...1.5, using: &random)
    let velocity = Bool.random(using: &random) ? 0 : Double.random(in: -5...5, using: &random)
    switch Int.random(in: 0...3, using: &random) {
    case 0:
      let bounce = Double.random(in: -0.8...0.8, using: &random)
      return spring(try? Spring(response: duration, bounce: bounce, velocity: velocity))
    case 1:
      let damping = Double.random(in: 0.1...3, using: &random)
      return spring(try? Spring(duration: duration, damping: damping, velocity: velocity))
    default:
      let curve = curves.randomElement(using: &random) ?? .linear
      return Way(
        name: "\(curve)", timing: .curve(curve, duration: duration),
        speed: steepest { curve.value(at: $0) } / duration,
        startsAtRest: abs(curve.value(at: 1e-4)) < 1e-6)
    }
  }

  private static func spring(_ spring: Spring?) -> Way {
    guard let spring else { preconditionFailure("the ranges are those of springs") }
    let span = 10 / (spring.naturalFrequency * min(spring.dampingRatio, 1))
    let speed = (0...4000).reduce(0.0) { speed, step in
      max(speed, abs(spring.velocity(at: span * Double(step) / 4000)))
    }
    return Way(
      name: "\(spring.naming)", timing: .spring(spring), speed: speed,
      startsAtRest: spring.velocity == 0)
  }

  private static func steepest(_ value: (Double) -> Double) -> Double {
    (0..<4000).reduce(0.0) { steepest, step in
      let part = Double(step) / 4000
      return max(steepest, abs(value(part + 1.0 / 4000) - value(part)) * 4000)
    }
  }

  @Test func `a number never steps by more than its speed allows`() {
    for seed in 0..<200 { checkSteps(seed) }
  }

  private func checkSteps(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let bench = LayerBench()
    var time = 0.0
    var bound = 0.0
    var model = 0.0
    for _ in 0..<8 {
      let way = Self.way(&random)
      let before = bench.number(.translationX, at: time)
      let target = Double.random(in: -100...100, using: &random)
      let replaces = Bool.random(using: &random)
      bench.animate(.translationX, to: target, way.timing, at: time) {
        $0.replaces = replaces
        $0.givesVelocity = true
      }
      let distance = abs(target - (replaces ? before : model))
      model = target
      let after = bench.number(.translationX, at: time)
      #expect(abs(after - before) < 1e-9, "seed \(seed), \(way.name)")
      bound = (replaces ? 0 : bound) + distance * way.speed
      time = walk(bench, from: time, bound: bound, &random, "seed \(seed), \(way.name)")
    }
  }

  /// Looks every half millisecond for a while; what rests may fall by a millionth of its way.
  private func walk(
    _ bench: LayerBench, from start: Double, bound: Double, _ random: inout SeededGenerator,
    _ name: String
  ) -> Double {
    let step = 0.0005
    let looks = Int.random(in: 20...600, using: &random)
    var last = bench.number(.translationX, at: start)
    var worst = 0.0
    for look in 1...looks {
      let now = bench.number(.translationX, at: start + Double(look) * step)
      worst = max(worst, abs(now - last))
      last = now
    }
    #expect(worst <= bound * step * 1.01 + 1e-3, "\(name)")
    return start + Double(looks) * step
  }

  @Test func `a run that starts at rest keeps the speed of what it adds to`() {
    for seed in 0..<200 { checkSpeed(seed) }
  }

  private func checkSpeed(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var ways: [Way] = []
    while ways.count < 2 {
      let way = Self.way(&random)
      if ways.isEmpty || way.startsAtRest { ways.append(way) }
    }
    let time = Double.random(in: 0.01...0.04, using: &random)
    let step = 1e-5
    let bench = LayerBench()
    bench.animate(.scale, to: 2, ways[0].timing, at: 0)
    let earlier = bench.number(.scale, at: time - step)
    let at = bench.number(.scale, at: time)
    bench.animate(.scale, to: 0.5, ways[1].timing, at: time)
    let later = bench.number(.scale, at: time + step)
    let change = abs((later - at) - (at - earlier)) / step
    #expect(change < 0.02 * (ways[0].speed + ways[1].speed) + 0.1, "seed \(seed)")
  }

  @Test func `a replacing spring goes on at the speed it finds`() throws {
    for seed in 0..<50 { try checkReplacing(seed) }
  }

  private func checkReplacing(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let first = Self.way(&random)
    let spring = try Spring(
      response: Double.random(in: 0.2...1, using: &random),
      bounce: Double.random(in: -0.5...0.5, using: &random))
    let time = Double.random(in: 0.01...0.04, using: &random)
    let step = 1e-5
    let bench = LayerBench()
    bench.animate(.scale, to: 2, first.timing, at: 0)
    let earlier = bench.number(.scale, at: time - step)
    let at = bench.number(.scale, at: time)
    bench.animate(.scale, to: 0.5, .spring(spring), at: time) { $0.replaces = true }
    let later = bench.number(.scale, at: time + step)
    let change = abs((later - at) - (at - earlier)) / step
    #expect(change < 0.02 * first.speed + 0.1, "seed \(seed), \(first.name)")
  }
}
