internal import CellEffect
internal import CellStage

/// Makes the effects of a scenario and seats them on a stage.
struct Casting<Resolver: EffectResolver> {
  private let scenario: Scenario
  private let resolver: Resolver
  /// The effects, in the order of use.
  private(set) var effects: [any Effect] = []
  /// The uses, by the names that events call them by.
  private(set) var references: [String: [Int]] = [:]

  init(_ scenario: Scenario, _ resolver: Resolver) {
    self.scenario = scenario
    self.resolver = resolver
  }

  /// Seats all effects; the roles are in their order.
  mutating func seat(
    on stage: Stage, overrides: [Override]
  ) throws(ScenarioError) -> [Role] {
    var roles: [Role] = []
    for use in scenario.effects ?? Self.initial(scenario) {
      roles.append(try seat(use, on: stage))
    }
    for override in overrides { try apply(override) }
    for event in scenario.events {
      if case .setParameter(let effect, let setting) = event.event {
        try check(setting, of: effect, at: event.position)
      }
    }
    return roles
  }

  /// What plays where a file names no effects.
  private static func initial(_ scenario: Scenario) -> [EffectUse] {
    let names = ["bounce", "tint"] + (scenario.items.pictures.isEmpty ? [] : ["crossfade"])
    return names.map { EffectUse($0) }
  }

  private mutating func seat(
    _ use: EffectUse, on stage: Stage
  ) throws(ScenarioError) -> Role {
    let found = try resolve(use)
    for setting in use.settings { try Self.set(setting, of: found.effect) }
    stage.add(found.effect, on: use.items, fallback: found.fallback)
    for name in Set([use.name, found.effect.name]) {
      references[name, default: []].append(effects.count)
    }
    effects.append(found.effect)
    return Role(written: use.name, effect: found.effect.name, origin: found.origin)
  }

  private func resolve(_ use: EffectUse) throws(ScenarioError) -> ResolvedEffect {
    do throws(ScenarioError.Fault) {
      return try resolver.effect(
        named: use.name, seed: use.seed ?? Scenario.seed(of: effects.count, from: scenario.seed))
    } catch {
      throw ScenarioError(at: use.position, error)
    }
  }

  private static func set(_ setting: Setting, of effect: any Effect) throws(ScenarioError) {
    do throws(ParameterError) {
      try effect.parameters.set(setting.name, to: setting.value, of: effect.name)
    } catch {
      throw ScenarioError(at: setting.position, .parameter(error))
    }
  }

  /// Sets a parameter of the effects of a name, or of all that have it.
  private func apply(_ override: Override) throws(ScenarioError) {
    do throws(ScenarioError) {
      for effect in try targets(of: override) {
        try Self.set(Setting(override.name, override.input(for: effect)), of: effect)
      }
    } catch {
      throw ScenarioError(at: nil, error.fault, override: override)
    }
  }

  private func targets(of override: Override) throws(ScenarioError) -> [any Effect] {
    if let name = override.effect { return try meant(.name(name), at: nil) }
    let able = effects.filter { $0.parameters[override.name] != nil }
    guard able.isEmpty else { return able }
    let known = Set(effects.flatMap { $0.parameters.declared.map(\.name) }).sorted()
    let used = effects.map(\.name).joined(separator: ", ")
    throw ScenarioError(
      at: nil, .parameter(.unknown(effect: used, name: override.name, known: known)))
  }

  /// Checks a later change now, so that a playback never stops half way.
  private func check(
    _ setting: Setting, of reference: EffectReference, at position: Position
  ) throws(ScenarioError) {
    for effect in try meant(reference, at: position) {
      var parameters = effect.parameters
      do throws(ParameterError) {
        try parameters.set(setting.name, to: setting.value, of: effect.name)
      } catch {
        throw ScenarioError(at: setting.position ?? position, .parameter(error))
      }
    }
  }

  private func meant(
    _ reference: EffectReference, at position: Position?
  ) throws(ScenarioError) -> [any Effect] {
    let used = effects.map(\.name)
    switch reference {
    case .place(let place) where place < effects.count:
      return [effects[place]]
    case .place(let place):
      throw ScenarioError(at: position, .content(.unusedEffect("\(place)", used: used)))
    case .name(let name):
      guard let places = references[name] else {
        throw ScenarioError(at: position, .content(.unusedEffect(name, used: used)))
      }
      return places.map { effects[$0] }
    }
  }
}

extension Scenario {
  /// What the random numbers of a use follow from that says nothing itself: each has its own (the
  /// constant: splitmix64's step).
  static func seed(of use: Int, from seed: UInt64) -> UInt64 {
    seed &+ UInt64(use) &* 0x9E37_79B9_7F4A_7C15
  }
}
