import CellFX
import Testing

/// The article about recording shows what is compiled here, by one import.
@Suite struct RecordingExampleTests {
  /// Records what a host does with a stage.
  private func record(_ stage: Stage, _ host: (Stage) -> Void) throws -> String {
    // Recording begins
    let recorder = Recorder(stage)
    host(stage)
    let text = try recorder.scenario().json
    // Recording ends
    return text
  }

  private static let article = "Sources/CellScenario/CellScenario.docc/Recording.md"

  @Test func `its Swift is what a test compiles`() throws {
    let lines = try Page("Tests/CellFXTests/RecordingExampleTests.swift").marked("Recording")
      .split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(
        separator: "\n")
    #expect(try Page(Self.article).blocks("swift") == [lines])
  }

  @Test func `a host needs three lines, and what it did is played again`() throws {
    let stage = Stage(
      grid: GridSettings(
        viewport: Size(width: 100, height: 100), count: 9, cell: Size(width: 100, height: 50)))
    stage.add(Bounce())
    let text = try record(stage) { stage in
      stage.start()
      stage.feed(.touchBegan(id: 1, at: Point(x: 50, y: 100)), at: 0)
      stage.advance(to: 0.2)
      stage.feed(.touchMoved(id: 1, at: Point(x: 50, y: 100)), at: 0.15)
      stage.feed(.touchMoved(id: 1, at: Point(x: 50, y: 90)), at: 0.15)
      stage.advance(to: 0.4)
    }
    #expect(text.contains("\"touched_at\": 0.15"))
    let player = try Player(Scenario(json: Array(text.utf8)), effects: EffectShelf())
    _ = player.play()
    let (seen, again) = (stage.frame(), player.stage.frame())
    #expect(seen.time == again.time)
    #expect(
      seen.digest(names: stage.scene.names) == again.digest(names: player.stage.scene.names))
  }

  @Test func `its line of JSON is an event`() throws {
    let event = try #require(try Page(Self.article).blocks("json").first)
    let text = """
      {"grid": {"viewport": {"width": 9, "height": 9}, "count": 1,
        "cell": {"width": 9, "height": 9}}, "events": [\(event)]}
      """
    #expect(try Scenario(json: Array(text.utf8)).json.contains("    \(event)\n"))
  }
}
