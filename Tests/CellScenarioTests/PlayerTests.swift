import CellScenario
import CellTesting
import Testing

@Suite struct PlayerTests {
  static let files = ScenarioFiles.names(in: "Scenarios")

  @Test func `finds the scenarios`() {
    #expect(Self.files.count >= 12)
  }

  @Test(arguments: files)
  func `holds what every scenario expects`(file: String) throws {
    let player = try Player(ScenarioFiles.scenario(file), effects: BuiltInEffects())
    for verdict in player.run().verdicts {
      #expect(
        verdict.miss == nil,
        "\(file):\(verdict.expectation.position.line) \(verdict.expectation.why ?? "")")
    }
  }
}
