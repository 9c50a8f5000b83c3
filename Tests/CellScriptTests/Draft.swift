import CellEffect
import CellGrid
import CellScript
import CellStage
import CellTesting

/// A plugin whose file is written again and again.
struct Draft {
  let folder = SampleFolder()
  let name: String

  init(_ name: String = "sample") {
    self.name = name
  }

  /// The lines of the effect stand from line 3 on; the table is `e`, the module `fx`.
  func save(_ body: String) {
    saveWhole("--!cellfx api=1\nlocal fx, e = require 'cellfx', {}\n\(body)\nreturn e\n")
  }

  func saveWhole(_ text: String) {
    folder.write(text, to: "\(name).lua")
  }

  func load(_ body: String, limits: Limits = .counted) throws -> ScriptEffect {
    save(body)
    return try ScriptEffect(PluginFiles.at("\(folder.path)/\(name).lua"), seed: 7, limits: limits)
  }
}

extension Stage {
  /// Loads the plugin of a use anew and puts it in its place.
  @discardableResult
  func reload(_ use: Int = 0, at time: Double, limits: Limits? = nil) throws -> [String] {
    advance(to: time)
    let effect = effect(at: use) as? ScriptEffect
    guard let effect = try effect?.reloaded(limits: limits) else { return [] }
    return replace(use, by: effect, at: time)
  }
}
