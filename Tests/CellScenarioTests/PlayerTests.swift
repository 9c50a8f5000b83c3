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
    try expectAll(of: ScenarioText.play(ScenarioFiles.scenario(file)), file)
  }

  @Test(arguments: ScenarioFiles.names(in: "Demo"))
  func `holds what the demo expects`(file: String) throws {
    let scenario = try Scenario(json: ScenarioFiles.bytes(file, in: "Demo"))
    try expectAll(of: ScenarioText.play(scenario), file)
  }

  @Test(arguments: files)
  func `holds the same with the plugins, bit for bit`(file: String) throws {
    let scenario = try ScenarioFiles.scenario(file)
    let builtIn = try Recording(of: scenario, BuiltInEffects())
    let plugins = try Recording(of: scenario, ScenarioFiles.pluginShelf)
    expectAll(of: plugins.playback, file)
    #expect(plugins.playback.cast.allSatisfy { $0.origin != .builtIn })
    #expect(builtIn.trace == plugins.trace)
    #expect(builtIn.digests == plugins.digests)
  }

  @Test(arguments: files)
  func `two playbacks give the same bytes`(file: String) throws {
    let scenario = try ScenarioFiles.scenario(file)
    #expect(
      try Recording(of: scenario, BuiltInEffects()) == Recording(of: scenario, BuiltInEffects()))
  }

  @Test(arguments: files)
  func `stepping in between changes nothing`(file: String) throws {
    let scenario = try ScenarioFiles.scenario(file)
    let plain = try Recording(of: scenario, BuiltInEffects())
    var random = SeededGenerator(seed: 7)
    let random100 = (0..<100).map { _ in Double.random(in: 0...scenario.lasts, using: &random) }
    for times in [stride(from: 0, through: scenario.lasts, by: 1 / 144).map { $0 }, random100] {
      #expect(try Recording(of: scenario, BuiltInEffects(), extraTimes: times.sorted()) == plain)
    }
  }

  @Test(arguments: [24.0, 30, 59.94, 144, 1_000])
  func `expectations hold at any rate`(rate: Double) throws {
    for file in Self.files {
      try expectAll(of: ScenarioText.play(ScenarioFiles.scenario(file), rate: rate), file)
    }
  }

  @Test func `counts frames from 0 to the end, both included`() throws {
    let scenario = try ScenarioText.scenario("\"lasts\": 0.5")
    #expect(try ScenarioText.play(scenario).frameCount == 31)
    #expect(try ScenarioText.play(scenario, rate: 10).frameCount == 6)
  }

  @Test func `plays bounce and tint where no effects are named, crossfade for pictures`() throws {
    let plain = try ScenarioText.play(ScenarioText.scenario())
    #expect(plain.cast.map(\.effect) == ["bounce", "tint"])
    let pictures = try ScenarioText.scenario(grid: "\"pictures\": [{\"normal\": \"A\"}]")
    #expect(try ScenarioText.play(pictures).cast.map(\.effect) == ["bounce", "tint", "crossfade"])
    let none = try ScenarioText.scenario("\"effects\": []")
    #expect(try ScenarioText.play(none).cast.isEmpty)
  }

  @Test func `counts touches that land where no cell is`() throws {
    let touches = [(20, 154), (380, 154), (20, -1), (20, 660)].enumerated().map { place, point in
      let (start, end) = ("\(place).1", "\(place).2")
      let rest = "\"touch\": 1, \"x\": \(point.0), \"y\": \(point.1)"
      return """
        {"at": \(start), "type": "touch_began", \(rest)},
        {"at": \(end), "type": "touch_cancelled", "touch": 1}
        """
    }
    let events = "\"events\": [\(touches.joined(separator: ","))]"
    let all = try ScenarioText.play(ScenarioText.scenario(events))
    #expect(all.touchCount == 4)
    #expect(all.missedTouchCount == 2)
    #expect(try ScenarioText.play(ScenarioText.scenario()).touchCount == 0)
  }

  @Test func `measures frames with the clock it is given`() throws {
    let player = try Player(ScenarioText.scenario("\"lasts\": 1"), effects: BuiltInEffects())
    var now: UInt64 = 0
    player.clock = {
      now += 5
      return now
    }
    let costs = try #require(player.play().costs)
    #expect([costs.median, costs.high, costs.longest] == [5, 5, 5])
  }
}
