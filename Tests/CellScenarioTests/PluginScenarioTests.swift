import CellScenario
import Foundation
import Testing

/// The scenarios beside the plugins hold, for the plugins and for the built-in effects they copy.
@Suite struct PluginScenarioTests {
  private static let names = files(ending: ".json")
  private static let plugins = files(ending: ".lua").map { String($0.dropLast(4)) }

  private static func files(ending suffix: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: ScenarioFiles.plugins)) ?? []
    return all.filter { $0.hasSuffix(suffix) }.sorted()
  }

  private func scenario(_ name: String) throws -> Scenario {
    let bytes = try Data(contentsOf: URL(filePath: ScenarioFiles.plugins + "/" + name))
    return try Scenario(json: Array(bytes))
  }

  @Test func `every plugin has a scenario called after it`() {
    #expect(Self.plugins.count >= 3)
    for plugin in Self.plugins {
      #expect(Self.names.contains { $0.hasPrefix(plugin + ".") }, "\(plugin)")
    }
  }

  @Test(arguments: names)
  func `holds with plugins first`(name: String) throws {
    let player = try Player(scenario(name), effects: ScenarioFiles.pluginShelf)
    let playback = player.play()
    expectAll(of: playback, name)
    #expect(playback.cast.allSatisfy { $0.origin != .builtIn })
    #expect(playback.cast.contains { name.hasPrefix($0.effect + ".") })
  }

  @Test(arguments: names)
  func `expects something, and says why`(name: String) throws {
    let expectations = try scenario(name).expectations
    #expect(expectations.count >= 3)
    #expect(expectations.allSatisfy { $0.why?.isEmpty == false })
  }
}
