import CellScenario
import Testing

/// The exact bits of every frame are those that were committed, in every build.
@Suite struct GoldenTests {
  /// What one scenario showed: how many frames, and one number for all their digests.
  private func line(
    _ name: String, _ scenario: Scenario, _ effects: some EffectResolver
  ) throws -> String {
    let recording = try Recording(of: scenario, effects)
    let digest = recording.digests.reduce(UInt64(0)) { ($0 &* 31) ^ $1 }
    return "\(name),\(recording.digests.count),\(String(digest, radix: 16))"
  }

  /// The lines that were committed.
  private func golden(_ name: String) throws -> [String] {
    let bytes = try ScenarioFiles.bytes(name, in: "Golden")
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map(
      String.init)
  }

  @Test func `no frame has changed`() throws {
    let now = try ScenarioFiles.names(in: "Scenarios").map {
      try line($0, ScenarioFiles.scenario($0), BuiltInEffects())
    }
    #expect(try now == golden("digests.csv"), "now:\n\(now.joined(separator: "\n"))")
  }

  @Test func `no frame of a plugin has changed`() throws {
    let now = try ScenarioFiles.pluginScenarios.map {
      try line($0, ScenarioFiles.pluginScenario($0), ScenarioFiles.pluginShelf)
    }
    #expect(try now == golden("plugins.csv"), "now:\n\(now.joined(separator: "\n"))")
  }
}
