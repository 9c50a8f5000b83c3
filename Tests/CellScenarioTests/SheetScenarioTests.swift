import CellGrid
import CellScenario
import Testing

/// What the touch sheet says of what a scenario leaves out.
@Suite struct SheetScenarioTests {
  @Test func `a transition takes 0.35 s where none is said`() throws {
    let scenario = try ScenarioText.scenario(
      """
      "events": [{"at": 1, "type": "navigation_begin", "direction": "pop"}], "lasts": 2
      """)
    #expect(
      scenario.events.map(\.event) == [
        .input(.navigationBegin(.pop, interactive: false, duration: 0.35))
      ])
  }
}
