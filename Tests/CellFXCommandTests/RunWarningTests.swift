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

  @Test func `a picture that only the host has is not told`() throws {
    let pictures = #", "pictures": [{"normal": "photo"}]"#
    #expect(try warnings(Self.scenario(pictures: pictures)) == [])
    #expect(try warnings(Self.scenario(pictures: Self.images + pictures)) == [])
    #expect(try warnings(Self.scenario(pictures: Self.images)) == [])
  }
}
