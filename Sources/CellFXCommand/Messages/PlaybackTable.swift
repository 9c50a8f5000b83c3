import CellEffect
import CellGrid
import CellScenario
import CellScript
import CellStage

/// What a person reads of a playback.
struct PlaybackTable {
  let played: PlayedFile
  let palette: Palette
  let columns: Int
  let tellsTiming: Bool

  private var playback: Playback {
    played.playback
  }

  /// The whole table, a line each.
  var lines: [String] {
    let title = palette.paint(Words.plain(played.scenario.title ?? played.name), .title)
    return [title, palette.paint(subtitle, .quiet), ""] + rows.flatMap(wrapped)
      + log + failures + [verdict] + misses
  }

  private var subtitle: String {
    let file = played.scenario.title == nil ? [] : [played.name]
    let length = Words.time(played.scenario.lasts)
    let frames = Words.count(playback.frameCount, "frame")
    return (file + [length, frames]).joined(separator: " · ")
  }

  // MARK: Rows

  /// A row broken at commas, so that it fits a page.
  private func wrapped(_ row: (label: String, text: String)) -> [String] {
    var lines = [""]
    for (place, part) in row.text.split(separator: ", ").enumerated() {
      let last = lines[lines.count - 1]
      if place == 0 || last.count + part.count + 3 <= textWidth {
        lines[lines.count - 1] = place == 0 ? String(part) : last + ", " + part
      } else {
        lines[lines.count - 1] = last + ","
        lines.append(String(part))
      }
    }
    return lines.enumerated().map { place, text in
      let label = Self.padded(place == 0 ? row.label : "", to: 14)
      return "  " + palette.paint(label, .quiet) + text
    }
  }

  private var textWidth: Int {
    max(24, min(100, columns) - 16)
  }

  private var rows: [(label: String, text: String)] {
    var rows = [("effects", cast), ("events", events)]
    if playback.missedTouchCount > 0 { rows.append(("touches", missedTouches)) }
    rows += [("calls", calls), ("animations", animations), ("failures", failureCount)]
    if let holds = playback.flashHolds { rows.append(("flash limit", Self.text(holds))) }
    for (place, text) in scripts.enumerated() { rows.append((place == 0 ? "scripts" : "", text)) }
    if playback.waitCount > 0 {
      rows.append(("waits", "\(Words.whole(playback.waitCount)) not over at the end"))
    }
    if playback.playCount > 0 {
      rows.append(("plays", "\(Words.whole(playback.playCount)) not over at the end"))
    }
    if !playback.signals.isEmpty { rows.append(("signals", signals)) }
    let extremes = playback.extremes.map(Self.text)
    for (place, text) in extremes.enumerated() { rows.append((place == 0 ? "extremes" : "", text)) }
    if tellsTiming, let costs = playback.costs { rows.append(("a frame took", Self.text(costs))) }
    if let trace = played.trace {
      rows.append(("trace", "\(trace.path), \(Words.count(trace.rowCount, "row"))"))
    }
    if let record = played.record {
      rows.append(("record", "\(record.path), \(Words.count(record.eventCount, "event"))"))
    }
    return rows
  }

  private var cast: String {
    let roles = playback.cast.map { role in
      let name = role.written == role.effect ? role.effect : "\(role.written) → \(role.effect)"
      return switch role.origin {
      case .builtIn: "\(name) (built in)"
      case .plugin(let path): "\(name) (\(path))"
      }
    }
    return roles.isEmpty ? "none" : roles.joined(separator: ", ")
  }

  /// What each plugin has used.
  private var scripts: [String] {
    playback.cast.compactMap { role in
      role.usage.map { used in
        "\(role.effect): \(Words.count(used.totalSteps, "step")), at most"
          + " \(Words.whole(used.peakSteps)) in an instant; at most"
          + " \(Words.whole((used.peakBytes + 1023) / 1024)) KB"
      }
    }
  }

  private var events: String {
    Self.counted(played.scenario.events.map(\.type))
  }

  private var missedTouches: String {
    let (missed, all) = (playback.missedTouchCount, playback.touchCount)
    return palette.paint("\(Words.whole(missed)) of \(Words.whole(all)) hit no cell", .notable)
  }

  private static func text(_ holds: FlashHolds) -> String {
    let named = holds.items.prefix(6).map { Words.whole($0) }
    let more = holds.cells - named.count
    return "held \(Words.count(holds.cells, "cell")) from \(Words.time(holds.since)) on: "
      + Words.all(of: named + (more > 0 ? ["\(Words.whole(more)) more"] : []))
  }

  private var calls: String {
    Self.counted(playback.calls.filter { $0.name != .completion }.map(\.name.rawValue))
  }

  private var animations: String {
    let all = playback.animationCount
    let finished = playback.completions.filter(\.finished).count
    if all == 0 { return "none" }
    if finished == all { return "\(Words.whole(all)), \(all == 1 ? "finished" : "all finished")" }
    let parts = [
      (finished, "finished"), (playback.completions.count - finished, "replaced or stopped"),
      (playback.runningCount, "still running"),
    ]
    return "\(Words.whole(all)): "
      + parts.filter { $0.0 > 0 }.map { "\(Words.whole($0.0)) \($0.1)" }.joined(separator: ", ")
  }

