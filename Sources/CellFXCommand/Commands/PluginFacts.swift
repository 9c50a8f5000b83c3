import CellEffect
import CellScript

/// What a loaded plugin says about itself.
enum PluginFacts {
  static func facts(of effect: any Effect) -> (summary: String?, handlers: [String]) {
    guard let script = effect as? ScriptEffect else { return (nil, []) }
    return (script.summary, script.handlers.sorted())
  }
}
