import CellEffect
import CellGrid
import CellScenario

/// An effect that counts how often it is told anything.
final class WatchedEffect: Effect {
  private let effect: any Effect
  /// How often it was told anything.
  private(set) var tellings = 0

  init(_ effect: any Effect) {
    self.effect = effect
  }

  var name: String { effect.name }
  var keepsMotion: Bool { effect.keepsMotion }
  var readsBeneath: Bool { effect.readsBeneath }
  var fields: [Field] { effect.fields }

  var parameters: ParameterSet {
    get { effect.parameters }
    set { effect.parameters = newValue }
  }

  func answers(to stimulus: Stimulus) -> Bool {
    effect.answers(to: stimulus)
  }

  func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {
    tellings += 1
    try effect.respond(to: stimulus, in: scene, on: layer, with: &answer)
  }

  func forget(_ cell: CellID) {
    tellings += 1
    effect.forget(cell)
  }

  func waits(for cell: CellID) -> Bool {
    effect.waits(for: cell)
  }
}

/// Finds effects as another does, and watches them.
final class WatchingResolver<Resolver: EffectResolver>: EffectResolver {
  private let resolver: Resolver
  private var effects: [WatchedEffect] = []

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  /// How often effects were told anything.
  var tellings: Int {
    effects.reduce(0) { $0 + $1.tellings }
  }

  func effect(
    named name: String, seed: UInt64
  ) throws(ScenarioError.Fault) -> ResolvedEffect {
    let found = try resolver.effect(named: name, seed: seed)
    return ResolvedEffect(
      watched(found.effect), fallback: found.fallback.map(watched), origin: found.origin)
  }

  private func watched(_ effect: any Effect) -> WatchedEffect {
    effects.append(WatchedEffect(effect))
    return effects[effects.count - 1]
  }
}
