import CellScenario
import Testing

/// The exact bits of every frame are those that were committed, in every build.
@Suite struct GoldenTests {
  /// What one scenario showed: how many frames, and one number for all their digests.
  private static func line(_ file: String) throws -> String {
    let recording = try Recording(of: ScenarioFiles.scenario(file), BuiltInEffects())
    let digest = recording.digests.reduce(UInt64(0)) { ($0 &* 31) ^ $1 }
    return "\(file),\(recording.digests.count),\(String(digest, radix: 16))"
  }

  @Test func `no frame has changed`() throws {
    let bytes = try ScenarioFiles.bytes("digests.csv", in: "Golden")
    let golden = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    let now = try ScenarioFiles.names(in: "Scenarios").map { try Self.line($0) }
    #expect(now == golden.map(String.init), "now:\n\(now.joined(separator: "\n"))")
  }
}
