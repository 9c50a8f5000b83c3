import CellEffect
import CellGrid
import CellScenario
import CellScript
import CellStage

/// The result of `run` for machines.
enum PlaybackTree {
  /// All outcomes: `{"scenarios": […]}`.
  static func tree(of outcomes: [FileOutcome]) -> JSONTree {
    .object([.init("scenarios", .list(outcomes.map(tree)))])
  }

  private static func tree(_ outcome: FileOutcome) -> JSONTree {
    switch outcome.end {
    case .played(let file): tree(file, warnings: outcome.warnings)
    case .wrong(let error, _): tree(error, file: outcome.shownFile)
    case .plugin: tree(file: outcome.shownFile, message: FileWarning.plugin(outcome.file))
    case .unreadable(let fault): tree(file: outcome.shownFile, message: fault.sentence)
    case nil: .null
    }
  }

  private static func tree(_ error: ScenarioError, file: String) -> JSONTree {
    tree(file: file, message: error.fault.sentence, position: error.position)
  }

  private static func tree(
    file: String, message: String, position: Position? = nil
  ) -> JSONTree {
    let place: [JSONTree.Member] =
      position.map { [.init("line", .whole($0.line)), .init("column", .whole($0.column))] } ?? []
    return .object([
      .init("file", .text(file)),
      .init("error", .object(place + [.init("message", .text(message))])),
    ])
  }

  // MARK: A playback

  private static func tree(_ file: PlayedFile, warnings: [String]) -> JSONTree {
    let playback = file.playback
    var members: [JSONTree.Member] = [
      .init("file", .text(file.name)), .init("title", .optional(file.scenario.title)),
      .init("lasts", .number(file.scenario.lasts)),
      .init("as_expected", .boolean(playback.isAsExpected)),
      .init("frames", .whole(playback.frameCount)),
      .init("events", .whole(file.scenario.events.count)),
      .init("touches", .whole(playback.touchCount)),
      .init("missed_touches", .whole(playback.missedTouchCount)),
      .init("animations", .whole(playback.animationCount)),
      .init("still_running", .whole(playback.runningCount)),
      .init("still_waiting", .whole(playback.waitCount)),
      .init("still_playing", .whole(playback.playCount)),
      .init("effects", .list(playback.cast.map(tree))),
      .init("calls", .list(playback.calls.map(tree))),
      .init("completions", .list(playback.completions.map(tree))),
      .init("failures", .list(playback.failures.map { tree($0, file: file.path(of: $0)) })),
      .init("signals", .list(playback.signals.map(tree))),
      .init("flash_limit", playback.flashHolds.map(tree) ?? .null),
      .init("log", .list(playback.lines.map(tree))),
      .init("extremes", .list(playback.extremes.map(tree))),
      .init("expectations", .list(playback.verdicts.map(tree))),
    ]
    members.append(.init("warnings", .list(warnings.map { .text($0) })))
    if let costs = playback.costs { members.append(.init("frame_nanoseconds", tree(costs))) }
    if !file.digests.isEmpty {
      members.append(.init("digests", .list(file.digests.map { .text($0) })))
    }
    return .object(members)
  }

  private static func tree(_ role: Role) -> JSONTree {
    let path: JSONTree = if case .plugin(let path) = role.origin { .text(path) } else { .null }
    return .object([
      .init("use", .text(role.written)), .init("effect", .text(role.effect)),
      .init("plugin", path), .init("used", role.usage.map(tree) ?? .null),
    ])
  }

  private static func tree(_ usage: Usage) -> JSONTree {
    .object([
      .init("load_steps", .whole(usage.loadSteps)), .init("steps", .whole(usage.totalSteps)),
      .init("peak_steps", .whole(usage.peakSteps)), .init("peak_bytes", .whole(usage.peakBytes)),
    ])
  }

  private static func tree(_ call: Call) -> JSONTree {
    .object(
      [
        .init("time", .number(call.time)), .init("call", .text(call.name.rawValue)),
        .init("cell", call.item.map { .whole($0) } ?? .null),
      ] + (call.control.map { [.init("control", .text($0))] } ?? []))
  }

  private static func tree(_ completion: Completion) -> JSONTree {
    .object([
      .init("time", .number(completion.time)), .init("effect", .whole(completion.number)),
      .init("of", .text(completion.effect)), .init("finished", .boolean(completion.finished)),
      .init("cell", .whole(completion.item)),
    ])
  }

  private static func tree(_ failure: Failure, file: String?) -> JSONTree {
    let facts = failure.facts
    return .object([
      .init("time", .number(facts.time)), .init("effect", .text(facts.effect)),
      .init("reason", .text(facts.reason.rawValue)),
      .init("message", .text(facts.reason == .events ? facts.sentence : facts.message)),
      .init("file", .optional(file)),
      .init("line", facts.line.map { .whole($0) } ?? .null),
      .init("handler", .optional(facts.handler)),
      .init("cell", facts.item.map { .whole($0) } ?? .null),
      .init("traceback", .text(facts.traceback)),
      .init("consequence", .text(failure.consequence.rawValue)),
    ])
  }

  private static func tree(_ holds: FlashHolds) -> JSONTree {
    .object([
      .init("held_cells", .whole(holds.cells)), .init("since", .number(holds.since)),
      .init("cells", .list(holds.items.map { .whole($0) })),
    ])
  }

  private static func tree(_ signal: Signal) -> JSONTree {
    .object([
      .init("time", .number(signal.time)), .init("effect", .text(signal.effect)),
      .init("cell", .whole(signal.item)), .init("signal", .text(signal.name)),
    ])
  }

  private static func tree(_ line: LogLine) -> JSONTree {
    .object([
      .init("time", .number(line.time)), .init("effect", .text(line.effect)),
      .init("line", .text(line.text)),
    ])
  }

  private static func tree(_ extreme: Extreme) -> JSONTree {
    .object([
      .init("property", .text(extreme.property.name)), .init("low", tree(extreme.low)),
      .init("high", tree(extreme.high)),
    ])
  }

  private static func tree(_ place: Extreme.Place) -> JSONTree {
    .object([
      .init("value", .number(NumberText.exact(place.value))), .init("cell", .whole(place.item)),
      .init("time", .number(place.time)),
    ])
  }

  private static func tree(_ costs: FrameCosts) -> JSONTree {
    .object([
      .init("median", .whole(Int(clamping: costs.median))),
      .init("high", .whole(Int(clamping: costs.high))),
      .init("longest", .whole(Int(clamping: costs.longest))),
    ])
  }
}
