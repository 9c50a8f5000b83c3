import CCellMath
import CellMotion
import CellTesting
import Testing

@testable import CellKernel

@Suite struct SpringColumnsTests {
  static let instructions = [FieldRunner.Instructions.plain, .wide, .best]

  /// A spring with the time since its start.
  private typealias Case = (spring: cellmath_spring, elapsed: Double)

  /// Numbers at which something changes: signs, sizes, the bounds of the vectors.
  private static let edges: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 0x1p-27, 1e-9,
    .pi / 4, (.pi / 4).nextDown, (.pi / 4).nextUp, .pi / 2, 1 - 1e-9, (1.0).nextDown, 1,
    (1.0).nextUp, 1 + 1e-9, 2, -1, 100, 699.9, 700, (700.0).nextUp, 708, 745.2, 800, 1e6,
    (1e6).nextUp, 1e300, .infinity, -.infinity, .nan,
  ]

  /// All shapes and times of edges, with few velocities.
  private static var edgeCases: [Case] {
    var cases: [Case] = []
    for frequency in edges {
      for ratio in edges {
        for (place, elapsed) in edges.enumerated() {
          let velocity: Double = [0, 1, -1000, 0x1p-1060][place % 4]
          let spring = cellmath_spring(
            natural_frequency: frequency, damping_ratio: ratio, velocity: velocity)
          cases.append((spring, elapsed))
        }
      }
    }
    return cases
  }

  /// Springs as there may be, at times from before their start to long after their rest.
  private static func randomCases(_ count: Int) -> [Case] {
    var random = SeededGenerator(seed: 21)
    return (0..<count).map { place in
      let size = Double.random(in: -2...3, using: &random)
      let frequency = Elementary.pow(10, size)
      let ratio =
        switch place % 8 {
        case 0: 1 + Double.random(in: -1e-6...1e-6, using: &random)
        case 1 where place % 64 == 1: Double.random(in: 1...100, using: &random)
        default: Double.random(in: 0.01...1, using: &random)
        }
      let velocity =
        Bool.random(using: &random) ? 0 : Double.random(in: -1000...1000, using: &random)
      let span = place % 100 == 0 ? 1000 : Double.random(in: -0.1...20, using: &random)
      let spring = cellmath_spring(
        natural_frequency: frequency, damping_ratio: ratio, velocity: velocity)
      return (spring, span / frequency)
    }
  }

  /// How many springs differ in a bit from the functions of one spring, with all starts at a time.
  private func differences(_ cases: [Case], _ instructions: FieldRunner.Instructions) -> Int {
    let size = cellmath_spring_block_size
    var blocks = Array(repeating: cellmath_spring_block(), count: cases.count / size + 1)
    for (place, one) in cases.enumerated() {
      unsafe cellmath_spring_block_set(
        &blocks[place / size], place % size, one.spring, -one.elapsed)
    }
    var values = Array(repeating: -7.0, count: blocks.count * size)
    var impulses = values
    unsafe cellmath_spring_blocks_run(
      blocks, blocks.count, 0, cellmath_width(instructions), &values, &impulses)
    return cases.indices.count { place in
      let (spring, elapsed) = cases[place]
      return !isSame(values[place], cellmath_spring_value(spring, elapsed))
        || !isSame(impulses[place], cellmath_spring_impulse(spring, elapsed))
    }
  }

  /// Whether two numbers have the same bits, or both are none.
  private func isSame(_ left: Double, _ right: Double) -> Bool {
    left.bitPattern == right.bitPattern || (left.isNaN && right.isNaN)
  }

  @Test(arguments: instructions)
  func `have the bits of one spring at every edge`(instructions: FieldRunner.Instructions) {
    let cases = Self.edgeCases
    #expect(cases.count > 15_000)
    #expect(differences(cases, instructions) == 0)
    // Alone among springs that swing, so that one lane cannot spoil another.
    let still = cellmath_spring(natural_frequency: 3, damping_ratio: 0.5, velocity: 1)
    let mixed = cases.flatMap { one in [one] + (1..<16).map { (still, Double($0) * 0.1) } }
    #expect(differences(mixed, instructions) == 0)
  }

  @Test(arguments: instructions)
  func `have the bits of one spring wherever it runs`(instructions: FieldRunner.Instructions) {
    #expect(differences(Self.randomCases(150_000), instructions) == 0)
  }

  @Test(arguments: instructions)
  func `have the bits of the spring that was added`(instructions: FieldRunner.Instructions) throws {
    let springs = [
      try Spring(duration: 0.4, damping: 1, velocity: 1), try Spring(response: 0.5, bounce: 0.3),
      try Spring(duration: 0.0005, damping: 0.7, velocity: 3),
      try Spring(response: 1, bounce: -0.5),
      try Spring(mass: 2, stiffness: 100, friction: 3, velocity: -8),
    ]
    for count in [0, 1, 2, 15, 16, 17, 100] {
      var columns = SpringColumns(instructions: instructions)
      let places = (0..<count).map { place in
        columns.append(springs[place % springs.count], start: Double(place % 7) * 0.2)
      }
      for time in [-1, 0, 0.2, 0.45, 3, 1000] {
        columns.evaluate(at: time)
        for (index, place) in places.enumerated() {
          let start = Double(index % 7) * 0.2
          #expect(columns[place] == springs[index % springs.count].motion(at: time - start))
        }
      }
    }
  }

  @Test func `the same springs with the same start share a place`() throws {
    let soft = try Spring(response: 1, bounce: 0.2)
    let fast = try Spring(response: 1, bounce: 0.2, velocity: 1)
    let hard = try Spring(response: 0.5, bounce: 0.2)
    var columns = SpringColumns()
    let places = [
      columns.append(soft, start: 1), columns.append(soft, start: 1),
      columns.append(soft, start: 2), columns.append(fast, start: 2),
      columns.append(hard, start: 2), columns.append(hard, start: 2),
      columns.append(soft, start: 2),
    ]
    #expect(places == [0, 0, 1, 2, 3, 3, 4])
    #expect(columns.count == 5)
    columns.removeAll()
    #expect(columns.count == 0)
    #expect(columns.append(soft, start: 2) == 0)
    columns.evaluate(at: 2.25)
    #expect(columns[0] == soft.motion(at: 0.25))
  }

  @Test func `a spring is asked for once it is there and worked out`() async {
    await #expect(processExitsWith: .failure) { SpringColumnsTests.ask(0, isEvaluated: false) }
    await #expect(processExitsWith: .failure) { SpringColumnsTests.ask(1, isEvaluated: true) }
    await #expect(processExitsWith: .success) { SpringColumnsTests.ask(0, isEvaluated: true) }
  }

  /// Asks for a place of columns of one spring.
  private static func ask(_ place: Int, isEvaluated: Bool) {
    guard let spring = try? Spring(response: 1, bounce: 0.2) else { return }
    var columns = SpringColumns()
    columns.append(spring, start: 0)
    columns.evaluate(at: 1)
    columns.removeAll()
    columns.append(spring, start: 0)
    if isEvaluated { columns.evaluate(at: 1) }
    _ = columns[place]
  }
}
