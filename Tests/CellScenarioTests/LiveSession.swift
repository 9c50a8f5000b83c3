import CellEffect
import CellGrid
import CellMotion
import CellScript
import CellTesting
import RandomTesting

@testable import CellScenario
@testable import CellStage

/// A host that feeds a stage by chance, in time or late, while the stage is recorded, all from a seed.
final class LiveSession {
  /// The rows of its trace.
  private(set) var trace = ""
  /// The digests of its frames.
  private(set) var digests: [UInt64] = []
  /// What was recorded.
  let recorder: Recorder
  /// How many touches came late.
  private(set) var lateCount = 0
  private let stage: Stage
  private var random: SeededGenerator
  private var frame = 0
  private var observers: [any PlaybackObserver] = []
  /// How often a second it looks at what it plays.
  static let rate = 15.0

  init(seed: UInt64, jitter: PluginFiles) throws {
    random = SeededGenerator(seed: seed &+ 0x5EED)
    let script = RandomScript(seed: seed, length: 12)
    stage = Stage(
      grid: Self.grid(script.settings), items: Self.items, limitsFlashes: seed % 4 != 0)
    recorder = Recorder(stage, seed: seed % 5)
    recorder.images = ["A": .file("a.png")]
    observers = [
      TraceRecorder { self.trace += TraceFormat.csv.text(of: $0) },
      DigestRecorder { self.digests.append($1) },
    ]
    try addEffects(seed: seed, jitter: jitter)
    stage.start()
    for step in script.steps { try feed(step) }
    advance(to: stage.time + Double.random(in: 0...0.3, using: &random))
    see(isFrame: false)
    observers = []
  }

  // MARK: The stage

  private static let items: ItemTable = {
    let pictures = [ItemPictures(normal: "A", highlighted: "B"), ItemPictures(normal: "A")]
    var items = ItemTable(
      labels: ["one", "two"], pictures: pictures, values: [["loading": .boolean(true)], [:]])
    items.pictureColors = ["B": .init(red: 0, green: 0, blue: 0.2)]
    return items
  }()

  /// A grid that a scenario can say: something is visible, and refused items exist.
  private static func grid(_ settings: GridSettings) -> GridSettings {
    var settings = settings
    settings.viewport.height = max(1, settings.viewport.height)
    settings.refusesHighlight = settings.refusesHighlight.filter { $0 < settings.count }
    settings.refusesSelect = settings.refusesSelect.filter { $0 < settings.count }
    return settings
  }

  private func addEffects(seed: UInt64, jitter: PluginFiles) throws {
    let bounce = Bounce()
    try bounce.parameters.set("scale", to: .number(0.9), of: "bounce")
    let script = try ScriptEffect(jitter, seed: seed, limits: .counted)
    let hasThree = stage.scene.grid.settings.count > 2
    stage.add(bounce)
    stage.add(Tint())
    stage.add(Crossfade())
    stage.add(script, on: seed % 3 == 0 ? hasThree ? [0, 2] : [] : nil)
    stage.add(Chaos(seed: LiveShelf.chaosSeed))
  }

  // MARK: Feeding

  private func feed(_ step: RandomScript.Step) throws {
    let chance = Int.random(in: 0...3, using: &random)
    let delays: [Double] = [0, 0, 1 / 60, Double.random(in: 0...0.08, using: &random)]
    let counted = max(stage.time, step.time + delays[chance])
    show(before: counted)
    if chance > 0 { stage.advance(to: counted) }
    if stage.time > step.time, step.input.isOfFinger { lateCount += 1 }
    stage.feed(step.input, at: step.time)
    try change(at: step.time)
  }

  /// What a host does besides.
  private func change(at time: Double) throws {
    let count = stage.scene.grid.settings.count
    let item = Int.random(in: 0...max(0, count - 1), using: &random)
    switch Int.random(in: 0...19, using: &random) {
    case 0 where count > 0:
      stage.setItem(item, "loading", to: .number(.random(in: 0...1, using: &random)), at: time)
    case 1: try stage.setParameter("scale", of: 0, to: .number(0.5 + time / 100), at: time)
    case 2: try stage.setParameter("reach", of: 3, to: .number(time), at: time)
    case 3: stage.note("at \(time)", at: time)
    case 4: stage.feed(.select(item: item + 3, animated: true), at: time)
    case 5: stage.feed(.setRefuses(highlight: count > 0 ? [item] : [], select: nil), at: time)
    default: break
    }
  }

  // MARK: Looking

  /// Looks at each frame before a time, then stands there.
  private func advance(to time: Double) {
    show(before: time)
    stage.advance(to: time)
    if Double(frame) / Self.rate == time { see(isFrame: true) }
  }

  private func show(before time: Double) {
    while Double(frame) / Self.rate < time {
      stage.advance(to: Double(frame) / Self.rate)
      see(isFrame: true)
      frame += 1
    }
  }

  private func see(isFrame: Bool) {
    let moment = Moment(
      time: stage.time, isFrame: isFrame, events: [], reports: stage.takeReports(),
      frame: stage.frame(), stage: stage)
    for observer in observers { observer.see(moment) }
  }
}

/// Finds what a session's host plays: built-in effects, a plugin by its path, and an effect of its own.
struct LiveShelf: EffectResolver {
  /// What the answers of the host's own effect follow from.
  static let chaosSeed: UInt64 = 77

  func effect(named name: String, seed: UInt64) throws(ScenarioError.Fault) -> ResolvedEffect {
    if name == "chaos" {
      return ResolvedEffect(Chaos(seed: Self.chaosSeed), origin: .builtIn)
    }
    return try EffectShelf(limits: .counted).effect(named: name, seed: seed)
  }
}
