import CellScenario
import Testing

/// Every expectation of a file holds, there are some, and no effect fails.
func expectAll(of playback: Playback, _ file: String) {
  #expect(!playback.verdicts.isEmpty)
  #expect(playback.failures.isEmpty)
  for verdict in playback.verdicts {
    let line = verdict.expectation.position.line
    #expect(verdict.miss == nil, "\(file):\(line) \(verdict.expectation.why ?? "")")
  }
}
