import Testing

/// What `run` says of a scenario that plays and is perhaps not what was meant.
@Suite struct RunWarningTests {
  private static func scenario(
    pictures: String = "", plugin: String = "builtin:bounce", events: String = ""
  ) -> String {
    """
    {
      "grid": {
        "viewport": {"width": 100, "height": 88}, "count": 40, "cell": {"width": 100, "height": 44},
        "scroll": {"delays_content_touches": false}\(pictures)
      },
      "effects": [{"use": "\(plugin)"}],
      "events": [
        {"at": 0.1, "type": "touch_began", "touch": 1, "x": 10, "y": 10}\(events)
      ],
      "lasts": 0.5
    }
    """
  }

  private func warnings(_ scenario: String, script: String? = nil) throws -> [String] {
    let folder = try TemporaryFolder()
    if let script {
      _ = try folder.write("--!cellfx api=1\nlocal e = {}\n\(script)\nreturn e\n", to: "e.lua")
    }
    let path = try folder.write(scenario, to: "press.json")
    let ending = try Program.run(["run", path])
    #expect(ending.code == 0, "\(ending.output)")
    return ending.errors.split(separator: "\n").map {
      $0.hasPrefix(path) ? String($0.dropFirst(path.count)) : String($0)
    }
  }

  private static let images = ##", "images": {"nape": "#000", "rest": "#fff"}"##

  @Test(arguments: ["cell.image = 'nope'", "cell:dissolve { image = 'nope', duration = 0.1 }"])
  func `a picture's name that a script misspells is told once`(command: String) throws {
    let script = "function e.touch_began(cell) \(command) end e.touch_moved = e.touch_began"
    let again = #", {"at": 0.2, "type": "touch_moved", "touch": 1, "x": 11, "y": 10}"#
    let told = try warnings(
      Self.scenario(pictures: Self.images, plugin: "e.lua", events: again), script: script)
    #expect(told == [#": there is no picture "nope" in grid.images; did you mean "nape"?"#])
  }

  @Test func `a picture's name that the scenario misspells is told, shown or not`() throws {
    let pictures = Self.images + #", "pictures": [{"normal": "rest"}, {"highlighted": "rset"}]"#
    let told = try warnings(Self.scenario(pictures: pictures))
    #expect(told == [#": there is no picture "rset" in grid.images; did you mean "rest"?"#])
  }

  private static func touch(_ type: String, _ id: Int) -> String {
    let place = type == "cancelled" ? "" : #", "x": 11, "y": 10"#
    return ",\n" + #"{"at": 0.2, "type": "touch_\#(type)", "touch": \#(id)\#(place)}"#
  }

  @Test func `an event of a finger that is not down is told with its line`() throws {
    let lawful = [Self.touch("moved", 1), Self.touch("ended", 1), Self.touch("began", 1)].joined()
    #expect(try warnings(Self.scenario(events: lawful)) == [])
    let idle = [
      Self.touch("moved", 2), Self.touch("ended", 1), Self.touch("ended", 1),
      Self.touch("cancelled", 3), Self.touch("began", 3), Self.touch("moved", 3),
    ].joined()
    #expect(
      try warnings(Self.scenario(events: idle))
        == [(9, 2), (11, 1), (12, 3)].map {
          ":\($0.0): touch \($0.1) is not down; the event does nothing."
        })
  }

  @Test func `of many events of fingers that are not down the first ones are told`() throws {
    let moves = String(repeating: Self.touch("moved", 2), count: 25)
    let told = try warnings(Self.scenario(events: moves))
    #expect(told.count == 11)
    #expect(told.last == ": 15 more events are of touches that are not down.")
  }

  @Test func `a picture that only the host has is not told`() throws {
    let pictures = #", "pictures": [{"normal": "photo"}]"#
    #expect(try warnings(Self.scenario(pictures: pictures)) == [])
    #expect(try warnings(Self.scenario(pictures: Self.images + pictures)) == [])
    #expect(try warnings(Self.scenario(pictures: Self.images)) == [])
  }
}
