import CellEffect
import CellGrid
import CellMotion
import CellScenario
import CellScript
import CellStage
import CellTesting
import Foundation
import RandomTesting
import Testing

@Suite struct RecorderTests {
  private static let plain = GridSettings(
    viewport: Size(width: 100, height: 200), count: 8, cell: Size(width: 100, height: 50))

  /// How often a second playbacks are looked at; `run` tests at 60.
  private static let rate = 15.0

  // MARK: Scenarios

  /// Plays a scenario, records what the stage was fed, and plays that.
  private func checkPlayback(
    of scenario: Scenario, _ effects: some EffectResolver, _ comment: Comment
  ) throws {
    let player = try Player(scenario, effects: effects, rate: Self.rate)
    let recorder = Recorder(player)
    var trace = ""
    var digests: [UInt64] = []
    player.observers = [
      TraceRecorder { trace += TraceFormat.jsonLines.text(of: $0) },
      DigestRecorder { digests.append($1) },
    ]
    let playback = player.play()
    let recorded = try recorder.scenario()
    #expect(recorder.isExact, comment)
    #expect(recorded.json == recorder.text, comment)
    #expect(recorded.lasts == scenario.lasts, comment)
    #expect(recorded.events.count >= scenario.events.count, comment)
    let again = try Recording(of: recorded, effects, rate: Self.rate, format: .jsonLines)
    #expect(again.trace == trace, comment)
    #expect(again.digests == digests, comment)
    #expect(again.playback.verdicts.map(\.miss) == playback.verdicts.map(\.miss), comment)
  }

  @Test(arguments: ScenarioFiles.names(in: "Scenarios"))
  func `what a scenario feeds is recorded, and gives the same`(file: String) throws {
    let scenario = try ScenarioFiles.scenario(file)
    try checkPlayback(of: scenario, BuiltInEffects(), Comment(rawValue: file))
  }

  @Test(arguments: ScenarioFiles.pluginScenarios)
  func `what a plugin's scenario feeds is recorded, and gives the same`(file: String) throws {
    let shelf = EffectShelf(
      folders: [ScenarioFiles.plugins], base: ScenarioFiles.plugins, limits: .counted)
    try checkPlayback(of: ScenarioFiles.pluginScenario(file), shelf, Comment(rawValue: file))
  }

  @Test func `what random scenarios feed is recorded, and gives the same`() throws {
    let sample = try JitterFolder()
    let shelf = EffectShelf(folders: [sample.path, ScenarioFiles.plugins], limits: .counted)
    for seed in 0..<UInt64(100) {
      let file = RandomScenario(seed: seed)
      let comment = Comment(rawValue: "seed \(seed):\n\(file.text)")
      try checkPlayback(of: Scenario(json: Array(file.text.utf8)), shelf, comment)
    }
  }

  // MARK: Sessions

  /// How many sessions are played; a sanitized run plays fewer.
  private static let sessionCount =
    ProcessInfo.processInfo.environment["CELLFX_PARTITIONS"].flatMap { Int($0) }.map {
      min($0, 300)
    }
    ?? 300

  @Test(arguments: 0..<4)
  func `what a host feeds by chance, in time or late, gives the same`(part: Int) throws {
    let sample = try JitterFolder()
    let jitter = try PluginFiles.named("jitter", in: [sample.path])
    var lateCount = 0
    for seed in stride(from: part, to: Self.sessionCount, by: 4) {
      let session = try LiveSession(seed: UInt64(seed), jitter: jitter)
      let comment = Comment(rawValue: "seed \(seed):\n\(session.recorder.text)")
      let scenario = try session.recorder.scenario()
      let again = try Recording(of: scenario, LiveShelf(), rate: LiveSession.rate)
      #expect(session.recorder.isExact, comment)
      #expect(TraceFormat.csv.header + session.trace == again.trace, comment)
      #expect(session.digests == again.digests, comment)
      lateCount += session.lateCount
    }
    #expect(lateCount > Self.sessionCount / 8)
  }

  @Test func `a touch that came late is played with its own time`() throws {
    var grid = Self.plain
    grid.count = 100
    let stage = Stage(grid: grid)
    let recorder = Recorder(stage)
    stage.start()
    stage.feed(.touchBegan(id: 1, at: Point(x: 50, y: 150)), at: 0)
    stage.advance(to: 0.2)
    stage.feed(.touchMoved(id: 1, at: Point(x: 50, y: 100)), at: 0.15)
    stage.feed(.touchEnded(id: 1, at: Point(x: 50, y: 60)), at: 0.2)
    stage.advance(to: 1)
    #expect(
      recorder.text.contains(
        #"{"at": 0.2, "type": "touch_moved", "touch": 1, "x": 50, "y": 100, "touched_at": 0.15}"#))
    let player = try Player(recorder.scenario(), effects: BuiltInEffects())
    _ = player.play()
    #expect(player.stage.frame().offset == stage.frame().offset)
    let hasty = recorder.text.replacing(", \"touched_at\": 0.15", with: "")
    let other = try Player(Scenario(json: Array(hasty.utf8)), effects: BuiltInEffects())
    _ = other.play()
    #expect(other.stage.frame().offset != stage.frame().offset)
  }

  // MARK: What it says

  @Test func `effects are written with their names, settings, items and seeds`() throws {
    let sample = try JitterFolder()
    let files = try PluginFiles.named("jitter", in: [sample.path])
    let stage = Stage(grid: Self.plain, limitsFlashes: false)
    let recorder = Recorder(stage)
    recorder.title = "a session"
    let tint = Tint()
    try tint.parameters.set("selected_color", to: .text("#F00"), of: "tint")
    stage.add(tint, on: [3, 1])
    stage.add(try ScriptEffect(files, seed: 7, limits: .counted))
    stage.add(Chaos(seed: 1))
    stage.start()
    recorder.names[2] = "mine.lua"
    let scenario = try recorder.scenario()
    #expect(
      scenario.json == """
        {
          "title": "a session",
          "grid": {
            "viewport": {"width": 100, "height": 200},
            "count": 8,
            "cell": {"width": 100, "height": 50},
            "flash_limit": false
          },
          "effects": [
            {"use": "builtin:tint", "set": {"selected_color": "#F00"}, "cells": [1, 3]},
            {"use": "\(sample.path)/jitter.lua", "seed": 7},
            {"use": "mine.lua"}
          ]
        }

        """)
  }

