import CellKernel
import CellMotion

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Benchmarks of springs.
enum SpringBench {
  /// How many springs run.
  static let count = 100_000

  static let all = [
    Benchmark(
      name: "springs",
      about:
        "100,000 running springs, each of its own start, target and shape, once gathered, to a column",
      unit: "spring",
      bounds: [.nanoseconds(7), .faster(2.5, than: "libm"), .faster(4, than: "lua5.4")]
    ) { ground throws(BenchFault) in
      ways(SpringRun(count, isShared: false), ground)
    },
    Benchmark(
      name: "springs-together",
      about:
        "100,000 springs of one shape, started together, once gathered, worked out once, to a column",
      unit: "spring", bounds: [.nanoseconds(1)]
    ) { ground throws(BenchFault) in
      ways(SpringRun(count, isShared: true), ground)
    },
  ]

  private static func ways(_ run: SpringRun, _ ground: BenchGround) -> [BenchWay] {
    let own = BenchWay(name: "cellfx") { timed(run.run) }
    let plain = BenchWay(name: "libm") { timed(run.runPlainly) }
    return [own, plain] + ground.ways(loop) { _ in count }
  }

  private static func timed(_ work: () -> Void) -> Double {
    work()
    return BenchTimer.thread(units: count, repeats: 8, work)
  }

  /// A step from frame to frame, as who has no closed form moves springs.
  private static let loop = LuaLoop(
    arrays: { _ in
      """
      local place = array(function() return 0 end)
      local speed = array(function() return 0 end)
      local target = array(function(i) return 10 + i % 100 end)
      local stiffness = array(function(i) return (6.283185 / (0.4 + i % 50 * 0.01)) ^ 2 end)
      local friction = array(function(i) return 10 + i % 7 end)
      """
    },
    before: { _ in
      """
      local place, speed, target, stiffness, friction = place, speed, target, stiffness, friction
      local step = 1 / 60
      """
    },
    body: { _ in
      """
      local x, v = place[i], speed[i]
      v = v + (stiffness[i] * (target[i] - x) - friction[i] * v) * step
      speed[i], place[i] = v, x + v * step
      """
    },
    results: ["place"], unitsPerFigure: (jit: 800_000, plain: 200_000))
}

/// Springs that run.
///
/// Invariant: `springs` has a place for each row, or one that all rows share.
final class SpringRun {
  private let isShared: Bool
  private var springs = SpringColumns()
  private let starts: [Double]
  private let from: [Double]
  private let ways: [Double]
  private let plain: [PlainSpring]
  private var shown: FloatColumns
  private var now = 1.0

  /// So many springs; shared, they are of one shape and started together.
  init(_ count: Int, isShared: Bool) {
    self.isShared = isShared
    let shapes = (0..<(isShared ? 1 : 500)).compactMap { place in
      try? Spring(
        response: 0.4 + Double(place % 50) * 0.01, bounce: 0.1 + Double(place % 11) * 0.05)
    }
    starts = (0..<count).map { isShared ? 0 : Double($0 % 997) * 0.001 }
    from = (0..<count).map { Double($0 % 13) }
    ways = (0..<count).map { Double(10 + $0 % 100) }
    plain = (0..<count).map { PlainSpring(shapes[$0 % shapes.count]) }
    shown = FloatColumns(columnCount: 1, rowCount: count)
    for (row, start) in starts.enumerated() {
      springs.append(shapes[row % shapes.count], start: start)
    }
  }

  /// Works out the springs, once gathered, as the stage does while none of their runs changes.
  func run() {
    now += 0.0001
    springs.evaluate(at: now)
    let parts = springs.values
    shown.withMutableColumn(0) { rows in
      if isShared {
        let part = parts[0]
        for row in rows.indices { rows[row] = Float(from[row] + ways[row] * part) }
      } else {
        for row in rows.indices { rows[row] = Float(from[row] + ways[row] * parts[row]) }
      }
    }
  }

  /// Works out each spring by the platform's exponential and cosine.
  func runPlainly() {
    now += 0.0001
    shown.withMutableColumn(0) { rows in
      for row in rows.indices {
        rows[row] = Float(from[row] + ways[row] * plain[row].value(at: now - starts[row]))
      }
    }
  }
}

/// A spring that swings, written as one exponential and one cosine.
struct PlainSpring {
  private let decay: Double
  private let frequency: Double
  private let size: Double
  private let phase: Double

  /// The same motion as a spring that swings and starts at rest.
  init(_ spring: Spring) {
    decay = spring.dampingRatio * spring.naturalFrequency
    let ratio = spring.dampingRatio
    frequency = spring.naturalFrequency * (1 - ratio * ratio).squareRoot()
    let part = decay / frequency
    size = (1 + part * part).squareRoot()
    phase = atan2(part, -1)
  }

  /// Where it is after some seconds: 0 at the start, 1 at the target.
  func value(at time: Double) -> Double {
    1 + size * exp(-decay * time) * cos(frequency * time + phase)
  }
}
