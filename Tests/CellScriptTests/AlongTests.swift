import CellEffect
import CellGrid
import CellScript
import CellStage
import Testing

/// What runs along a transition, as a script sees it.
@Suite struct AlongTests {
  /// A stage whose row 0 was selected and is cleared from 1 on along a transition that a finger leads.
  private func coming(_ body: String) throws -> Stage {
    let code = """
      function e.selection_changed(cell, event)
        if event.transition then
          \(body)
        end
      end
      """
    let stage = Stage.list([try Sample.effect(code)])
    stage.touch(row: 0, at: 0)
    stage.lift(row: 0, at: 0.5)
    stage.feed(.navigationBegin(.pop, interactive: true, duration: 0.3), at: 1)
    return stage
  }

  @Test func `neither delay nor repetition goes with it`() throws {
    for option in ["delay = 0", "repeats = 2", "autoreverses = true"] {
      let stage = try coming(
        "cell:animate { scale = 2, along = event.transition, \(option) }")
      let name = option.split(separator: " ")[0]
      #expect(stage.failures().map(\.message) == ["`\(name)` does not go with `along`"])
    }
  }

  @Test func `along a transition that was cancelled nothing is set, and so it reads`() throws {
    let stage = try coming(
      """
      fx.wait(1)
      local a = cell:animate { scale = 2, along = event.transition }
      print(cell.scale)
      fx.wait(0)
      print(a.running, a:wait())
      """)
    stage.feed(.navigationCancel(settle: 0.1), at: 1.2)
    stage.advance(to: 3)
    #expect(stage.lines() == ["1.0", "false\tfalse"])
    #expect(stage.number(.scale, row: 0, at: 3) == 1)
  }

  @Test func `along a transition that was completed it is set at once, and so it reads`() throws {
    let stage = try coming(
      """
      fx.wait(1)
      cell:animate { scale = 2, along = event.transition }
      print(cell.scale)
      """)
    stage.feed(.navigationEnd(settle: 0.1), at: 1.2)
    stage.advance(to: 3)
    #expect(stage.lines() == ["2.0"])
    #expect(stage.number(.scale, row: 0, at: 3) == 2)
  }

  @Test func `what replaces nothing makes no room for endless animations`() throws {
    let stage = try coming(
      """
      fx.wait(1)
      for i = 1, 40 do
        cell:animate { scale = 0.5, along = event.transition, replaces = true }
        for j = 1, 8 do cell:animate { scale = 0.5, repeats = math.huge } end
      end
      """)
    stage.feed(.navigationCancel(settle: 0.1), at: 1.2)
    stage.advance(to: 3)
    #expect(stage.failures().map(\.message) == ["`scale` already has 8 endless animations"])
  }

  @Test func `one that was set again meanwhile fades as its transition is cancelled`() throws {
    let stage = try coming(
      """
      cell:animate { scale = 0.5, duration = 1, along = event.transition }
      fx.wait(0.05)
      cell:animate { scale = 0.8, duration = 1 }
      """)
    stage.feed(.navigationProgress(0.3), at: 1.2)
    stage.feed(.navigationCancel(settle: 0.2), at: 1.3)
    let shown = (0...210).map { stage.number(.scale, row: 0, at: 1.3 + Double($0) / 1000) }
    #expect(zip(shown, shown.dropFirst()).allSatisfy { abs($0 - $1) < 0.01 })
    stage.advance(to: 4)
    #expect(stage.failures() == [])
    #expect(stage.number(.scale, row: 0, at: 4) == Double(Float(0.8)))
    #expect(stage.activeEffectCount == 0)
  }

  @Test func `two along one transition both go back with it`() throws {
    let stage = try coming(
      """
      cell:animate { scale = 0.8, along = event.transition }
      cell:animate { scale = 0.5, along = event.transition }
      """)
    stage.feed(.navigationProgress(0.5), at: 1.2)
    stage.feed(.navigationCancel(settle: 0.2), at: 1.3)
    #expect(stage.number(.scale, row: 0, at: 1.5) == 1)
    #expect(stage.activeEffectCount == 0)
  }

  @Test func `a colour goes back to what was shown as it began`() throws {
    let stage = try coming(
      """
      cell:animate { background = "#ff0000", duration = 1, curve = "linear" }
      fx.wait(0.5)
      cell:animate { background = "#0000ff", along = event.transition }
      """)
    let before = stage.color(.background, row: 0, at: 1.5)
    stage.feed(.navigationProgress(0.5), at: 1.6)
    #expect(stage.color(.background, row: 0, at: 1.6) != before)
    stage.feed(.navigationCancel(settle: 0.2), at: 1.7)
    let last = stage.color(.background, row: 0, at: 1.899) - before
    #expect((last * last).sum() < 4)
    #expect(stage.color(.background, row: 0, at: 1.9) == before)
    #expect(stage.color(.background, row: 0, at: 3) == before)
  }
}
