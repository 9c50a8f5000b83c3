import CellEffect
import CellGrid
import CellScript
import CellStage
import Testing

@Suite struct ReloadFailureTests {
  private let draft = Draft()

  private static let old = """
    function e.touch_began(cell)
      cell.memory.list = { 1, 2, 3 }
      cell:animate { scale = 0.5, duration = 1 }
      cell:animate { background = '#ff0000', duration = 0.4 }:wait()
      print('waited', #cell.memory.list)
    end
    function e.touch_ended(cell) print('old', #cell.memory.list) end
    """

  static let broken = [
    "local x = = 1", "error 'no'", "error({})", "while true do end",
    "local t = {} for i = 1, 1e7 do t[i] = i end", "local s = 'x' while true do s = s .. s end",
    "e.touch_begin = print", "e.touch_began = 3", "function e.touch_began(self) end",
    "e.parameters = { a = { 2, max = 1 } }", "e.summary = 1", "e = 3", "e = nil", "x = 1",
    "require 'nothing'",
  ]

  private func play(_ text: String?) throws -> (shots: [Shot], reports: [Report], PluginError?) {
    let stage = Stage.list([try draft.load(Self.old)])
    stage.touch(row: 3, at: 0)
    stage.advance(to: 0.2)
    var defect: PluginError?
    if let text {
      draft.saveWhole(text)
      do throws(PluginError) {
        _ = try (stage.effect(at: 0) as? ScriptEffect)?.reloaded()
      } catch {
        defect = error
      }
    }
    let shots = stage.shots(for: 0.5)
    stage.lift(row: 3, at: 0.8)
    return (shots + stage.shots(for: 0.5), stage.takeReports(), defect)
  }

  @Test(arguments: broken)
  func `a version that does not load leaves the old one as it was`(_ body: String) throws {
    let alone = try play(nil)
    let text = "--!cellfx api=1\nlocal fx, e = require 'cellfx', {}\n\(body)\nreturn e\n"
    let beside = try play(text)
    #expect(beside.shots == alone.shots)
    #expect(beside.reports == alone.reports)
    let defect = try #require(beside.2)
    #expect(defect.plugin == "sample")
    #expect(defect.file != nil)
  }

  @Test func `so do a file that is gone, one that is no text and one without its first line`()
    throws
  {
    let alone = try play(nil)
    for text in ["", "return {}", "--!cellfx api=2\nreturn {}", "--!cellfx api=1\n\0"] {
      let beside = try play(text)
      #expect(beside.shots == alone.shots)
      #expect(beside.reports == alone.reports)
      #expect(beside.2 != nil)
    }
    let effect: ScriptEffect
    do {
      let gone = Draft()
      effect = try gone.load("")
    }
    #expect(throws: PluginError.self) { try effect.reloaded() }
  }

  @Test func `what a version that fails has written comes with its error`() throws {
    let effect = try draft.load("")
    draft.save("print('one') print('two') error 'no'")
    let error = #expect(throws: PluginError.self) { try effect.reloaded() }
    #expect(error?.lines == ["one", "two"])
    draft.save("print 'three'")
    #expect(try effect.reloaded().takeLines() == ["three"])
  }

  /// An effect that remembers what a body makes of `m`.
  private func remembering(_ body: String, limits: Limits = .counted) throws -> ScriptEffect {
    let effect = try draft.load(
      "function e.touch_began(cell) local m = cell.grid.memory\n\(body)\nend", limits: limits)
    let stage = Stage.list([effect])
    stage.touch(row: 1, at: 0)
    #expect(stage.failures().isEmpty)
    return effect
  }

  private func reason(_ effect: ScriptEffect, _ limits: Limits? = nil) -> PluginError.Reason? {
    do throws(PluginError) {
      _ = try effect.reloaded(limits: limits)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `memory that the new version may not hold is refused`() throws {
    let effect = try remembering("for i = 1, 20 do m[i] = ('x'):rep(10000) .. i end")
    #expect(reason(effect) == nil)
    var limits = Limits.counted
    limits.heap = 150_000
    #expect(reason(effect, limits) == .memory)
    #expect(reason(effect) == nil)
  }

  @Test func `what goes over costs steps of loading`() throws {
    let effect = try remembering("for i = 1, 2000 do m[i] = i end")
    #expect(reason(effect) == nil)
    var limits = Limits.counted
    limits.loadSteps = 5000
    #expect(reason(effect, limits) == .steps)
  }

  @Test func `memory may be nested a thousand deep`() throws {
    func nested(_ depth: Int) throws -> ScriptEffect {
      try remembering("local t = m for i = 1, \(depth - 1) do t.t = { i } t = t.t end")
    }
    #expect(reason(try nested(1000)) == nil)
    let effect = try nested(1001)
    #expect(reason(effect) == .raised)
    let error = #expect(throws: PluginError.self) { try effect.reloaded() }
    #expect(
      error?.message == "`memory` is more than 1000 tables deep: it cannot go over to a new version"
    )
    #expect(effect.usage.bytes > 0)
  }

  @Test func `deep memory goes over from a full heap and leaves the old one as it was`() throws {
    var limits = Limits.counted
    limits.heap = 200_000
    let effect = try remembering(
      """
      local t = m for i = 1, 999 do t.t = { i } t = t.t end
      for i = 1, 20 do m[i] = i .. ('x'):rep(\(Self.filling)) end
      """, limits: limits)
    let before = effect.usage
    var wider = limits
    wider.heap = 400_000
    for _ in 0..<3 { #expect(reason(effect, wider) == nil) }
    let after = effect.usage
    #expect(after.peakBytes == before.peakBytes)
    #expect(after.bytes <= before.bytes + 1000)
    #expect(before.bytes > 150_000)
  }

  /// Bytes of each of twenty texts that leave less room than a deep stack takes.
  private static let filling = 2500

  @Test func `half of a full heap of memory goes over`() throws {
    var limits = Limits.counted
    limits.loadSteps = 50_000_000
    limits.instantSteps = 50_000_000
    let effect = try remembering("for i = 1, 60000 do m[i] = i end", limits: limits)
    #expect(effect.usage.bytes > 1_000_000)
    #expect(reason(effect) == nil)
  }

  /// How many of some limits refuse a reload; each must do so for memory.
  private func refusals<Bounds: Sequence>(
    of effect: ScriptEffect, under bounds: Bounds, limit: (inout Limits, Bounds.Element) -> Void
  ) -> Int {
    var count = 0
    for bound in bounds {
      var limits = Limits.counted
      limit(&limits, bound)
      guard let reason = reason(effect, limits) else { continue }
      #expect(reason == .memory)
      count += 1
    }
    return count
  }

  @Test func `any allocation that fails leaves the old one as it was`() throws {
    let effect = try remembering(
      "for i = 1, 40 do m[i] = { i, ('x'):rep(60 + i), fx.color '#fff', [i .. 'k'] = { m } } end")
    let before = effect.usage
    let failing = refusals(of: effect, under: 1...2000) { $0.failingAllocation = $1 }
    #expect(failing > 300)
    #expect(failing < 2000)
    #expect(effect.usage == before)
  }

  @Test func `under any heap it is all or nothing`() throws {
    let effect = try remembering(
      "for i = 1, 200 do m[i] = { i, ('x'):rep(60 + i), [i .. 'k'] = { m } } end")
    let heaps = stride(from: 2048, through: 200_000, by: 997)
    let refused = refusals(of: effect, under: heaps) { $0.heap = $1 }
    #expect(refused > 20)
    #expect(refused < 199)
  }
}
