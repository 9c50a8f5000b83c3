import CellEffect
import CellGrid
import CellScript
import CellStage
import Testing

@Suite struct BudgetTests {
  static let endless = [
    "while true do end",
    "while true do pcall(function() while true do end end) end",
    "while true do xpcall(error, function() while true do end end) end",
    "while true do coroutine.resume(coroutine.create(function() while true do end end)) end",
    "local function f() return f() end f()",
    "while true do fx.wait(0) end",
    "while true do cell:animate { scale = 1, duration = 0 }:wait() end",
    "local function again() fx.spawn(cell, again) end again()",
    "table.sort({ 1, 2, 3 }, function() while true do end end)",
    "for k in pairs(setmetatable({}, { __index = function() while true do end end })) do end "
      + "local x = setmetatable({}, { __index = function() while true do end end }).x",
  ]

  @Test(arguments: endless)
  func `what does not end is stopped within one instant`(_ body: String) throws {
    let stage = try Stage.pressing("function e.touch_began(cell)\n\(body)\nend")
    let failures = stage.failures()
    #expect(failures.map(\.reason) == [.steps])
    #expect(failures.first?.file == "sample.lua")
    #expect(failures.first?.time == 0)
  }

  @Test(arguments: [
    """
    for i = 1, 3000 do _G[('x'):rep(24) .. i] = i end
    for i = 1, 20 do pcall(function() return yyyyyyyyyyyyyyyyyyyyyyyyyyyyyy end) end
    """,
    "local t = {} for i = 1, 10000 do t[i] = 'scale' end for i = 1, 40 do cell:clear(t) end",
  ])
  func `what is gone through in a call is paid for by its length`(_ body: String) throws {
    let stage = try Stage.pressing("function e.touch_began(cell)\n\(body)\nend")
    #expect(stage.failures().map(\.reason) == [.steps])
  }

  @Test func `each instant has its own steps`() throws {
    let stage = try Stage.pressing(
      """
      function e.touch_began(cell)
        for i = 1, 20 do
          for j = 1, 40000 do end
          fx.wait(0.01)
        end
        print "done"
      end
      """)
    stage.advance(to: 1)
    #expect(stage.lines() == ["done"])
  }

  @Test func `steps are the same in every run`() throws {
    func steps() throws -> [Int] {
      let effect = try Sample.effect(
        "function e.touch_began(cell) local t = {} for i = 1, 500 do t['k' .. i] = i end "
          + "for k, v in pairs(t) do t[k] = v + 1 end end")
      let stage = Stage.list([effect])
      stage.touch(row: 3, at: 0)
      return [effect.usage.loadSteps, effect.usage.peakSteps]
    }
    let first = try steps()
    #expect(first[1] > 1000)
    for _ in 1...5 { #expect(try steps() == first) }
  }

  static let hungry = [
    "local t = {} for i = 1, 1e9 do t[i] = { i } end",
    "local s = {} while true do s[#s + 1] = ('x'):rep(60000) .. #s end",
    "local s = {} while true do pcall(function() s[#s + 1] = ('x'):rep(60000) .. #s end) end",
    "local s = 'x' while true do s = s .. s end",
  ]

  @Test(arguments: hungry)
  func `memory that runs out ends the effect`(_ body: String) throws {
    var limits = Limits.counted
    limits.instantSteps = 50_000_000
    let stage = try Stage.pressing("function e.touch_began(cell)\n\(body)\nend", limits: limits)
    #expect(stage.failures().map(\.reason) == [.memory])
  }

  @Test func `a stopped effect answers no more`() throws {
    let effect = try Sample.effect("function e.touch_began(cell) while true do end end")
    let stage = Stage.list([effect])
    var answer = Answer()
    for row in 0..<3 {
      let touch = stage.scene.cell(in: row)
      #expect(throws: EffectFailure.self) {
        try effect.respond(
          to: .event(.touchBegan(.sample), touch), in: stage.scene, on: Layer(in: stage.scene),
          with: &answer)
      }
    }
    #expect(answer.commands.isEmpty)
  }

  @Test func `loading has its own budgets`() {
    let endless = Sample.defect("--!cellfx api=1\nwhile true do end")
    #expect(endless?.reason == .steps)
    #expect(endless?.line == 2)
    let huge = Sample.defect("--!cellfx api=1\nlocal t = {} for i = 1, 1e7 do t[i] = i end")
    #expect(huge?.reason == .memory)
  }

  @Test func `the backstop clock ends what runs too long, whatever its steps`() throws {
    #expect(Limits().clock == Limits.Clock())
    #expect(Limits.counted.clock == nil)
    var limits = Limits()
    limits.instantSteps = .max
    let body = "function e.touch_began(cell) while true do end end"
    let stage = try Stage.pressing(body, limits: limits)
    #expect(stage.failures().map(\.reason) == [.clock])
  }

  @Test func `lines are limited in each instant`() throws {
    let lines = try written("for i = 1, 100 do print(i) end")
    #expect(lines.count == 21)
    #expect(lines.last == "(more lines were written in this instant)")
  }

  @Test func `any number of cells may appear at once`() throws {
    let effect = try Sample.effect("function e.appeared(cell) cell.opacity = 0.5 end")
    var settings = GridSettings(
      viewport: Size(width: 100, height: 100), count: 3_000, cell: Size(width: 100, height: 10))
    settings.layout = .stack
    let stage = Stage(grid: settings)
    stage.add(effect)
    stage.start()
    #expect(stage.takeReports().isEmpty)
    #expect(stage.frame().numbers[Property.opacity.column].allSatisfy { $0 == 0.5 })
  }

  @Test func `passes of no length count as no endless animation`() throws {
    let stage = Stage.list([
      try Sample.effect(
        """
        function e.touch_began(cell)
          for i = 1, 20 do cell:animate { scale = i, duration = 0, repeats = math.huge } end
          print(cell.scale)
        end
        """)
    ])
    stage.touch(row: 3, at: 0)
    #expect(stage.lines() == ["20.0"])
    #expect(stage.failures().isEmpty)
  }

  @Test func `an endless repeat in every move fails at the first beyond the channel's limit`()
    throws
  {
    let stage = Stage.list([
      try Sample.effect(
        "function e.touch_moved(cell) cell:animate { scale = 2, repeats = math.huge } end")
    ])
    stage.touch(row: 3, at: 0)
    for step in 1...9 {
      #expect(stage.failures().isEmpty, "move \(step)")
      stage.feed(
        .touchMoved(id: 1, at: Point(x: 180 + Double(step), y: 154)), at: 0.1 * Double(step))
    }
    let failures = stage.failures()
    #expect(failures.map(\.reason) == [.error])
    #expect(failures.first?.line == 3)
    #expect(failures.first?.message.contains("8") == true)
  }

  @Test(arguments: [
    "function e.selection_changed(cell, change) if change.on then cell:deselect() else cell:select() "
      + "end end",
    "function e.touch_began(cell) while true do fx.wait(0) end end",
    "function e.touch_began(cell) local function go() cell:animate { scale = 2, duration = 0 }:wait() "
      + "return go() end go() end",
  ])
  func `a script cannot stop time`(_ code: String) throws {
    let stage = Stage.list([try Sample.effect(code)])
    stage.touch(row: 3, at: 0)
    stage.lift(row: 3, at: 0.5)
    let failures = stage.failures()
    #expect(failures.map(\.reason) == [.steps])
    #expect(failures.allSatisfy { $0.time <= 0.5 })
    stage.advance(to: 10)
    #expect(stage.time == 10)
  }
}
