import CellEffect
import CellScript
import CellStage
import Testing

/// Whoever is stopped is told where, also where the stack is gone by the time it is known.
@Suite struct StopPlaceTests {
  private static let header = "--!cellfx api=1\n"

  @Test(arguments: [
    "local t = {}\nfor i = 1, 1e9 do t[i] = { i } end",
    "local s = 'x'\nwhile true do s = s .. s end",
    "local s = 'x'\npcall(function() while true do s = s .. s end end)",
    "local s = 'x'\ncoroutine.wrap(function() while true do s = s .. s end end)()",
    "local s = 'x'\ncoroutine.resume(coroutine.create(function() while true do s = s .. s end end))",
    "local t = {}\nfor i = 1, 1e9 do t[i] = true end",
    "local t = {}\nfor i = 1, 1e9 do t = { t, coroutine.create(print) } end",
    "local t = {}\nlocal function f() return 1 + f() end f()",
    "local t = ('x'):rep(60000)\nt = t:gsub('.', '%0%0')",
    "local t = ('x'):rep(60000)\nt = string.format('%s%s', t, t)",
    "local t = ('x'):rep(60000)\nt = table.concat { t, t }",
  ])
  func `memory that runs out while loading has its line and trace`(_ text: String) {
    let defect = Sample.defect(Self.header + text)
    #expect(defect?.reason == .memory)
    #expect(defect?.line == 3)
    #expect(defect?.file == "sample.lua")
    #expect(defect?.traceback.contains("sample.lua:3: ") == true)
    #expect((defect?.usage?.peakBytes ?? 0) > 50_000)
  }

  @Test(arguments: [
    "local s = 'x'\nwhile true do s = s .. s end",
    "local s = 'x'\npcall(function() while true do s = s .. s end end)",
    "local s = 'x'\ncoroutine.wrap(function() pcall(function() while true do s = s .. s end end) end)()",
    "local s = 'x'\nfx.spawn(cell, function() while true do s = s .. s end end) fx.wait(1)",
    "local s = 'x'\nfx.wait(0.5) pcall(function() while true do s = s .. s end end)",
  ])
  func `memory that runs out in a handler has its line and trace`(_ code: String) throws {
    let stage = try Stage.pressing("function e.touch_began(cell)\n\(code)\nend")
    stage.advance(to: 2)
    let failure = try #require(stage.failures().first)
    #expect(failure.reason == .memory)
    #expect(failure.line == 5)
    #expect(failure.traceback.contains("sample.lua:5: ") == true)
  }

  @Test func `memory that is refused and then found is forgotten`() {
    let text = """
      local s = ("x"):rep(60000)
      for i = 1, 500 do local t = s .. i end
      local t = {}
      for i = 1, 1000 do t[i] = i end
      error "later"
      """
    var limits = Limits.counted
    limits.heap = 200 << 10
    let defect = Sample.defect(Self.header + text, limits: limits)
    #expect(defect?.reason == .raised)
    #expect(defect?.line == 6)
    #expect(defect?.message == "later")
  }

  @Test func `a trace has the first ten levels and the last eight`() throws {
    let text = """
      local function f(n) if n == 0 then error "deep" end local x = f(n - 1) return x end
      local function g() local x = f(100) return x end
      g()
      """
    let defect = try #require(Sample.defect(Self.header + text))
    let lines = defect.traceback.split(separator: "\n").map(String.init)
    #expect(lines.count == 19, "\(defect.traceback)")
    #expect(lines[0] == "[C]: in global 'error'")
    #expect(lines[1...9].allSatisfy { $0.hasPrefix("sample.lua:2: in ") }, "\(lines)")
    #expect(lines[10] == "… 86 more …")
    #expect(lines[11...16].allSatisfy { $0.hasPrefix("sample.lua:2: in ") }, "\(lines)")
    #expect(lines[17] == "sample.lua:3: in local 'g'")
    #expect(lines[18] == "sample.lua:4: in main chunk")
  }
}
