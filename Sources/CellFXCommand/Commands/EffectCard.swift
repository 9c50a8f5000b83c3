import CellEffect
import CellScenario

/// What can be said about an effect before it plays.
struct EffectCard {
  /// Its name.
  let name: String
  /// What means it in a scenario that `run` plays.
  let use: String
  /// What it does, in a sentence.
  let summary: String?
  /// Where the plugin is; nil: it is built in.
  let path: String?
  /// The handlers of a plugin, sorted.
  let handlers: [String]
  /// What can be set, sorted by name.
  let parameters: [Parameter]

  /// Whether its bare name means the built-in effect of that name in `run`.
  let isBehindBuiltIn: Bool

  /// The card of an effect; `path` is what named it, if not its name.
  init(_ resolved: ResolvedEffect, path written: String? = nil) {
    let effect = resolved.effect
    name = effect.name
    isBehindBuiltIn = resolved.origin != .builtIn && BuiltIn.names.contains(effect.name)
    use = written ?? (isBehindBuiltIn ? "plugin:" : "") + effect.name
    parameters = effect.parameters.declared.sorted { $0.name < $1.name }
    switch resolved.origin {
    case .builtIn:
      path = nil
      summary = BuiltInSummary.text(of: effect.name)
      handlers = []
    case .plugin(let path):
      self.path = path
      (summary, handlers) = PluginFacts.facts(of: effect)
    }
  }
}
