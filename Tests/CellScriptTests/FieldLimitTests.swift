import CellEffect
import CellGrid
import CellScript
import CellStage
import Testing

/// What a hostile script can make of fields.
@Suite struct FieldLimitTests {
  /// Bodies of a field's function that are more than there may be.
  static let bodies: [(String, String)] = [
    (
      "local s = now for i = 1, 5000 do s = s + 1 end return { scale = s }",
      "a field has more than 4096 operations"
    ),
    (
      "local s = 0 for i = 1, 33 do s = s + input['i' .. i] end return { scale = s }",
      "a field reads more than 32 inputs"
    ),
    (
      "local s = 0 for i = 1, 65 do s = s + cell.item['i' .. i] end return { scale = s }",
      "a field reads more than 64 values of its cell"
    ),
    (
      "local s = 0 for i = 1, 257 do s = p['i' .. i] end return { scale = s }",
      "a field reads and mixes more than 256 inputs and parameters"
    ),
    (
      "local c = '#fff' for i = 1, 70 do c = fx.mix(c, p['i' .. i], now) end return { background = c }",
      "a field reads more than 256 values that are one for all cells"
    ),
    (
      "local m = input.a for i = 1, 300 do m = fx.mix(m, input.b, now) end return { scale = m }",
      "a field reads and mixes more than 256 inputs and parameters"
    ),
  ]

  @Test(arguments: bodies)
  func `a field has its limits`(_ body: String, _ expected: String) {
    let found = refused(body) ?? "nothing"
    #expect(found.contains(expected), "\(found)")
  }

  @Test func `a plugin has so many fields`() {
    let found = refusedPlugin(
      "for i = 1, 65 do fx.field(function() return { scale = i } end) end")
    #expect(found == "3: more than 64 fields")
    #expect(
      refusedPlugin("for i = 1, 64 do fx.field(function() return { scale = i } end) end") == nil)
  }

  @Test func `nodes are paid for in steps, the same in every run`() throws {
    func steps(_ count: Int) throws -> Int {
      try Sample.effect(
        """
        fx.field(function(cell, now)
          local s = now
          for i = 1, \(count) do s = s + now end
          return { scale = s }
        end)
        """
      ).usage.loadSteps
    }
    let few = try steps(10)
    let many = try steps(1010)
    #expect(many - few >= 16 * 1000)
    #expect(try steps(1010) == many)
  }

  @Test func `a field that never ends is stopped`() {
    var limits = Limits.counted
    limits.loadSteps = 100_000
    for body in [
      "while true do end", "while true do pcall(fx.sin, now) end",
      "local function f() return pcall(f) end f()",
      "local s = now while true do pcall(function() s = s + 1 end) end",
    ] {
      let defect = Sample.defect(
        """
        --!cellfx api=1
        local fx = require "cellfx"
        while true do
          pcall(fx.field, function(cell, now) \(body) end)
        end
        """, limits: limits)
      #expect(defect?.reason == .steps, "\(body)")
    }
  }

  @Test func `fields that fail again and again leave nothing behind`() {
    let defect = Sample.defect(
      """
      --!cellfx api=1
      local fx = require "cellfx"
      for i = 1, 1e9 do
        pcall(fx.field, function(cell, now, input)
          local s = now
          for j = 1, 30 do s = s + input["a long name of an input " .. i .. j] end
          error "no"
        end)
      end
      """)
    #expect(defect?.reason == .steps)
  }

  /// A plugin that makes two fields, plays one and moves its inputs.
  private static let player = """
    e.parameters = { tint = fx.color "#102030", depth = 0.5 }
    local ease = fx.curve "ease_out"
    local f = fx.field(function(cell, now, input, p)
      local wave = ease(fx.sin(cell.x + now * input.x)) * fx.noise(now, cell.item.rank)
      return { scale = 1 + wave * p.depth, background = fx.mix(cell.background, p.tint, wave) }
    end)
    pcall(fx.field, function(cell, now) return { scale = cell.scale + now.x } end)
    local g = fx.field(function(cell, now, input) return { border_color = input.edge } end)
    function e.touch_began(cell)
      local a = cell.grid:play(f, { x = 1 }, 1)
      local b = cell.grid:play(g, { edge = "#fff" })
      a:animate { x = 4, duration = 0.2 }
      a:spring { x = 5, replaces = true }
      b.inputs.edge = "#f00"
      b:stop { fade = 0.1 }
      a:wait()
    end
    """

  /// Whether all went well; if not it was for want of memory.
  private func isWhole(_ limits: Limits) throws -> Bool {
    do throws(PluginError) {
      let effect = try Sample.effect(Self.player, limits: limits)
      #expect(effect.fields.count == 2)
      #expect(effect.usage.peakBytes <= limits.heap)
      let stage = Stage.list([Still(), effect])
      stage.touch(row: 3, at: 0)
      stage.advance(to: 2)
      let failures = stage.failures()
      #expect(failures.allSatisfy { $0.reason == .memory }, "\(failures)")
      #expect(effect.usage.peakBytes <= limits.heap)
      return failures.isEmpty
    } catch {
      #expect(error.reason == .memory, "\(error)")
      return false
    }
  }

  @Test func `a plugin with fields runs or fails cleanly under every cap`() throws {
    var ends: [Bool] = []
    for heap in stride(from: 2 << 10, through: 64 << 10, by: 512) {
      var limits = Limits.counted
      limits.heap = heap
      ends.append(try isWhole(limits))
    }
    #expect(ends.first == false)
    #expect(ends.last == true)
  }

  @Test(arguments: [1, 2, UInt64.max])
  func `a plugin with fields runs or fails cleanly when any allocation is refused`(
    _ refused: UInt64
  ) throws {
    var ends: Set<Bool> = []
    for number in stride(from: UInt64(1), through: 700, by: 3) {
      var limits = Limits.counted
      limits.failingAllocation = number
      limits.refusedAllocations = refused
      ends.insert(try isWhole(limits))
    }
    #expect(ends.contains(true))
    #expect(refused == 1 || ends.contains(false))
  }

  @Test func `what a field keeps counts as heap`() throws {
    func bytes(_ count: Int) throws -> Int {
      try Sample.effect(
        """
        for i = 1, \(count) do
          fx.field(function(cell, now)
            local s = now
            for i = 1, 4000 do s = s + now end
            return { scale = s }
          end)
        end
        """
      ).usage.bytes
    }
    #expect(try bytes(12) - bytes(2) > 10 * 4000 * 24)
  }
}
