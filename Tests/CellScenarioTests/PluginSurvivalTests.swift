import CellEffect
import CellGrid
import CellScript
import CellStage
import CellTesting
import Foundation
import RandomTesting
import Testing

/// The plugins do not fail, whatever happens to a grid, and leave nothing behind.
@Suite struct PluginSurvivalTests {
  /// How many random plays each plugin gets.
  private static let plays =
    ProcessInfo.processInfo.environment["CELLFX_PLUGIN_PLAYS"].flatMap { Int($0) } ?? 8

  /// How many plays go on when all is over: only of what moves at rest.
  private func endlessPlays(_ names: [String]) -> Int {
    names.contains("breathe") ? 1 : 0
  }

  private func effects(_ names: [String]) throws -> [any Effect] {
    try names.map {
      try ScriptEffect(
        PluginFiles.named($0, in: [ScenarioFiles.plugins]), seed: 1, limits: .counted)
    }
  }

  private func stage(_ script: RandomScript, _ names: [String]) throws -> Stage {
    let items = ItemTable(
      labels: ["one", "two"], pictures: [ItemPictures(normal: "A", highlighted: "B")],
      values: [["loading": .boolean(true)], [:], ["loading": .text("soon")]])
    let stage = Stage(grid: script.settings, items: items)
    for effect in try effects(names) { stage.add(effect, fallback: BuiltIn.make(effect.name)) }
    stage.start()
    return stage
  }

  private func advance(_ stage: Stage, to end: Double, by step: Double?) {
    while let step, stage.time + step < end {
      stage.advance(to: stage.time + step)
      _ = stage.frame()
    }
    stage.advance(to: end)
  }

  /// Loads one of the plugins anew.
  private func reload(_ stage: Stage, _ use: Int) throws {
    let effect = try #require(stage.effect(at: use) as? ScriptEffect)
    stage.replace(use, by: try effect.reloaded(), at: stage.time)
  }

  /// Plays a script with values of items that change and, if asked, plugins that are loaded anew.
  private func play(
    _ script: RandomScript, _ names: [String], by step: Double?, reloading: Bool
  ) throws -> (stage: Stage, digests: [UInt64], reports: [Report]) {
    let stage = try stage(script, names)
    var random = SeededGenerator(seed: script.seed)
    var digests: [UInt64] = []
    for (place, event) in script.steps.enumerated() {
      advance(stage, to: event.time, by: step)
      stage.feed(event.input, at: event.time)
      if place % 4 == 1 { toggle(stage, &random) }
      if reloading, place % 5 == 3 { try reload(stage, place % names.count) }
      digests.append(stage.frame().digest(names: stage.scene.names))
    }
    return (stage, digests, stage.takeReports())
  }

  private func toggle(_ stage: Stage, _ random: inout SeededGenerator) {
    let count = stage.scene.grid.settings.count
    guard count > 0 else { return }
    let item = Int.random(in: 0..<count, using: &random)
    let value = [ItemValue.boolean(true), .boolean(false), .number(1)].randomElement(using: &random)
    stage.setItem(item, "loading", to: value ?? .number(0), at: stage.time)
  }

  /// Nothing is selected and nothing loads any more.
  private func calm(_ stage: Stage) {
    for item in 0..<stage.scene.grid.settings.count {
      stage.feed(.deselect(item: item, animated: true), at: stage.time)
      stage.setItem(item, "loading", to: .boolean(false), at: stage.time)
    }
    stage.advance(to: stage.time + 20)
  }

  private func failures(_ reports: [Report]) -> [String] {
    reports.compactMap { if case .failure(let failure) = $0 { "\(failure.facts)" } else { nil } }
  }

  private func check(_ names: [String], _ seed: UInt64) throws {
    let script = RandomScript(seed: seed, length: 24)
    let jump = try play(script, names, by: nil, reloading: false)
    let steps = try play(script, names, by: 1.0 / 30, reloading: false)
    let reloaded = try play(script, names, by: 0.05, reloading: true)
    let comment = Comment(rawValue: "\(names), seed \(seed)")
    #expect(jump.digests == steps.digests, comment)
    #expect(jump.reports == steps.reports, comment)
    for (stage, reports) in [(jump.stage, jump.reports), (reloaded.stage, reloaded.reports)] {
      calm(stage)
      #expect(failures(reports + stage.takeReports()) == [], comment)
      #expect(stage.activeEffectCount == endlessPlays(names), comment)
      checkRest(of: stage.frame(), names, comment)
    }
  }

  private func checkRest(of frame: Frame, _ names: [String], _ comment: Comment) {
    for property in Property.numbers where property != .scale || !names.contains("breathe") {
      let rest: Float = [.scale, .scaleX, .scaleY, .opacity].contains(property) ? 1 : 0
      for row in 0..<frame.count {
        let number = frame.number(property, at: row)
        #expect(abs(number - rest) < 1e-5, "\(property.name), \(comment)")
      }
    }
  }

  @Test(arguments: ScenarioFiles.pluginNames)
  func `a plugin survives random events and leaves nothing behind`(_ name: String) throws {
    for seed in 0..<UInt64(Self.plays) { try check([name], seed) }
  }

  @Test func `all plugins survive together`() throws {
    for seed in 0..<UInt64(Self.plays) { try check(ScenarioFiles.pluginNames, 1_000 + seed) }
  }
}
