import CellEffect
import CellGrid
import CellScript
import CellStage
import Testing

@Suite struct AllocationTests {
  static let body = """
    e.parameters = { size = { 2, about = "x" }, word = { "a", choices = { "a", "b" } } }
    function e.touch_began(cell, touch, p)
      cell.memory.list = { p.size, p.word }
      cell.image = "new" .. cell.index
      local animation = cell:keyframes { { at = 0.5, scale = 2 }, { at = 1, scale = 1 } }
      fx.spawn(cell, function() animation:wait() cell.background = "#fff" end)
      print(coroutine.wrap(function() return fx.wait(0.01) end)())
      for k, v in pairs { a = 1, b = 2 } do print(k, v) end
    end
    """

  @Test func `loading and answering end well when any allocation fails`() throws {
    var number: UInt64 = 0
    var succeeded = false
    while !succeeded {
      number += number < 400 ? 1 : 7
      succeeded = try survives(failing: number)
      #expect(number < 20_000)
    }
    #expect(number > 100)
  }

  /// Whether nothing failed; what fails must fail for memory.
  private func survives(failing number: UInt64) throws -> Bool {
    var limits = Limits.counted
    limits.failingAllocation = number
    let effect: ScriptEffect
    do throws(PluginError) {
      effect = try Sample.effect(Self.body, limits: limits)
    } catch {
      #expect(error.reason == .memory)
      return false
    }
    let stage = Stage.list([effect], count: 3)
    stage.touch(row: 1, at: 0)
    stage.advance(to: 1)
    let failures = stage.failures()
    #expect(failures.allSatisfy { $0.reason == .memory })
    return failures.isEmpty
  }
}
