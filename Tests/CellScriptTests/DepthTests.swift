import CellEffect
import CellScript
import CellStage
import Testing

/// Where the C stack of Lua is nearly used up, whatever raises is caught.
@Suite struct DepthTests {
  /// Fills the heap from a depth at which no coroutine can be resumed: to say so takes a string.
  private static let filling = """
    local t = setmetatable({}, { __index = function(t, k) return t[k + 1] end })
    local function deep() return t[1] end
    local a = ("x"):rep(8000)
    local f, co
    function e.touch_began(cell, touch, p)
      xpcall(deep, function(m)
        pcall(deep)
        co = coroutine.wrap(deep)
        f = a .. a
        pcall(co)
      end)
    end
    """

  @Test func `memory may end while a coroutine cannot be resumed`() throws {
    var stopped = 0
    for heap in stride(from: 60_000, to: 90_000, by: 24) {
      var limits = Limits.counted
      limits.heap = heap
      guard let effect = try? Sample.effect(Self.filling, limits: limits) else { continue }
      let stage = Stage.list([effect], count: 3)
      stage.touch(row: 1, at: 0)
      let failures = stage.failures()
      #expect(failures.allSatisfy { $0.reason == .memory })
      stopped += failures.count
    }
    #expect(stopped > 100)
  }

  @Test(arguments: [
    "pcall(string.rep, 'x', 3)", "pcall(function() return ('x'):rep(3) end)",
    "pcall(math.floor, 1.5)", "pcall(function() return utf8.char(65) end)",
    "pcall(function() return table.concat { 1, 2 } end)", "pcall(function() return _G end)",
  ])
  func `a library is made at any depth or not at all`(_ use: String) throws {
    let body = """
      local depth = 0
      local t = setmetatable({}, { __index = function(t, k)
        depth = depth + 1
        if depth > 180 then \(use) end
        if depth > 400 then return 1 end
        return t[k + 1]
      end })
      function e.touch_began(cell)
        pcall(function() return t[1] end)
        print(string.rep("x", 2), math.floor(1.5), utf8.char(65), table.concat { 1, 2 })
        print(("x"):rep(2), _G.math == math)
      end
      """
    let stage = try Stage.pressing(body)
    #expect(stage.lines() == ["xx\t1\tA\t12", "xx\ttrue"])
  }

  @Test func `a library that was taken away stays away, and strings keep theirs`() throws {
    let stage = try Stage.pressing(
      """
      function e.touch_began(cell)
        string.shout = function(s) return s:upper() .. "!" end
        string = nil
        print(pcall(function() return string.upper end))
        print(("a"):shout())
        _G.math = 3
        print(math, rawget(_G, "string"))
      end
      """)
    #expect(
      stage.lines() == [
        "false\tsample.lua:6: there is no global `string` (did you mean `tostring`?)", "A!",
        "3\tnil",
      ])
  }
}