  @Test func `items that are not there are noted`() throws {
    let stage = Stage(grid: Self.plain)
    let recorder = Recorder(stage)
    stage.start()
    stage.feed(.touchBegan(id: 0, at: Point(x: 1, y: 1)), at: 0)
    for item in [-1, 8] { stage.feed(.select(item: item, animated: true), at: 0.1) }
    let events = try recorder.scenario().events.map(\.event)
    #expect(
      events.dropFirst() == [
        .note("item -1 is not there"), .input(.touchCancelled(id: 1)),
        .note("item 8 is not there"), .input(.touchCancelled(id: 1)),
      ])
  }

  @Test func `an extent where a line has several cells is noted`() throws {
    var grid = Self.plain
    (grid.layout, grid.columns) = (.grid, 2)
    let stage = Stage(grid: grid)
    let recorder = Recorder(stage)
    stage.start()
    stage.feed(.setExtent(item: 3, 80), at: 0)
    #expect(stage.scene.grid.settings == grid)
    #expect(
      try recorder.scenario().events.map(\.event) == [
        .note("the line of item 3 has several cells"), .input(.touchCancelled(id: 0)),
      ])
  }

  @Test func `an input of an item that is not there brings the cells of its time, as it did`()
    throws
  {
    var grid = Self.plain
    (grid.count, grid.cell.height) = (4_000, 4)
    let stage = Stage(grid: grid)
    let recorder = Recorder(stage)
    stage.start()
    stage.feed(.touchBegan(id: 1, at: Point(x: 50, y: 190)), at: 0)
    stage.feed(.touchMoved(id: 1, at: Point(x: 50, y: 100)), at: 0.03)
    stage.feed(.touchEnded(id: 1, at: Point(x: 50, y: 10)), at: 0.06)
    var digests: [UInt64] = []
    for frame in 0...300 {
      let time = Double(frame) / 1_000
      if frame % 10 == 7 { stage.feed(.select(item: -1, animated: false), at: time - 0.0003) }
      stage.advance(to: time)
      if time > 0.06 { digests.append(stage.frame().digest(names: stage.scene.names)) }
    }
    let again = try Recording(of: recorder.scenario(), BuiltInEffects(), rate: 1_000)
    #expect(Array(again.digests.suffix(digests.count)) == digests)
    #expect(Set(digests).count > 200)
  }

  @Test func `what no scenario says is refused with its place in the text`() throws {
    let stage = Stage(grid: Self.plain)
    let recorder = Recorder(stage)
    stage.start()
    stage.feed(.touchBegan(id: 1, at: Point(x: 2e9, y: 0)), at: 0)
    let error = #expect(throws: ScenarioError.self) { try recorder.scenario() }
    #expect(error?.fault.caseName == "range")
    #expect(error?.position == Position(line: 9, column: 55))
  }

  @Test func `tells that a scenario cannot hold what happened`() throws {
    func recorder(
      of items: ItemTable = ItemTable(), _ body: (Stage) -> Void = { _ in }
    ) throws -> Recorder {
      let stage = Stage(grid: Self.plain, items: items)
      let recorder = Recorder(stage)
      stage.add(Bounce())
      stage.start()
      body(stage)
      _ = try recorder.scenario()
      return recorder
    }
    #expect(try recorder().isExact)
    #expect(try !recorder { $0.replace(0, by: Tint(), at: 0.5) }.isExact)
    var items = ItemTable()
    items.change("n", of: 2, to: .number(1))
    #expect(try !recorder(of: items).isExact)
    items = ItemTable()
    items.pictureColors = ["A": Color(red: 0.1, green: 0, blue: 0)]
    #expect(try !recorder(of: items).isExact)
    items.pictureColors = ["A": Color(red: 0.2, green: 0, blue: 0)]
    #expect(try recorder(of: items).isExact)
  }

  @Test func `the stage is recorded from its start on, by one recorder`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage(grid: Self.plain)
      stage.start()
      _ = Recorder(stage)
    }
    await #expect(processExitsWith: .failure) {
      let stage = Stage(grid: Self.plain)
      let first = Recorder(stage)
      _ = Recorder(stage)
      withExtendedLifetime(first) {}
    }
  }
}

/// A folder with the plugin that does a little of everything; it is gone with its owner.
private final class JitterFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cellfx-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(RandomEffect.jitter.utf8).write(to: folder.appending(path: "jitter.lua"))
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
