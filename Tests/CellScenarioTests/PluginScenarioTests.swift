import CellScenario
import Testing

/// The scenarios beside the plugins hold, for the plugins and for the built-in effects they copy.
@Suite struct PluginScenarioTests {
  @Test func `every plugin has a scenario called after it`() {
    #expect(ScenarioFiles.pluginNames.count >= 14)
    for plugin in ScenarioFiles.pluginNames {
      #expect(ScenarioFiles.pluginScenarios.contains { $0.hasPrefix(plugin + ".") }, "\(plugin)")
    }
  }

  @Test(arguments: ScenarioFiles.pluginScenarios)
  func `holds with plugins first`(name: String) throws {
    let player = try Player(
      ScenarioFiles.pluginScenario(name), effects: ScenarioFiles.pluginShelf)
    let playback = player.play()
    expectAll(of: playback, name)
    #expect(playback.cast.allSatisfy { $0.origin != .builtIn })
    #expect(playback.cast.contains { name.hasPrefix($0.effect + ".") })
  }

  @Test(arguments: [24.0, 59.94, 144])
  func `holds at any rate`(rate: Double) throws {
    for name in ScenarioFiles.pluginScenarios {
      let scenario = try ScenarioFiles.pluginScenario(name)
      let player = try Player(scenario, effects: ScenarioFiles.pluginShelf, rate: rate)
      expectAll(of: player.play(), name)
    }
  }

  @Test(arguments: ScenarioFiles.pluginScenarios)
  func `stepping in between changes nothing`(name: String) throws {
    let scenario = try ScenarioFiles.pluginScenario(name)
    let plain = try Recording(of: scenario, ScenarioFiles.pluginShelf)
    let times = stride(from: 0, through: scenario.lasts, by: 1 / 23.0).map { $0 }
    #expect(try Recording(of: scenario, ScenarioFiles.pluginShelf, extraTimes: times) == plain)
  }

  @Test func `only a press that is held long enough signals that a cell is charged`() throws {
    let scenario = try ScenarioFiles.pluginScenario("charge.hold.json")
    let signals = try Player(scenario, effects: ScenarioFiles.pluginShelf).play().signals
    #expect(signals.map(\.name) == ["charged"])
    #expect(signals.map(\.item) == [1])
    #expect(signals.map(\.time) == [1.8])
  }

  @Test(arguments: ScenarioFiles.pluginScenarios)
  func `expects something, and says why`(name: String) throws {
    let expectations = try ScenarioFiles.pluginScenario(name).expectations
    #expect(expectations.count >= 3)
    #expect(expectations.allSatisfy { $0.why?.isEmpty == false })
  }
}
