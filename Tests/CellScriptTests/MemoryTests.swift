import CellEffect
import CellGrid
import CellScript
import CellStage
import Testing

/// Nothing that a script makes grow is outside its budget.
@Suite struct MemoryTests {
  /// What a machine holds beside its heap limit: its fixed buffers.
  private static let beside = 64 << 10

  static let growing = [
    "while true do cell:dissolve { text = s, image = s } end",
    "while true do cell.text = s end",
    "while true do pcall(cell.dissolve, cell, { text = s, curve = 3 }) end",
    "while true do pcall(function() cell.image = s .. math.random() end) end",
    "while true do pcall(cell.keyframes, cell, { { at = 0, scale = 1 }, duration = -1 }) end",
    "while true do pcall(cell.animate, cell, { scale = 1, opacity = 1, rotation = 1 }) end",
    "while true do pcall(cell.signal, cell, s) end",
    "while true do pcall(fx.spawn, cell, function() fx.wait(1) end) end",
    "for _, c in ipairs(cell.grid:cells()) do for i = 1, 200 do c.text = s .. i end end",
  ]

  @Test(arguments: growing)
  func `a machine never holds more than its heap and what is documented`(
    _ body: String
  ) throws {
    let effect = try Sample.effect(
      """
      local s = ("x"):rep(60000)
      function e.touch_began(cell)
        cell.grid.memory.old = cell.grid.memory.old or cell
        \(body)
      end
      """)
    let stage = Stage.list([Still(), effect])
    stage.touch(row: 3, at: 0)
    stage.advance(to: 1)
    #expect(stage.failures().count >= 1)
    #expect(effect.usage.peakBytes <= Limits().heap)
    #expect(effect.usage.nameBytes <= 1 << 20)
    #expect(effect.usage.machineBytes <= Self.beside)
  }

  @Test func `a cell that is gone takes nothing, however often it is asked`() throws {
    let effect = try Sample.effect(
      """
      local s = ("x"):rep(60000)
      function e.touch_began(cell) e.old = cell end
      function e.selection_changed()
        for i = 1, 5000 do e.old:dissolve { text = s, image = s } end
        print(e.old:dissolve { text = s }.running, e.old.gone)
      end
      """)
    let stage = Stage.list([effect])
    stage.touch(row: 0, at: 0)
    stage.lift(row: 0, at: 0.1)
    stage.feed(.scroll(to: Point(x: 0, y: 900), animated: false), at: 0.5)
    let before = effect.usage.bytes
    stage.feed(.select(item: 25, animated: false), at: 1)
    #expect(stage.lines().last == "false\ttrue")
    #expect(effect.usage.peakBytes < before + (200 << 10))
  }

  @Test func `names that a script brings are limited in all, at the author's line`() throws {
    let effect = try Sample.effect(
      """
      local n = 0
      function e.touch_began(cell)
        for i = 1, 50 do
          n = n + 1
          cell.text = ("x"):rep(1000) .. n
          cell.text = "always the same"
        end
      end
      """)
    let stage = Stage.list([effect])
    var told: [EffectFailure] = []
    for step in 0..<40 where told.isEmpty {
      stage.touch(row: 1, at: Double(step))
      stage.lift(row: 1, at: Double(step) + 0.5)
      told = stage.failures()
    }
    #expect(told.first?.message.hasPrefix("more than 1048576 bytes of new texts") == true)
    #expect(told.first?.line == 7)
    #expect(effect.usage.nameBytes > 900 << 10)
    #expect(effect.usage.nameBytes <= 1 << 20)
  }

  @Test func `what a stretch records is limited, and forgotten with it`() throws {
    let body = "for i = 1, 5 do cell:dissolve { text = ('x'):rep(60000) .. i } end"
    #expect(try raised(body) == "4: more than 262144 bytes of texts at once")
    let effect = try Sample.effect(
      "function e.touch_began(cell) for i = 1, 4000 do cell.scale = i end end")
    let stage = Stage.list([effect])
    let before = effect.usage.bytes
    stage.touch(row: 1, at: 0)
    stage.lift(row: 1, at: 1)
    stage.touch(row: 1, at: 2)
    #expect(stage.failures().isEmpty)
    #expect(effect.usage.peakBytes > before + (500 << 10))
  }
}
