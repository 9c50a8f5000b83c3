import CellEffect
import CellGrid
import CellMotion
import CellTesting
import Testing

/// Numbers of many slots composed together have the bits of each slot's own.
@Suite struct ComposingTests {
  private static let slots = 40

  private let layer: Layer
  private let scene: Scene

  init() {
    let settings = GridSettings(
      viewport: Size(width: 100, height: 50 * Double(Self.slots)), count: Self.slots,
      cell: Size(width: 100, height: 50))
    var grid = Grid(settings)
    while grid.next() != nil {}
    scene = Scene(grid: grid, items: ItemTable())
    layer = Layer(in: scene)
    layer.reserve(slots: Self.slots)
  }

  private func animate(
    _ property: Property, _ slot: Int, to value: Double, speed: Double? = nil, _ timing: Timing,
    adjust: (inout AnimationRequest) -> Void = { _ in }
  ) {
    var request = AnimationRequest(
      cell: scene.cell(in: slot), targets: [.number(property, value, speed: speed)],
      timing: timing)
    adjust(&request)
    let number = UInt64(slot)
    layer.apply(
      .animate(AnimationHandle(number: number), request), told: false, number: { slot },
      due: { number })
  }

  /// Starts one of some springs or a curve in each slot, several in some.
  private func stir(_ random: inout SeededGenerator) throws {
    let springs = [
      try Spring(response: 0.5, bounce: 0.3), try Spring(response: 0.5, bounce: 0.3, velocity: 4),
      try Spring(duration: 0.4, damping: 1, velocity: 1), try Spring(response: 0.4, bounce: -0.5),
    ]
    for slot in 0..<Self.slots where Bool.random(using: &random) {
      for property in [Property.translationX, .scale, .opacity, .cornerRadius] {
        let spring = springs[Int.random(in: 0..<springs.count, using: &random)]
        let isCurve = Int.random(in: 0..<5, using: &random) == 0
        let speed = Int.random(in: 0..<4, using: &random) == 0 ? 30.0 : nil
        let delay = Int.random(in: 0..<6, using: &random) == 0 ? 0.3 : 0
        animate(
          property, slot, to: Double.random(in: 0...20, using: &random),
          speed: isCurve ? nil : speed,
          isCurve ? .curve(.easeInOut, duration: 0.5) : .spring(spring)
        ) { $0.delay = delay }
      }
    }
  }

  @Test func `together they have the bits of each alone`() throws {
    var random = SeededGenerator(seed: 5)
    var moving = 0
    for step in 0..<120 {
      if step % 12 == 0 { try stir(&random) }
      let slots = (0..<Self.slots).filter { _ in Int.random(in: 0..<8, using: &random) > 0 }
      for property in Property.numbers {
        var numbers = slots.map { _ in property.neutral }
        layer.compose(property, onto: &numbers, slots, movement: true)
        for (place, slot) in slots.enumerated() {
          let alone = layer.number(property, slot)
          if alone != property.neutral, alone.rounded() != alone { moving += 1 }
          #expect(numbers[place].bitPattern == composed(alone, property, slot).bitPattern)
        }
      }
      scene.time += 0.021
    }
    #expect(moving > 1000)
  }

  /// A slot's own number on top of what is neutral.
  private func composed(_ number: Double, _ property: Property, _ slot: Int) -> Double {
    switch property {
    case .translationX, .translationY, .rotation: 0 + number
    case .scale, .scaleX, .scaleY, .opacity: number
    default: layer.channels.sets[slot] & property.bit != 0 ? number : property.neutral + number
    }
  }
}
