import CellScenario
import Testing

@Suite struct ExpectationTests {
  private static let bounce = "{\"use\": \"bounce\"}"
  private static let tint = "{\"use\": \"tint\"}"
  private static let flash = "{\"use\": \"crossfade\", \"set\": {\"duration\": 0.2}}"

  /// Expectations that hold while row 3 is pressed from 0 to 0.3 s, by the effect that plays.
  private static let holding: [(effect: String, expectation: String)] = [
    (bounce, #""at": 0.2, "cell": 3, "property": "highlighted", "equals": true"#),
    (bounce, #""at": 0.2, "cell": 3, "property": "pressed", "equals": true"#),
    (bounce, #""at": 0.4, "cell": 3, "property": "selected", "equals": true"#),
    (bounce, #""at": 0.3, "cell": 3, "property": "scale", "between": [0.96, 0.961]"#),
    (bounce, #""at": 0.3, "cell": 3, "property": "scale", "equals": 0.96, "within": 0.001"#),
    (bounce, #""at": 0, "cell": 3, "property": "scale", "equals": 1"#),
    (bounce, #""at": 0, "until": 1, "cell": 3, "property": "opacity", "equals": 1"#),
    (bounce, #""at": 0, "cell": 3, "property": "text", "equals": "four""#),
    (bounce, #""at": 0, "cell": 3, "property": "image", "equals": "A""#),
    (bounce, #""at": 0, "cell": 39, "property": "image", "equals": "A""#),
    (bounce, #""at": 0, "cell": 3, "property": "image_present", "equals": true"#),
    (bounce, #""at": 0, "cell": 3, "property": "layout_frame", "equals": [0, 132, 375, 44]"#),
    (bounce, #""at": 0, "cell": 39, "property": "layout_frame", "equals": [0, 1716, 375, 44]"#),
    (bounce, #""at": 0.2, "cell": 3, "property": "shown_center", "equals": [187.5, 154]"#),
    (
      bounce,
      #""at": 0, "until": 1, "cell": 3, "property": "largest_step_per_frame", "of": "scale", "#
        + #""between": [0.005, 0.006]"#
    ),
    (bounce, #""at": 0.2, "cell": 3, "property": "non_motion_feedback", "equals": false"#),
    (tint, #""at": 0.2, "cell": 3, "property": "non_motion_feedback", "equals": true"#),
    (tint, #""at": 0.2, "cell": 3, "property": "background", "equals": [198, 198, 200]"#),
    (tint, #""at": 0.2, "cell": 3, "property": "background", "equals": [198, 198, 200, 255]"#),
    (tint, #""at": 0.2, "cell": 39, "property": "background", "equals": [255, 255, 255]"#),
    (tint, #""at": 0.2, "property": "visible_cells_with_selected_look", "equals": [3]"#),
    (flash, #""at": 0.1, "cell": 3, "property": "image_weight", "image": "B", "equals": 0.5"#),
    (flash, #""at": 0.1, "cell": 2, "property": "image_weight", "image": "A", "equals": 1"#),
    (flash, #""at": 0.18, "cell": 3, "property": "image", "equals": "B""#),
    (
      bounce,
      #""at": 1, "property": "calls", "equals": ["should_highlight:3", "did_highlight:3", "#
        + #""should_select:3", "did_select:3", "did_unhighlight:3"]"#
    ),
    (
      bounce,
      #""at": 1, "property": "calls", "equals": ["should_highlight", "did_highlight", "#
        + #""should_select", "did_select", "did_unhighlight:3"]"#
    ),
    (
      bounce,
      #""at": 1, "property": "calls_in_order", "equals": ["did_highlight", "did_select:3", "#
        + #""completion"]"#
    ),
    (bounce, #""at": 1, "property": "call_count", "call": "did_select:3", "equals": 1"#),
    (bounce, #""at": 1, "property": "call_count", "call": "completion", "between": [2, 2]"#),
    (
      bounce,
      #""at": 1, "property": "completions", "equals": [{"effect": 1, "finished": true}, "#
        + #"{"effect": 2, "finished": true}]"#
    ),
    (bounce, #""at": 1, "property": "completions_delivered_inside_call", "equals": false"#),
    (bounce, #""at": 1, "property": "selected_cells", "equals": [3]"#),
    (bounce, #""at": 0, "until": 1, "property": "scroll_offset", "constant": true"#),
    (bounce, #""at": 1, "property": "scroll_offset", "equals": 0"#),
    (bounce, #""at": 1, "property": "scroll_offset", "equals": [0, 0]"#),
    (bounce, #""at": 1, "property": "decelerating", "equals": false"#),
    (bounce, #""at": 1, "property": "live_cells", "between": [16, 18]"#),
    (bounce, #""at": 0.2, "property": "active_effects", "equals": 1"#),
    (bounce, #""at": 0.2, "property": "visible_cells_with_effect", "equals": [3]"#),
    (bounce, #""at": 0.3, "property": "min_visible_scale", "between": [0.96, 0.961]"#),
    (bounce, #""at": 0.3, "property": "max_visible_scale", "equals": 1"#),
    (tint, #""at": 1, "property": "general_flashes_in_any_second", "equals": 0"#),
  ]

  /// The same, each with another answer than there is.
  private static let failing: [(effect: String, expectation: String)] = [
    (bounce, #""at": 0.2, "cell": 3, "property": "highlighted", "equals": false"#),
    (bounce, #""at": 0.2, "cell": 4, "property": "pressed", "equals": true"#),
    (bounce, #""at": 0.3, "cell": 3, "property": "scale", "equals": 1, "within": 0.03"#),
    (bounce, #""at": 0, "until": 1, "cell": 3, "property": "scale", "equals": 1"#),
    (bounce, #""at": 0, "until": 1, "cell": 3, "property": "scale", "between": [0.97, 1]"#),
    (bounce, #""at": 0, "cell": 3, "property": "text", "equals": "three""#),
    (
      bounce,
      #""at": 0, "until": 1, "cell": 3, "property": "largest_step_per_frame", "of": "scale", "#
        + #""between": [0, 0.005]"#
    ),
    (tint, #""at": 0.2, "cell": 3, "property": "background", "equals": [199, 198, 200]"#),
    (tint, #""at": 0.2, "property": "visible_cells_with_selected_look", "equals": []"#),
    (bounce, #""at": 1, "property": "calls", "equals": []"#),
    (bounce, #""at": 1, "property": "calls_in_order", "equals": ["did_select", "did_highlight"]"#),
    (bounce, #""at": 1, "property": "call_count", "call": "did_select", "equals": 2"#),
    (bounce, #""at": 1, "property": "completions", "equals": [{"effect": 1, "finished": true}]"#),
    (bounce, #""at": 0, "until": 1, "property": "scroll_offset", "constant": false"#),
    (bounce, #""at": 0, "until": 1, "property": "active_effects", "equals": 0"#),
  ]

  @Test(arguments: holding)
  func `holds`(effect: String, expectation: String) throws {
    let playback = try ScenarioText.play(ScenarioText.press(effect, expect: "{\(expectation)}"))
    #expect(playback.verdicts.map(\.miss) == [nil], "\(expectation)")
  }

  @Test(arguments: failing)
  func `fails`(effect: String, expectation: String) throws {
    let playback = try ScenarioText.play(ScenarioText.press(effect, expect: "{\(expectation)}"))
    #expect(!playback.isAsExpected, "\(expectation)")
  }

  @Test func `tells when a span failed first, and what was seen`() throws {
    let expectation =
      #"{"at": 0, "until": 1, "cell": 3, "property": "highlighted", "equals": true}"#
    let playback = try ScenarioText.play(ScenarioText.press(Self.bounce, expect: expectation))
    let miss = try #require(playback.verdicts.first?.miss)
    #expect(miss.time == 0.3)
    #expect(miss.seen == .boolean(false))
    #expect(miss.isVisible == true)
  }

  @Test func `looks at frames and events of a span, at its end where it has none`() throws {
    // At 0.0123 a touch has just begun; no frame and no event lies between.
    let expectation = #"{"at": 0.01, "until": 0.0123, "cell": 3, "property": "scale", "equals": 1}"#
    let playback = try ScenarioText.play(ScenarioText.press(Self.bounce, expect: expectation))
    #expect(playback.verdicts.first?.miss?.time == 0.0123)
  }

  @Test func `steps are those of 1/60 s at every rate`() throws {
    let expectation =
      #"{"at": 0, "until": 1, "cell": 3, "property": "largest_step_per_frame", "of": "scale", "#
      + #""between": [0.0045, 0.0058]}"#
    let scenario = try ScenarioText.press(Self.bounce, expect: expectation)
    for rate in [30.0, 60, 144, 500] {
      #expect(try ScenarioText.play(scenario, rate: rate).isAsExpected, "\(rate)")
    }
  }

  @Test func `hundredths of large numbers are told apart`() throws {
    for (offset, holds) in [(40_000_000.0, true), (40_000_000.1, false), (40_000_020, false)] {
      let scenario = try Scenario(
        json: Array(
          """
          {"grid": {"viewport": {"width": 375, "height": 667}, "count": 1000000,
            "cell": {"width": 375, "height": 44}},
           "events": [{"at": 0, "type": "scroll", "to": 40000000}],
           "expect": [{"at": 1, "property": "scroll_offset", "equals": \(offset)}]}
          """.utf8))
      #expect(try ScenarioText.play(scenario).isAsExpected == holds, "\(offset)")
    }
  }

  @Test func `what moves is told under the place that its item has now, and does not step there`()
    throws
  {
    let scenario = try ScenarioText.scenario(
      """
      "effects": [{"use": "bounce"}],
      "events": [
        {"at": 0, "type": "touch_began", "touch": 1, "x": 9, "y": 150},
        {"at": 0.3, "type": "insert", "items": [0]},
        {"at": 2, "type": "touch_cancelled", "touch": 1},
        {"at": 2.1, "type": "delete", "items": [4]}],
      "expect": [
        {"at": 1.9, "property": "call_count", "call": "completion:4", "equals": 1},
        {"at": 1.9, "property": "call_count", "call": "completion:3", "equals": 0},
        {"at": 3, "property": "call_count", "call": "completion:4", "equals": 2},
        {"at": 0.28, "until": 0.35, "cell": 3, "property": "largest_step_per_frame", "of": "scale",
         "between": [0, 0.007]}]
      """)
    for verdict in try ScenarioText.play(scenario).verdicts {
      #expect(verdict.miss == nil, "line \(verdict.expectation.position.line)")
    }
  }

  @Test func `items that come and go while a playback is looked at are no trouble`() throws {
    let scenario = try ScenarioText.scenario(
      """
      "events": [
        {"at": 0.1, "type": "insert", "items": [40, 41]},
        {"at": 0.3, "type": "delete", "items": [0, 1, 2, 3]}],
      "expect": [
        {"at": 0.2, "cell": 41, "property": "non_motion_feedback", "equals": false},
        {"at": 0.2, "cell": 41, "property": "largest_step_per_frame", "of": "scale", "equals": 0},
        {"at": 0.5, "property": "live_cells", "between": [16, 18]}]
      """)
    #expect(try ScenarioText.play(scenario).isAsExpected)
  }
}
