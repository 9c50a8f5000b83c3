public import CellEffect

/// Finds the effect that a name means.
public protocol EffectResolver {
  /// The effect of a name, made anew.
  ///
  /// - Parameters:
  ///   - name: As a scenario writes it: `bounce`, `builtin:tint`, `plugin:ripple`, `ripple.lua`.
  ///   - seed: Of its random numbers.
  /// - Returns: The effect, and what the name meant.
  /// - Throws: The fault, if there is none of this name or it cannot be loaded.
  func effect(
    named name: String, seed: UInt64
  ) throws(ScenarioError.Fault) -> ResolvedEffect
}

/// What the name of an effect meant.
public struct ResolvedEffect {
  /// The effect.
  public var effect: any Effect
  /// What plays in its place if it fails.
  public var fallback: (any Effect)?
  /// Where it comes from.
  public var origin: EffectOrigin

  /// An effect from its parts.
  public init(_ effect: any Effect, fallback: (any Effect)? = nil, origin: EffectOrigin) {
    self.effect = effect
    self.fallback = fallback
    self.origin = origin
  }
}

/// Where an effect comes from.
public enum EffectOrigin: Hashable, Sendable {
  /// It is one of the built-in ones.
  case builtIn
  /// It is the plugin at this path.
  case plugin(path: String)
}
