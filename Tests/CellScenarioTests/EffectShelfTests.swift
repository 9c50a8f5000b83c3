import CellEffect
import CellScenario
import CellScript
import Testing

@Suite struct EffectShelfTests {
  private let shelf = EffectShelf(folders: [ScenarioFiles.plugins], limits: .counted)

  private func origin(_ name: String, _ shelf: EffectShelf) throws -> EffectOrigin {
    try shelf.effect(named: name, seed: 1).origin
  }

  @Test func `a bare name is the built-in first, unless plugins come first`() throws {
    #expect(try origin("bounce", shelf) == .builtIn)
    #expect(try origin("bounce", ScenarioFiles.pluginShelf) != .builtIn)
  }

  @Test func `a prefix says which`() throws {
    #expect(try origin("builtin:bounce", ScenarioFiles.pluginShelf) == .builtIn)
    #expect(try origin("plugin:bounce", shelf) != .builtIn)
  }

  @Test func `a path is relative to the scenario`() throws {
    let path = ScenarioFiles.plugins + "/bounce.lua"
    #expect(try origin(path, EffectShelf(limits: .counted)) == .plugin(path: path))
    let relative = EffectShelf(base: ScenarioFiles.plugins, limits: .counted)
    #expect(try origin("bounce.lua", relative) == .plugin(path: path))
  }

  @Test func `a plugin called like a built-in has it to fall back on`() throws {
    let resolved = try shelf.effect(named: "plugin:tint", seed: 1)
    #expect(resolved.fallback?.name == "tint")
  }

  @Test(arguments: ["bonce", "builtin:ripple", ""])
  func `a name that means nothing tells what there is`(name: String) {
    #expect(throws: ScenarioError.Fault.self) { try shelf.effect(named: name, seed: 1) }
  }

  @Test func `settings are checked before a playback, with their place`() throws {
    let text = "\"effects\": [{\"use\": \"bounce\", \"set\": {\"scale\": 9}}]"
    let scenario = try ScenarioText.scenario(text)
    let error = #expect(throws: ScenarioError.self) { try Player(scenario, effects: shelf) }
    #expect(error?.fault.caseName == "range")
    #expect(error?.position?.line == 2)
  }

  @Test func `later settings are checked before a playback too`() throws {
    for (event, fault) in [
      (#""effect": "tint", "name": "scale", "value": 1"#, "unusedEffect"),
      (#""effect": 1, "name": "scale", "value": 1"#, "unusedEffect"),
      (#""effect": "bounce", "name": "scael", "value": 1"#, "unknown"),
      (#""effect": 0, "name": "scale", "value": "big""#, "kind"),
    ] {
      let scenario = try ScenarioText.scenario(
        "\"effects\": [{\"use\": \"bounce\"}], "
          + "\"events\": [{\"at\": 0, \"type\": \"set_parameter\", \(event)}]")
      let error = #expect(throws: ScenarioError.self) { try Player(scenario, effects: shelf) }
      #expect(error?.fault.caseName == fault)
    }
  }
}
