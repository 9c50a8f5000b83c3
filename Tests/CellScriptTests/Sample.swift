import CellEffect
import CellGrid
import CellMotion
import CellScript
import CellStage
import CellTesting
import Foundation

/// An effect that does nothing.
final class Still: Effect {
  let name = "still"
  var parameters = ParameterSet()

  func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {}
}

enum Sample {
  /// The plugins of the repository.
  static let plugins: String = {
    let file = #filePath
    return file.components(separatedBy: "/Tests/")[0] + "/Plugins"
  }()

  /// The effect of a text whose lines stand from line 3 on; the table is `e`, the module `fx`.
  static func effect(
    _ body: String, seed: UInt64 = 1, limits: Limits = .counted
  ) throws(PluginError) -> ScriptEffect {
    let text = "--!cellfx api=1\nlocal fx, e = require 'cellfx', {}\n\(body)\nreturn e\n"
    return try whole(text, seed: seed, limits: limits)
  }

  static func whole(
    _ text: String, name: String = "sample", seed: UInt64 = 1, limits: Limits = .counted
  ) throws(PluginError) -> ScriptEffect {
    let folder = SampleFolder()
    let path = folder.write(text, to: "\(name).lua")
    return try ScriptEffect(PluginFiles.at(path), seed: seed, limits: limits)
  }

  /// The effect that loading a text fails with.
  static func defect(_ text: String, limits: Limits = .counted) -> PluginError? {
    do throws(PluginError) {
      _ = try whole(text, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  static func twin(_ name: String) throws -> ScriptEffect {
    try ScriptEffect(PluginFiles.named(name, in: [plugins]), seed: 1, limits: .counted)
  }
}

extension TouchReport {
  /// A touch at the origin.
  static let sample = TouchReport(
    id: 1, location: .zero, contentLocation: .zero, travel: .zero, velocity: .zero, inside: true,
    taps: 0, time: 0)
}

extension Stage {
  /// A list of rows 375 × 44 without touch delay, started.
  static func list(
    _ effects: [any Effect], count: Int = 40, items: ItemTable = ItemTable(),
    on played: Set<Int>? = nil, adjust: (inout GridSettings) -> Void = { _ in }
  ) -> Stage {
    var settings = GridSettings(
      viewport: Size(width: 375, height: 667), count: count, cell: Size(width: 375, height: 44))
    settings.scroll.delaysContentTouches = false
    adjust(&settings)
    let stage = Stage(grid: settings, items: items, limitsFlashes: false)
    for effect in effects { stage.add(effect, on: played) }
    stage.start()
    return stage
  }

  /// A stage with the effect of a text, and what it reported when row 3 was pressed at 0.
  static func pressing(
    _ body: String, limits: Limits = .counted, items: ItemTable = ItemTable()
  ) throws -> Stage {
    let stage = Stage.list([Still(), try Sample.effect(body, limits: limits)], items: items)
    stage.touch(row: 3, at: 0)
    return stage
  }

  func touch(row: Int, at time: Double, id: Int = 1) {
    feed(.touchBegan(id: id, at: Point(x: 180, y: Double(row) * 44 + 22)), at: time)
  }

  func lift(row: Int, at time: Double, id: Int = 1) {
    feed(.touchEnded(id: id, at: Point(x: 180, y: Double(row) * 44 + 22)), at: time)
  }

  /// What a row shows of a number at a time; the stage is brought there.
  func number(_ property: Property, row: Int, at time: Double) -> Double {
    advance(to: time)
    let frame = frame()
    return frame.row(of: row).map { Double(frame.number(property, at: $0)) } ?? .nan
  }

  /// What a row shows of a colour at a time, 0…255.
  func color(_ property: Property, row: Int, at time: Double) -> SIMD4<Float> {
    advance(to: time)
    let frame = frame()
    return frame.row(of: row).map { frame.color(property, at: $0) * 255 } ?? .zero
  }

  /// The lines written since the reports were last taken.
  func lines() -> [String] {
    takeReports().compactMap { if case .log(_, let line, _) = $0 { line } else { nil } }
  }

  /// The ends of animations since the reports were last taken.
  func completions() -> [Completion] {
    takeReports().compactMap { if case .completion(let end) = $0 { end } else { nil } }
  }

  /// The failures since the reports were last taken.
  func failures() -> [EffectFailure] {
    takeReports().compactMap { if case .failure(let failure) = $0 { failure.facts } else { nil } }
  }
}

/// What an effect raised when row 3 was pressed: `line: message`, or nil.
func raised(_ body: String, limits: Limits = .counted) throws -> String? {
  let code = "function e.touch_began(cell, touch, p)\n\(body)\nend"
  let stage = try Stage.pressing(code, limits: limits)
  return stage.failures().first.map { "\($0.line ?? 0): \($0.message)" }
}

/// What an effect wrote when row 3 was pressed, up to a time.
func written(
  _ body: String, until time: Double = 0, items: ItemTable = ItemTable()
) throws -> [String] {
  let stage = try Stage.pressing(
    "function e.touch_began(cell, touch, p)\n\(body)\nend", items: items)
  stage.advance(to: time)
  let reports = stage.takeReports()
  return reports.compactMap {
    switch $0 {
    case .log(_, let line, _): line
    case .failure(let failure): "\(failure.facts.line ?? 0): \(failure.facts.message)"
    default: nil
    }
  }
}
