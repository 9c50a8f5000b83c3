import CellEffect
import CellScript
import CellStage
import Foundation
import Testing

/// Scripts that want to hang, crash or break out; line 1 of each says what must become of it.
@Suite(.serialized) struct AttackTests {
  /// What became of a script.
  private enum Outcome: String {
    case ok
    case error
    case timeout
    case memory

    init(_ reason: EffectFailure.Reason?) {
      self =
        switch reason {
        case .none: .ok
        case .error, .events: .error
        case .steps, .clock: .timeout
        case .memory: .memory
        }
    }

    init(_ reason: PluginError.Reason?) {
      self =
        switch reason {
        case .none, .noTable: .ok
        case .steps, .clock: .timeout
        case .memory: .memory
        default: .error
        }
    }
  }

  private static let folder = Bundle.module.resourceURL?.appending(path: "Attacks").path ?? ""
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  private static let limits: Limits = {
    var limits = Limits()
    limits.heap = 4 << 20
    limits.string = 256 << 10
    limits.source = 1 << 20
    limits.loadSteps = 10_000_000
    limits.instantSteps = 10_000_000
    var clock = Limits.Clock()
    clock.load = 0.25
    clock.instant = 0.25
    limits.clock = clock
    return limits
  }()

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
  }

  private func expected(_ text: String) throws -> Set<String> {
    let first = try #require(text.split(separator: "\n").first)
    let word = String(first.split(separator: " ").last ?? "")
    // A facility that is not there, and one that refuses, are errors. A plain search need not be
    // slow.
    return text.contains("plain search") ? [word, "ok"] : [word == "denied" ? "error" : word]
  }

  /// Runs and tells, to be looked at, what took longer than twice its limit.
  private func timed(_ name: String, _ body: () -> Outcome) -> Outcome {
    let start = ContinuousClock.now
    let outcome = body()
    let time = ContinuousClock.now - start
    if time > .seconds(0.5) { print("\(name) took \(time)") }
    return outcome
  }

  @Test func `all are there`() {
    #expect(Self.names.count == 102)
  }

  @Test(arguments: names)
  func `an attack while loading ends as it must`(_ name: String) throws {
    let text = try text(name)
    let outcome = timed(name) {
      Outcome(Sample.defect("--!cellfx api=1\n\(text)", limits: Self.limits)?.reason)
    }
    #expect(try expected(text).contains(outcome.rawValue))
  }

  @Test(arguments: names)
  func `an attack inside a handler ends as it must`(_ name: String) throws {
    let text = try text(name)
    let outcome = timed(name) {
      let body =
        "function e.touch_began(cell)\nlocal function attack(...)\n\(text)\nend\nattack()\nend"
      do throws(PluginError) {
        let effect = try Sample.effect(body, limits: Self.limits)
        let stage = Stage.list([Still(), effect])
        stage.touch(row: 3, at: 0)
        return Outcome(stage.failures().first?.reason)
      } catch {
        return Outcome(error.reason)
      }
    }
    #expect(try expected(text).contains(outcome.rawValue))
  }
}
