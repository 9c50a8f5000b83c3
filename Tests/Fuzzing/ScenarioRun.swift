import CellEffect
import CellGrid
import CellMotion
import CellScenario
import CellScript
import CellStage
import CellTesting
import Foundation
import RandomTesting

/// A scenario's text, read and, where it is short and small, played.
///
/// The first byte says how to read the rest: bit 0: as decisions of a random lawful file, else as
/// text; bit 1: with the plugins before the built-in effects.
struct ScenarioRun {
  private let manner: UInt8
  private let rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    manner = bytes.first ?? 0
    rest = bytes.dropFirst()
  }

  /// The scenario's file.
  var text: String {
    String(decoding: json, as: UTF8.self)
  }

  private var isDrawn: Bool {
    manner & 1 == 1
  }

  private var json: [UInt8] {
    guard isDrawn else { return Array(rest) }
    let file = RandomScenario(random: SeededGenerator(bytes: rest), seed: UInt64(manner))
    return Array(file.text.utf8)
  }

  /// Keys and names of scenarios.
  static let words: [String] = {
    let schema = Schema.text.split { !$0.isLetter && $0 != "_" }.map(String.init)
    let lower = schema.filter { $0.count > 1 && $0.first?.isLowercase == true }
    let more = ["builtin:tint", "plugin:bounce", "\"at\": ", "\"type\": ", "1e308", "\\u00e4"]
    return Set(lower + more + Property.names).sorted()
  }()

  func check() throws(BrokenLaw) {
    let scenario: Scenario
    do throws(ScenarioError) {
      scenario = try Scenario(json: json)
    } catch {
      try hold(!isDrawn, "a lawful file is refused: \(error)")
      return
    }
    let again = try? Scenario(json: Array(scenario.json.utf8))
    try hold(again == scenario, "it is not read back from its text")
    guard isSmall(scenario) else { return }
    let rate = max(1, min(60, 16 / max(scenario.lasts, 0.01)))
    guard let once = try play(scenario, rate, extraTimes: []) else { return }
    let times = (0..<11).map { Double($0) * scenario.lasts / 11 }
    guard let again = try play(scenario, rate, extraTimes: times) else {
      throw BrokenLaw("effects were found once and not a second time")
    }
    try hold(once.digests == again.digests, "digests differ")
    try hold(once.calls == again.calls, "calls differ")
    try hold(once.completions == again.completions, "completions differ")
    try hold(once.failures == again.failures, "failures differ")
  }

  /// Whether it is played in a blink.
  private func isSmall(_ scenario: Scenario) -> Bool {
    let grid = scenario.grid
    let rows = grid.layout == .stack ? Double(grid.count) : grid.viewport.height / grid.cell.height
    let cells = rows * Double(grid.columns)
    let inserted = scenario.events.reduce(0) { sum, event in
      if case .input(.insert(let items, _)) = event.event { sum + items.count } else { sum }
    }
    let isResized = scenario.events.contains { $0.type == "resize" }
    return scenario.lasts <= 40 && cells <= (isResized ? 20 : 100) && inserted < 1000
      && scenario.events.count < 200 && scenario.expectations.count < 100
      && (scenario.effects?.count ?? 0) <= 8
  }

  /// What came of a play; nil if an effect is not to be had.
  private func play(
    _ scenario: Scenario, _ rate: Double, extraTimes: [Double]
  ) throws(BrokenLaw) -> ScenarioWatch? {
    let player: Player
    do throws(ScenarioError) {
      player = try Player(scenario, effects: FuzzShelf(prefersPlugins: manner & 2 != 0), rate: rate)
    } catch {
      return nil
    }
    player.extraTimes = extraTimes
    let watch = ScenarioWatch()
    player.observers = [watch]
    if extraTimes.isEmpty, manner & 4 != 0 { player.observers.append(TraceRecorder { _ in }) }
    watch.take(player.play())
    if let law = watch.broken { throw law }
    return watch
  }
}

/// Sees a playback and holds every moment of it to the laws of stages.
private final class ScenarioWatch: PlaybackObserver {
  private(set) var digests: [UInt64] = []
  private(set) var calls: [String] = []
  private(set) var completions: [String] = []
  private(set) var failures: [String] = []
  private(set) var broken: BrokenLaw?
  private var time = 0.0

  func see(_ moment: Moment) {
    do throws(BrokenLaw) {
      try hold(moment.time >= time, "time went back from \(time) to \(moment.time)")
      time = moment.time
      try FrameLaws(frame: moment.frame).check()
    } catch {
      broken = broken ?? error
    }
    if moment.isFrame { digests.append(moment.frame.digest(names: moment.stage.scene.names)) }
  }

  func take(_ playback: Playback) {
    calls = playback.calls.map { "\($0)" }
    completions = playback.completions.map { "\($0)" }
    failures = playback.failures.map { "\($0)" }
    if playback.runningCount < 0 || playback.waitCount < 0 {
      broken = broken ?? BrokenLaw("\(playback.runningCount) run, \(playback.waitCount) wait")
    }
  }
}

/// The built-in effects, their twins and one that does a little of everything; no other file.
private struct FuzzShelf: EffectResolver {
  let prefersPlugins: Bool

  private static let plugins = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Plugins").path

  func effect(named name: String, seed: UInt64) throws(ScenarioError.Fault) -> ResolvedEffect {
    let bare = name.split(separator: ":").last.map(String.init) ?? ""
    if bare == "jitter", let jitter = try? jitter(seed) {
      return ResolvedEffect(jitter, origin: .plugin(path: bare))
    }
    guard BuiltIn.names.contains(bare) else {
      throw .unknownEffect(name, known: BuiltIn.names, folders: [])
    }
    var shelf = EffectShelf(
      folders: [Self.plugins], prefersPlugins: prefersPlugins, limits: .counted)
    shelf.limits.instantSteps = 50_000
    return try shelf.effect(named: name, seed: seed)
  }

  private func jitter(_ seed: UInt64) throws(PluginError) -> ScriptEffect {
    try PluginFile("jitter").effect(of: Array(RandomEffect.jitter.utf8), seed: seed, limits: .small)
  }
}
