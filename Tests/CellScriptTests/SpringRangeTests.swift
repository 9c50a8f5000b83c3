import CellEffect
import CellMotion
import CellScript
import CellStage
import CellTesting
import Testing

/// What a script may ask of a spring and what the stage takes are one thing.
@Suite struct SpringRangeTests {
  /// A number at a bound, and its neighbours.
  private static func around(_ bound: Double) -> [Double] {
    [bound.nextDown, bound, bound.nextUp]
  }

  private static func text(_ number: Double) -> String {
    // Seventeen digits name one double.
    number < 0 ? "(-\(-number))" : "\(number)"
  }

  /// Which of several texts of options `cell:spring` takes, in one run.
  private func taken(_ options: [String]) throws -> [Bool] {
    let tries = options.map { "t(function() cell:spring { scale = 2, \($0) } end)" }
    var limits = Limits.counted
    limits.source = 1 << 20
    limits.instantSteps = 2_000_000
    let effect = try Sample.effect(
      """
      function e.touch_began(cell)
        local s = ""
        local function t(f) s = s .. (pcall(f) and "1" or "0") end
        \(tries.joined(separator: "\n"))
        for i = 1, #s, 300 do print(s:sub(i, i + 299)) end
      end
      """, limits: limits)
    let stage = Stage.list([effect])
    stage.touch(row: 3, at: 0)
    let reports = stage.takeReports()
    let lines = reports.compactMap { if case .log(_, let line, _) = $0 { line } else { nil } }
    #expect(lines.count * 300 >= options.count)
    return lines.joined().map { $0 == "1" }
  }

  private func check(_ options: [(text: String, spring: () throws -> Spring)]) throws {
    let taken = try taken(options.map(\.text))
    #expect(taken.count == options.count)
    for (option, isTaken) in zip(options, taken) {
      #expect(isTaken == ((try? option.spring()) != nil), "\(option.text)")
    }
  }

  @Test func `every option is taken up to the same last bit by the script and the stage`() throws {
    typealias Option = (text: String, spring: () throws -> Spring)
    func options(
      _ name: String, _ range: ClosedRange<Double>, _ rest: String = "",
      _ spring: @escaping (Double) throws -> Spring
    ) -> [Option] {
      (Self.around(range.lowerBound) + Self.around(range.upperBound)).map { number in
        ("\(name) = \(Self.text(number))\(rest)", { try spring(number) })
      }
    }
    var all: [Option] = []
    all += options("duration", Spring.durations) { try Spring(duration: $0, damping: 1) }
    all += options("damping", Spring.dampings, ", duration = 1") {
      try Spring(duration: 1, damping: $0)
    }
    all += options("velocity", Spring.velocities) {
      try Spring(response: 0.5, bounce: 0, velocity: $0)
    }
    all += options("response", Spring.responses) { try Spring(response: $0, bounce: 0) }
    all += options("bounce", Spring.bounces) { try Spring(response: 0.5, bounce: $0) }
    all += options("mass", Spring.constants, ", stiffness = 1, friction = 1") {
      try Spring(mass: $0, stiffness: 1, friction: 1)
    }
    all += options("stiffness", Spring.constants, ", friction = 1") {
      try Spring(mass: 1, stiffness: $0, friction: 1)
    }
    try check(all)
  }

  @Test func `the friction of a physical spring is bounded by one arithmetic`() throws {
    var random = SeededGenerator(seed: 5)
    var options: [(text: String, spring: () throws -> Spring)] = []
    for number in 0..<150 {
      let mass = number % 3 == 0 ? 1 : Double.random(in: 0.001...1000, using: &random)
      let stiffness = Double.random(in: 0.001...1000, using: &random)
      let critical = 2 * (stiffness * mass).squareRoot()
      for friction in Self.around(0.01 * critical) + Self.around(100 * critical) {
        options.append(
          (
            "mass = \(mass), stiffness = \(stiffness), friction = \(friction)",
            { try Spring(mass: mass, stiffness: stiffness, friction: friction) }
          ))
      }
    }
    for (stiffness, friction) in [
      (94.52712428469667, 1944.5012140361002), (72.15428169404592, 0.16988735290661977),
    ] {
      options.append(
        (
          "stiffness = \(stiffness), friction = \(friction)",
          { try Spring(mass: 1, stiffness: stiffness, friction: friction) }
        ))
    }
    try check(options)
  }
}
