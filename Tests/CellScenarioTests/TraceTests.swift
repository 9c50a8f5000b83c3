import CellScenario
import Testing

@Suite struct TraceTests {
  private func trace(_ format: TraceFormat = .csv) throws -> [String] {
    let effects = "{\"use\": \"bounce\"}, {\"use\": \"tint\"}, {\"use\": \"crossfade\"}"
    let scenario = try ScenarioText.press(effects, expect: "")
    let text = try Recording(of: scenario, BuiltInEffects(), format: format).trace
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `begins with names, then what the first frame shows`() throws {
    let rows = try trace()
    #expect(rows[0] == "time,cell,property,value")
    #expect(rows[1] == "0,,call,should_highlight:3")
    #expect(rows[2] == "0,,call,did_highlight:3")
    #expect(rows[3] == "0,,scroll_offset,0")
    #expect(rows[4...5] == ["0,0,visible,1", "0,0,layout_frame,0 0 375 44"])
    #expect(rows.contains("0,3,background,0.7764706 0.7764706 0.78431374 1"))
  }

  @Test func `tells of each change once, in order`() throws {
    let rows = try trace().dropFirst()
    let times = rows.compactMap { Double($0.split(separator: ",")[0]) }
    #expect(times == times.sorted())
    let scales = rows.filter { $0.contains(",3,scale,") }
    #expect(Set(scales).count == scales.count)
    #expect(scales.first == "0.0166666667,3,scale,0.99726456")
    #expect(rows.contains { $0.hasPrefix("0.0333333333,3,image,") && $0.contains("B:") })
  }

  @Test func `completions stand at their own times`() throws {
    let rows = try trace()
    #expect(rows.contains("0.08,3,completion,2 finished"))
    #expect(rows.contains("0.4,3,completion,1 finished"))
  }

  @Test(arguments: [
    ("vertical", "[5, 20]", "5 20"), ("vertical", "20", "20"), ("horizontal", "[20, 7]", "20 7"),
    ("horizontal", "20", "20"), ("none", "[5, 0]", "5 0"), ("both", "[5, 0]", "5 0"),
  ])
  func `tells of a scroll along any axis`(axis: String, to: String, value: String) throws {
    let text = """
      {"grid": {"viewport": {"width": 100, "height": 100}, "count": 4,
        "cell": {"width": 200, "height": 200}, "scroll": {"axis": "\(axis)"}},
      "effects": [], "events": [{"at": 0.1, "type": "scroll", "to": \(to)}],
      "expect": [{"at": 0, "until": 0.2, "property": "scroll_offset", "constant": false}]}
      """
    let scenario = try Scenario(json: Array(text.utf8))
    let recording = try Recording(of: scenario, BuiltInEffects())
    #expect(recording.trace.contains("0.1,,scroll_offset,\(value)\n"), "\(recording.trace)")
    #expect(recording.playback.isAsExpected)
  }

  @Test func `is one object a line as JSON`() throws {
    let rows = try trace(.jsonLines)
    #expect(rows[0] == #"{"time":0,"property":"call","value":"should_highlight:3"}"#)
    #expect(rows.contains(#"{"time":0,"cell":3,"property":"pressed","value":1}"#))
    #expect(rows.contains(#"{"time":0,"cell":0,"property":"layout_frame","value":[0,0,375,44]}"#))
    #expect(rows.contains { $0.contains(#""property":"image","value":[{"name":"A","weight":"#) })
  }

  @Test func `quotes what would break a row`() {
    let row = TraceRow(time: 0, property: "log", value: .text("a,\"b\"\nc"))
    #expect(TraceFormat.csv.text(of: row) == "0,,log,\"a,\"\"b\"\"\nc\"\n")
    #expect(
      TraceFormat.jsonLines.text(of: row)
        == #"{"time":0,"property":"log","value":"a,\"b\"\nc"}"# + "\n")
  }
}