  private var failureCount: String {
    let count = playback.failures.count
    return count == 0 ? "none" : palette.paint(Words.whole(count), .bad)
  }

  private var signals: String {
    Self.counted(playback.signals.map { Words.plain($0.name) })
  }

  /// How far a number went from its rest, below and above.
  private static func text(_ extreme: Extreme) -> String {
    let rest = Float(extreme.property.neutral)
    let low = extreme.low.value < rest ? ["down to \(text(extreme.low))"] : []
    let high = extreme.high.value > rest ? ["up to \(text(extreme.high))"] : []
    return "\(extreme.property.name) " + (low + high).joined(separator: ", ")
  }

  private static func text(_ place: Extreme.Place) -> String {
    "\(Words.number(place.value)) (cell \(place.item) at \(Words.time(place.time)))"
  }

  private static func text(_ costs: FrameCosts) -> String {
    "\(Words.duration(costs.median)), 1 in 100 over \(Words.duration(costs.high)), the longest"
      + " \(Words.duration(costs.longest))"
  }

  /// How many there are, and of which, in the order in which they first came.
  private static func counted(_ names: [String]) -> String {
    guard !names.isEmpty else { return "none" }
    var order: [String] = []
    var counts: [String: Int] = [:]
    for name in names {
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
    }
    let parts = order.map { name in
      let count = counts[name] ?? 0
      return count == 1 ? name : "\(Words.whole(count)) × \(name)"
    }
    return "\(Words.whole(names.count)): " + parts.joined(separator: ", ")
  }

  // MARK: Failures and expectations

  /// Only what is wrong.
  var wrongs: [String] {
    failures.dropLast() + misses
  }

  private var failures: [String] {
    let failures = playback.failures.flatMap {
      $0.lines(file: played.path(of: $0), palette: palette)
    }
    return failures.isEmpty ? [] : [""] + failures + [""]
  }

  /// The first lines that effects wrote for their authors.
  private var log: [String] {
    let lines = playback.lines
    let shown = lines.prefix(Self.logLimit).enumerated().map { place, line in
      let head = PlaybackTable.padded(place == 0 ? "log" : "", to: 14)
      let text = "\(Words.time(line.time))  \(line.effect): \(Words.written(line.text))"
      return "  " + palette.paint(head, .quiet) + text
    }
    let rest = lines.dropFirst(shown.count)
    guard !rest.isEmpty else { return shown }
    let more = String(repeating: " ", count: 16) + "… and " + Self.counted(rest)
    return shown + [palette.paint(more, .quiet)]
  }

  /// How many lines there are; one that stands for those that were dropped is none itself.
  private static func counted(_ lines: ArraySlice<LogLine>) -> String {
    let kept = lines.count { $0.text != ScriptEffect.droppedNote }
    let count = Words.count(kept, "more line")
    if kept == lines.count { return count }
    return kept == 0
      ? "more lines, which were dropped" : count + ", besides those that were dropped"
  }

  private static let logLimit = 20

  private var verdict: String {
    let all = playback.verdicts.count
    let held = playback.verdicts.filter { $0.miss == nil }.count
    let label = "  " + palette.paint(Self.padded("expectations", to: 14), .quiet)
    if all == 0 { return label + "none" }
    return label
      + (held == all
        ? palette.paint("✓ \(all == 1 ? "the one holds" : "all \(Words.whole(all)) hold")", .good)
        : palette.paint("✗ \(Words.whole(all - held)) of \(Words.whole(all)) failed", .bad))
  }

  /// Each expectation that did not hold, with what was seen and why it matters.
  private var misses: [String] {
    playback.verdicts.flatMap { verdict -> [String] in
      guard let miss = verdict.miss else { return [] }
      return [""] + miss.lines(of: verdict.expectation, file: played.name, palette: palette)
    }
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - Words.width(text)))
  }
}

extension Failure {
  /// What a person reads: where, what, and what became of the effect.
  fileprivate func lines(file: String?, palette: Palette) -> [String] {
    let place = [file, facts.line.map { "\($0)" }].compactMap { $0 }.joined(separator: ":")
    let origin = place.isEmpty ? facts.effect : place
    let handler = facts.handler.map { " in \($0)" } ?? ""
    let cell = facts.item.map { ", cell \($0)" } ?? ""
    let head = "\(origin)\(handler)\(cell), at \(Words.time(facts.time))"
    let trace = facts.traceback.split(separator: "\n").map { "      \($0)" }
    let source = file.flatMap { file in facts.line.map { Excerpt.lines(ofFile: file, line: $0) } }
    let words = "    " + facts.sentence
    return ["  " + palette.paint("✗ \(head)", .bad), words]
      + (source ?? []).map { "  " + $0 } + trace.map { palette.paint($0, .quiet) } + [
        "    \(consequence.sentence(facts.effect))"
      ]
  }
}

extension Failure.Consequence {
  fileprivate func sentence(_ effect: String) -> String {
    switch self {
    case .letGo: "The cell was let go; \(effect) goes on."
    case .removed: "\(effect) was taken off the grid."
    case .replaced: "\(effect) was taken off; the built-in of that name plays in its place."
    }
  }
}
