public import CellEffect
import CellGrid
public import CellScript
public import CellStage
import CellTesting
import Foundation

/// One run of a script that nobody trusts, as a chunk or inside a handler.
public struct Trial: Sendable {
  /// Where the script stands.
  public enum Form: String, CaseIterable, Sendable {
    /// It is loaded.
    case chunk
    /// It runs when a cell of a list is touched; `...` is the cell, the touch and the parameters.
    case handler
  }

  /// What came of it.
  public struct Verdict: Sendable {
    /// What became of it.
    public var outcome: Outcome
    /// CPU time of the thread, in seconds.
    public var seconds: Double
    /// The most bytes that it held.
    public var peakBytes: Int
    /// Its line, from 1, where it has one.
    public var line: Int?
    /// What it was told.
    public var message: String
  }

  /// What the scripts of the folder of attacks assume.
  public static let limits: Limits = {
    var limits = Limits()
    limits.heap = 4 << 20
    limits.string = 256 << 10
    limits.source = 64 << 10
    limits.loadSteps = 10_000_000
    limits.instantSteps = 10_000_000
    var clock = Limits.Clock()
    clock.load = 0.25
    clock.instant = 0.25
    limits.clock = clock
    return limits
  }()

  /// How much slower than a plain build this one may be: `CELLFX_TIME_FACTOR`, which sanitized
  /// builds are given.
  public static let timeFactor =
    ProcessInfo.processInfo.environment["CELLFX_TIME_FACTOR"].flatMap { Double($0) } ?? 1

  private static let header = Array("--!cellfx api=1".utf8)

  /// Where the script stands.
  public var form: Form
  /// What it may use.
  public var limits: Limits

  /// A trial.
  public init(_ form: Form, limits: Limits = Self.limits) {
    self.form = form
    self.limits = limits
  }

  /// Runs a text.
  public func run(_ text: String) -> Verdict {
    run(Array(text.utf8))
  }

  /// Runs a text that need not be one.
  public func run(_ text: some Collection<UInt8>) -> Verdict {
    // The header takes one line, unless the text has it.
    let added = form == .handler || !text.starts(with: Self.header) ? 1 : 0
    var limits = limits
    let whole = whole(text)
    limits.source += whole.count - text.count
    let folder = SampleFolder()
    let path = folder.write(whole, to: "sample.lua")
    let start = Self.cpuTime()
    var verdict: Verdict
    do throws(PluginError) {
      let effect = try ScriptEffect(PluginFiles.at(path), seed: 1, limits: limits)
      verdict = form == .handler ? touch(effect, from: start) : pass(effect, from: start)
    } catch {
      verdict = fail(error, from: start)
    }
    verdict.line = verdict.line.map { max(1, $0 - added) }
    return verdict
  }

  /// The text as a plugin.
  public func whole(_ text: some Collection<UInt8>) -> [UInt8] {
    switch form {
    case .chunk:
      return text.starts(with: Self.header) ? Array(text) : Self.header + [10] + text
    case .handler:
      let start = "local e = {} function e.touch_began(...) local function attack(...) "
      return Self.header + [10] + Array(start.utf8) + text
        + Array("\nend attack(...) end return e\n".utf8)
    }
  }

  private func pass(_ effect: ScriptEffect, from start: Double) -> Verdict {
    Verdict(
      outcome: .ok, seconds: Self.cpuTime() - start, peakBytes: effect.usage.peakBytes, line: nil,
      message: "")
  }

  private func fail(_ error: PluginError, from start: Double) -> Verdict {
    let outcome = Outcome(error.reason)
    let message = error.message.isEmpty ? "\(error.reason)" : error.message
    return Verdict(
      outcome: outcome, seconds: Self.cpuTime() - start, peakBytes: error.usage?.peakBytes ?? 0,
      line: outcome == .ok ? nil : error.line, message: outcome == .ok ? "" : message)
  }

  /// Touches a row of a list on which the effect plays, and lets a second go by.
  private func touch(_ effect: ScriptEffect, from start: Double) -> Verdict {
    let stage = Self.stage([effect])
    stage.feed(.touchBegan(id: 1, at: Point(x: 180, y: 154)), at: 0)
    stage.feed(.touchEnded(id: 1, at: Point(x: 180, y: 154)), at: 0.5)
    stage.advance(to: 1)
    let failures = stage.takeReports().compactMap { report in
      if case .failure(let failure) = report { failure.facts } else { nil }
    }
    let first = failures.first
    return Verdict(
      outcome: Outcome(first?.reason), seconds: Self.cpuTime() - start,
      peakBytes: effect.usage.peakBytes, line: first?.line, message: first?.message ?? "")
  }

  /// A list of rows 375 × 44 without touch delay, started.
  public static func stage(_ effects: [any Effect]) -> Stage {
    var settings = GridSettings(
      viewport: Size(width: 375, height: 667), count: 40, cell: Size(width: 375, height: 44))
    settings.scroll.delaysContentTouches = false
    let stage = Stage(grid: settings, limitsFlashes: false)
    for effect in effects { stage.add(effect) }
    stage.start()
    return stage
  }

  /// CPU time of the thread, in seconds: a busy machine does not lengthen it.
  private static func cpuTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
