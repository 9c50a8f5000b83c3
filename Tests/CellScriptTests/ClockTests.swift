import CellEffect
import CellScript
import CellStage
import Testing

/// The backstop clock finds what steps do not.
@Suite(.serialized) struct ClockTests {
  private func failure(_ body: String) throws -> EffectFailure? {
    var limits = Limits()
    limits.clock = Limits.Clock()
    limits.instantSteps = 5_000_000
    let effect = try Sample.effect(body, limits: limits)
    let stage = Stage.list([effect])
    stage.touch(row: 1, at: 0)
    return stage.failures().first
  }

  @Test func `stretches that are over before the first look are counted together`() throws {
    let failure = try failure(
      """
      local a, b = ("\\0"):rep(4000) .. "a", ("\\0"):rep(4000) .. "b"
      local function slow() local n = 0
        \(String(repeating: "if a < b then n = n + 1 end ", count: 22))
      end
      function e.touch_began(cell) for i = 1, 900 do fx.spawn(cell, slow) end end
      """)
    #expect(failure?.reason == .clock)
  }

  @Test func `chains of tables are counted by the heap that they take`() throws {
    let reads = String(repeating: "x = t.a ", count: 90)
    var limits = Limits()
    limits.clock = Limits.Clock()
    let effect = try Sample.effect(
      """
      local t = { a = 1 }
      for i = 1, 1900 do t = setmetatable({}, { __index = t }) end
      function e.touch_began(cell)
        for i = 1, 30 do
          fx.spawn(cell, function() while true do local x \(reads) fx.wait(0.001) end end)
        end
      end
      """, limits: limits)
    let stage = Stage.list([effect])
    stage.touch(row: 1, at: 0)
    stage.advance(to: 0.5)
    #expect(stage.failures().map(\.reason) == [.clock])
  }

  @Test func `what resumes a coroutine learns of the long strings that it made`() throws {
    let failure = try failure(
      """
      local a, b
      local co = coroutine.wrap(function()
        a, b = ("\\0"):rep(60000) .. "a", ("\\0"):rep(60000) .. "b"
      end)
      function e.touch_began(cell)
        co()
        local n = 0
        for i = 1, 3 do
          \(String(repeating: "if a < b then n = n + 1 end ", count: 28))
        end
      end
      """)
    #expect(failure?.reason == .clock)
  }
}
