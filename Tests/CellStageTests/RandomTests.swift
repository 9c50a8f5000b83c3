import CellEffect
import CellGrid
import CellMotion
import CellStage
import CellTesting
import Foundation
import RandomTesting
import Testing

/// What one play of a random script gave.
private struct Play: Equatable {
  var digests: [UInt64] = []
  var reports: [Report] = []
}

@Suite struct RandomTests {
  /// How many sequences and partitions are played; a sanitized run plays fewer.
  private static let sequences = setting("CELLFX_RANDOM_SEQUENCES") ?? 20_000
  private static let partitions = setting("CELLFX_PARTITIONS") ?? 500

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private func stage(_ script: RandomScript, _ effects: [any Effect]) -> Stage {
    let pictures = [ItemPictures(normal: "A", highlighted: "B"), ItemPictures(normal: "A")]
    var items = ItemTable(labels: ["one", "two"], pictures: pictures)
    items.pictureColors = ["B": .init(red: 0, green: 0, blue: 0)]
    let stage = Stage(grid: script.settings, items: items)
    for effect in effects { stage.add(effect) }
    stage.start()
    return stage
  }

  /// Plays a script, advancing by `step` between what is common to all plays.
  private func play(_ script: RandomScript, looking: Bool = false, step: () -> Double?) -> Play {
    let stage = stage(script, [Bounce(), Tint(), Crossfade(), Chaos(seed: script.seed)])
    var play = Play()
    for event in script.steps {
      advance(stage, to: event.time, looking, step)
      stage.feed(event.input, at: event.time)
      play.digests.append(stage.frame().digest(names: stage.scene.names))
      play.reports += stage.takeReports()
    }
    for extra in 1...4 {
      advance(stage, to: stage.time + Double(extra) * 0.11, looking, step)
      play.digests.append(stage.frame().digest(names: stage.scene.names))
      play.reports += stage.takeReports()
    }
    return play
  }

  private func advance(
    _ stage: Stage, to end: Double, _ looking: Bool, _ step: () -> Double?
  ) {
    while let step = step(), stage.time + step < end {
      stage.advance(to: stage.time + step)
      if looking { _ = stage.frame() }
    }
    stage.advance(to: end)
  }

  @Test(arguments: 0..<10)
  func `any partition of time gives the same values, calls and completions`(part: Int) {
    for seed in stride(from: part, to: Self.partitions, by: 10) { comparePartitions(seed) }
  }

  private func comparePartitions(_ seed: Int) {
    let script = RandomScript(seed: UInt64(seed), length: 20)
    var random = SeededGenerator(seed: UInt64(seed))
    let jump = play(script) { nil }
    #expect(jump == play(script) { 1.0 / 30 }, "seed \(seed), 1/30 s")
    #expect(jump == play(script, looking: true) { 1.0 / 60 }, "seed \(seed), 1/60 s")
    #expect(jump == play(script) { 1.0 / 144 }, "seed \(seed), 1/144 s")
    #expect(
      jump
        == play(script, looking: true) { Double.random(in: 0.001...0.2, using: &random) },
      "seed \(seed), random steps")
  }

  @Test(arguments: 0..<20)
  func `random events leave nothing behind and complete every animation once`(part: Int) {
    for index in 0..<max(Self.sequences / 20, 1) {
      let seed = UInt64(part * 1_000_000 + index)
      let script = RandomScript(seed: seed, length: 16)
      let chaos = Chaos(seed: seed)
      let stage = stage(script, [Bounce(), Tint(), Crossfade(), chaos])
      for event in script.steps { stage.feed(event.input, at: event.time) }
      stage.advance(to: (script.steps.last?.time ?? 0) + 60)
      check(stage, script, chaos)
    }
  }

  private func check(_ stage: Stage, _ script: RandomScript, _ chaos: Chaos) {
    let seed = script.seed
    let pressing = CellColumns.Flag.pressed | CellColumns.Flag.highlighted
    let flags = stage.scene.grid.liveSlots.map { stage.scene.grid.cells.flags[$0] }
    #expect(flags.allSatisfy { $0 & pressing == 0 }, "seed \(seed)")
    #expect(stage.activeEffectCount == 0, "seed \(seed)")
    #expect(stage.nextDue == nil, "seed \(seed)")
    let reports = stage.takeReports()
    let numbers = reports.compactMap { report in
      if case .completion(let completion) = report { completion.number } else { nil }
    }
    #expect(numbers.sorted() == Array(1..<numbers.count + 1), "seed \(seed)")
    #expect(chaos.ended.values.allSatisfy { $0 == 1 }, "seed \(seed)")
    checkSelections(reports, script)
  }

  /// A touch selects only at a lift.
  private func checkSelections(_ reports: [Report], _ script: RandomScript) {
    let lifts = Set(
      script.steps.compactMap { step in
        if case .touchEnded = step.input { step.time } else { nil }
      })
    let selections = reports.compactMap { report in
      if case .call(let call) = report, call.name == .didSelect { call.time } else { nil }
    }
    #expect(selections.allSatisfy { lifts.contains($0) }, "seed \(script.seed)")
  }
}
