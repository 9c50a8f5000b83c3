public import CellEffect
import CellGrid
import CellMotion
public import CellTesting

/// An effect that answers with random lawful commands and fails now and then, the same for the same
/// stimuli.
public final class Chaos: Effect {
  /// Its name.
  public let name = "chaos"
  /// None.
  public var parameters = ParameterSet()
  /// How many animations it has started.
  public private(set) var started = 0
  /// The endings that it heard of.
  public private(set) var ended: [AnimationHandle: Int] = [:]
  private var random: SeededGenerator
  private var waits: UInt64 = 0
  private var handles: [AnimationHandle] = []

  /// One whose answers follow from a seed.
  public convenience init(seed: UInt64) {
    self.init(random: SeededGenerator(seed: seed))
  }

  /// One whose answers follow from a generator.
  public init(random: SeededGenerator) {
    self.random = random
  }

  /// Answers about every third event, and fails about every fortieth.
  public func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {
    switch stimulus {
    case .event(_, let cell) where Int.random(in: 0...40, using: &random) == 0:
      act(cell, &answer)
      throw EffectFailure(reason: .error, effect: name, message: "chaos")
    case .event(_, let cell), .itemChanged(let cell, _):
      if Int.random(in: 0...2, using: &random) == 0 { act(cell, &answer) }
    case .ended(let handle, _, let cell):
      ended[handle, default: 0] += 1
      if Int.random(in: 0...5, using: &random) == 0, scene.grid.isShowing(cell) {
        act(cell, &answer)
      }
    default:
      break
    }
  }

  private func act(_ cell: CellID, _ answer: inout Answer) {
    switch Int.random(in: 0...11, using: &random) {
    case 0: answer.set(cell, .number(.scale, Double.random(in: 0.5...1.5, using: &random)))
    case 1: answer.append(.clear(cell, UInt32.random(in: 0..<0x8000, using: &random)))
    case 2:
      waits += 1
      answer.append(
        .wait(waits, seconds: Double.random(in: 0...0.3, using: &random), cell: cell))
    case 3: answer.append(.select(cell))
    case 4: answer.append(.deselect(cell, animated: true))
    case 5: handles.randomElement(using: &random).map { answer.append(.stop($0)) }
    case 6: handles.randomElement(using: &random).map { answer.append(.finish($0)) }
    default:
      started += 1
      handles.append(answer.animate(request(cell)))
    }
  }

  private func request(_ cell: CellID) -> AnimationRequest {
    let targets = targets()
    let isContent = targets.contains { $0.property.kind == .content }
    let curve = Timing.curve(.easeOut, duration: 0.1)
    var request = AnimationRequest(
      cell: cell, targets: targets, timing: isContent ? curve : timing())
    request.delay = Bool.random(using: &random) ? 0 : Double.random(in: 0...0.2, using: &random)
    request.replaces = Bool.random(using: &random)
    if case .curve = request.timing {
      request.repeats = Double(Int.random(in: 1...3, using: &random))
      request.autoreverses = Bool.random(using: &random)
    }
    return request
  }

  private func targets() -> [Target] {
    let color = Color(red: Double.random(in: 0...1, using: &random), green: 0.5, blue: 0)
    let number = Property(rawValue: UInt8.random(in: 0...8, using: &random)) ?? .scale
    switch Int.random(in: 0...4, using: &random) {
    case 0: return [.color(.background, .fixed(color))]
    case 1: return [.content(.text, NameID(rawValue: 0))]
    case 2: return [.beneath(.background), .beneath(number)]
    case 3:
      return [
        .number(number, Double.random(in: 0...2, using: &random), speed: nil),
        .color(.textColor, .fixed(color)),
      ]
    default: return [.number(number, Double.random(in: 0...2, using: &random), speed: nil)]
    }
  }

  private func timing() -> Timing {
    let duration = Bool.random(using: &random) ? 0 : Double.random(in: 0...0.4, using: &random)
    let bounce = Double.random(in: -0.5...0.5, using: &random)
    guard Int.random(in: 0...3, using: &random) == 0,
      let spring = try? Spring(response: 0.3, bounce: bounce, velocity: 2)
    else { return .curve(.easeInOut, duration: duration) }
    return .spring(spring)
  }
}
