import CellEffect
import CellGrid
import CellScript
import CellStage
import Testing

/// What a script asks for again and again is the host's work, and is paid for.
@Suite struct StormTests {
  @Test func `sequences that wait a little longer each share the instant's steps`() throws {
    let stage = try Stage.pressing(
      """
      function e.touch_began(cell)
        for i = 1, 500 do
          fx.spawn(cell, function()
            fx.wait(0.01 + i * 1e-6)
            while true do
              for turn = 1, 45000 do end
              fx.wait(0.001)
            end
          end)
        end
      end
      """)
    stage.advance(to: 0.1)
    #expect(stage.failures().map(\.reason) == [.steps])
  }

  @Test func `a millisecond later is another instant`() throws {
    let stage = try Stage.pressing(
      """
      function e.touch_began(cell)
        for i = 1, 20 do
          for turn = 1, 150000 do end
          fx.wait(0.001)
        end
        print "done"
      end
      """)
    stage.advance(to: 0.1)
    #expect(stage.lines() == ["done"])
  }

  @Test func `who asks for selections pays, not who hears of them`() throws {
    let storm = try Sample.effect(
      "function e.touch_began(cell) for i = 1, 1500 do cell:select() cell:deselect() end end")
    let bystander = try Sample.effect("function e.selection_changed(cell) cell.z = 1 end")
    let stage = Stage.list([storm, bystander])
    stage.touch(row: 1, at: 0)
    #expect(stage.failures().map(\.reason) == [.steps])
    #expect(bystander.usage.totalSteps < 100_000)
  }

  @Test func `an honest answer to a storm of selections is not stopped`() throws {
    let storm = try Sample.effect(
      "function e.touch_began(cell) for i = 1, 94 do cell:select() cell:deselect() end end")
    let bystander = try Sample.effect(
      "function e.selection_changed(cell) for i = 1, 600 do cell.z = i % 2 end end")
    let stage = Stage.list([storm, bystander])
    stage.touch(row: 1, at: 0)
    #expect(stage.failures().isEmpty)
  }

  @Test func `memory goes with the cells that are written, not with those that are visible`() throws
  {
    let effect = try Sample.effect(
      "function e.touch_began(cell) cell:spring { scale = 0.9 } print(cell.scale) end")
    let stage = Stage.list([effect], count: 9000) {
      $0.viewport = Size(width: 375, height: 396_000)
    }
    stage.touch(row: 1, at: 0)
    #expect(stage.lines() == ["0.9"])
    #expect(effect.usage.peakBytes < 200_000)
  }

  @Test func `a wall of cells is written in one answer`() throws {
    let effect = try Sample.effect(
      """
      function e.touch_began(cell)
        for n, other in ipairs(cell.grid:cells()) do other.z = n end
        local wrong = 0
        for n, other in ipairs(cell.grid:cells()) do
          if other.z ~= n then wrong = wrong + 1 end
        end
        print(wrong)
      end
      function e.touch_cancelled(cell) print(cell.z) end
      """)
    let stage = Stage.list([effect], count: 1500) {
      $0.viewport = Size(width: 375, height: 66_000)
    }
    stage.touch(row: 1, at: 0)
    stage.feed(.touchCancelled(id: 1), at: 0.1)
    #expect(stage.lines() == ["0", "2.0"])
  }

  @Test func `an animation has so many keyframes and no more`() throws {
    let body = """
      local keys = { duration = 1 }
      for i = 0, %d do keys[i + 1] = { at = i / 1000, scale = 1 } end
      cell:keyframes(keys)
      """
    #expect(try raised(body.replacing("%d", with: "255")) == nil)
    #expect(
      try raised(body.replacing("%d", with: "256")) == "6: an animation has at most 256 keyframes")
  }

  @Test func `cells that have shown the same item stand in one order`() throws {
    let first = try order(padding: 1)
    #expect(first.split(separator: " ").count > 50)
    for padding in [100, 900, 3000] { #expect(try order(padding: padding) == first) }
  }

  /// The order in which `pairs` goes through cells, in a state whose objects lie elsewhere.
  private func order(padding: Int) throws -> String {
    let effect = try Sample.effect(
      """
      local pad = { "\(String(repeating: "x", count: padding))" }
      local all, n = {}, 0
      function e.appeared(cell) n = n + 1 all[cell] = n end
      function e.touch_began()
        local order = {}
        for _, place in pairs(all) do order[#order + 1] = place end
        print(table.concat(order, " "))
      end
      """)
    let stage = Stage.list([effect], count: 400)
    for turn in 0..<12 {
      let y = turn.isMultiple(of: 2) ? 3000.0 + Double(turn) * 440 : 0
      stage.feed(.scroll(to: Point(x: 0, y: y), animated: false), at: 1 + Double(turn))
    }
    stage.touch(row: 1, at: 100)
    return try #require(stage.lines().last)
  }

  @Test(arguments: [
    "e.summary = 'a\\27[31m'", "e.summary = 'two\\nlines'", "e.parameters = { ['a\\27b'] = 1 }",
    "e.parameters = { a = { 1, unit = '\\7' } }", "e.parameters = { a = { 1, about = '\\127' } }",
    "e.parameters = { a = { 'x', choices = { 'x', '\\u{9b}' } } }",
  ])
  func `texts for people hold no control characters`(_ line: String) throws {
    let error = try #require(
      Sample.defect("--!cellfx api=1\nlocal e = {}\n\(line)\nreturn e\n"))
    #expect(error.message.contains("holds a control character"))
  }

  @Test(arguments: [(2 << 20, "2 MB"), (1536 << 10, "1536 KB"), (1_999_999, "1,999,999 bytes")])
  func `memory that is used up is told in the unit that fits`(heap: Int, amount: String) throws {
    var limits = Limits.counted
    limits.heap = heap
    let body = "local t = {} for i = 1, 100 do t[i] = ('x'):rep(60000) .. i end"
    #expect(try raised(body, limits: limits) == "4: its \(amount) of memory are used up")
  }

  @Test func `a call without its colon is told once what to write`() throws {
    let message = "4: write `cell:animate` with a colon: the first argument is a table"
    #expect(try raised("cell.animate { scale = 1 }") == message)
  }

  @Test(arguments: ["('x'):rep(40000) .. ('x'):rep(40000)", "table.concat { s, s }"])
  func `a text that is too long is told as that, in the unit that fits`(_ text: String) throws {
    let message = "5: a text would be longer than its 64 KB"
    #expect(try raised("local s = ('x'):rep(40000)\nprint(#(\(text)))") == message)
  }

  @Test func `a text may be as long as it says`() throws {
    #expect(try raised("print(#('x'):rep(65536), #(('x'):rep(32768) .. ('y'):rep(32768)))") == nil)
  }

  @Test func `whole numbers have bounds that are whole numbers`() throws {
    let error = try #require(
      Sample.defect(
        "--!cellfx api=1\nreturn { parameters = { n = { 0, kind = 'integer', max = 1e300 } } }"))
    #expect(error.reason == .badParameter("n"))
    #expect(error.message.contains("±9007199254740992"))
  }
}
