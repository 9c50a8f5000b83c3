import CellEffect
import CellGrid
import CellMotion
import CellScript
import CellStage

/// A plugin's text, loaded under small limits and, if it loads, played twice.
///
/// The first byte says how to read the rest: bit 0: as choices of a grammar, else as text; bits 1 and
/// 2: how much memory; bit 4: the plugin is loaded anew now and then. The second, from 128 on: which allocation fails.
struct ChunkRun {
  private let manner: UInt8
  private let fault: UInt8
  private let rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    manner = bytes.first ?? 0
    fault = bytes.dropFirst().first ?? 0
    rest = bytes.dropFirst(2)
  }

  /// The plugin's file, and what becomes of it.
  var text: String {
    "\(String(decoding: file, as: UTF8.self))\n-- \(fate)"
  }

  private var file: [UInt8] {
    manner & 1 == 0 ? Array(rest) : Array(LuaWriter(rest).text.utf8)
  }

  private var fate: String {
    do throws(PluginError) {
      let effect = try PluginFile("sample").effect(of: file, seed: 7, limits: limits)
      var play = ShortPlay(effect, pause: nil, reloads: manner & 16 != 0)
      try? play.run()
      let notes = play.watch.reports.compactMap { report in
        switch report {
        case .failure(let failure): "\(failure.facts.handler ?? ""): \(failure.facts.message)"
        case .completion(let completion): "\(completion.effect) ended \(completion.finished)"
        default: nil
        }
      }
      return "loads, " + notes.joined(separator: "; ")
    } catch {
      return "\(error.reason) \(error.line ?? 0): \(error.message)"
    }
  }

  private var limits: Limits {
    var limits = Limits.small
    limits.heap = [1 << 20, 64 << 10, 24 << 10, 120 << 10][Int(manner >> 1 & 3)]
    if fault >= 128 { limits.failingAllocation = UInt64(fault - 127) * 9 }
    return limits
  }

  func check() throws(BrokenLaw) {
    let bytes = file
    guard let first = try play(bytes, pause: nil) else { return }
    guard let second = try play(bytes, pause: 0.037) else {
      throw BrokenLaw("it loaded once and not a second time")
    }
    guard !first.isStopped, !second.isStopped else { return }
    try hold(first.steps == second.steps, "steps: \(first.steps), then \(second.steps)")
    try hold(first.watch.reports == second.watch.reports, "reports differ")
    try hold(first.watch.digests == second.watch.digests, "digests differ")
  }

  /// What came of a play.
  private struct Outcome {
    var watch: StageWatch
    var steps: [Int]
    /// Whether a budget ended it: bytes, and the work that they cost, are not the same in every run.
    var isStopped: Bool
  }

  private func play(_ bytes: [UInt8], pause: Double?) throws(BrokenLaw) -> Outcome? {
    let effect: ScriptEffect
    do throws(PluginError) {
      effect = try PluginFile("sample").effect(of: bytes, seed: 7, limits: limits)
    } catch {
      return nil
    }
    var play = ShortPlay(effect, pause: pause, reloads: manner & 16 != 0)
    try play.run()
    let usage = effect.usage
    return Outcome(
      watch: play.watch, steps: [usage.loadSteps, usage.peakSteps],
      isStopped: play.watch.reports.contains { report in
        if case .failure(let failure) = report { failure.facts.reason != .error } else { false }
      })
  }
}
