import CellEffect
import CellScenario

/// Finds the built-in effects only.
struct BuiltInEffects: EffectResolver {
  func effect(
    named name: String, seed: UInt64
  ) throws(ScenarioError.Fault) -> ResolvedEffect {
    let plain = name.hasPrefix("builtin:") ? String(name.dropFirst("builtin:".count)) : name
    guard let effect = BuiltIn.make(plain) else {
      throw .unknownEffect(name, known: BuiltIn.names, folders: [])
    }
    return ResolvedEffect(effect, origin: .builtIn)
  }
}
