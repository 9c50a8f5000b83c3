import CellScenario

/// Scenarios written in tests.
enum ScenarioText {
  /// A list of 40 rows of 44 points that does not delay touches, with more keys of the file.
  static func scenario(grid: String = "", _ rest: String = "") throws -> Scenario {
    let text = """
      {"grid": {"viewport": {"width": 375, "height": 667}, "count": 40,
        "cell": {"width": 375, "height": 44}\(grid.isEmpty ? "" : ", " + grid)}\
      \(rest.isEmpty ? "" : ", " + rest)}
      """
    return try Scenario(json: Array(text.utf8))
  }

  /// A press on row 3 from 0 to 0.3 s with some effects, and expectations.
  static func press(_ effects: String, expect: String) throws -> Scenario {
    try scenario(
      grid: """
        "scroll": {"delays_content_touches": false},
        "pictures": [{"normal": "A", "highlighted": "B"}], "labels": ["one", "two", "three", "four"]
        """,
      """
      "effects": [\(effects)], "events": [
        {"at": 0, "type": "touch_began", "touch": 1, "x": 180, "y": 154},
        {"at": 0.3, "type": "touch_ended", "touch": 1, "x": 180, "y": 154}],
      "expect": [\(expect)], "lasts": 1
      """)
  }

  /// What came of a scenario with the built-in effects.
  static func play(_ scenario: Scenario, rate: Double = Player.defaultRate) throws -> Playback {
    try Player(scenario, effects: BuiltInEffects(), rate: rate).play()
  }
}
