import CellEffect
import CellScript
import CellStage
import Testing

@Suite struct MessageTests {
  static let messages: [(String, String)] = [
    ("cell.scal = 1", "cell has no `scal` (did you mean `scale`?)"),
    ("print(cell.backgroud)", "cell has no `backgroud` (did you mean `background`?)"),
    ("print(touch.velocityx)", "event has no `velocityx` (did you mean `velocity_x`?)"),
    ("print(p.scale)", "p has no `scale`"),
    ("print(cell.grid.row)", "grid has no `row` (did you mean `rows`?)"),
    ("fx.wiat(1)", "fx has no `wiat` (did you mean `wait`?)"),
    ("fx.distance(cell, 3)", "`fx.distance` takes two cells, not a number"),
    ("fx.spawn(nil, print)", "`fx.spawn` takes a cell first, then a function: the first is nil"),
    ("print(fx.feild)", "fx has no `feild` (did you mean `field`?)"),
    ("cell:animate { scale = 1 }:wiat()", "animation has no `wiat` (did you mean `wait`?)"),
    ("cell.index = 1", "cell: `index` cannot be set"),
    ("p.x = 1", "parameters are read only: `x` is set from outside"),
    ("p[{}] = 1", "parameters are read only: `a table` is set from outside"),
    ("pirnt(1)", "there is no global `pirnt` (did you mean `print`?)"),
    ("x = 1", "there is no global `x` to set: write `local x`"),
    (
      "cell.spring { scale = 1 }", "write `cell:spring` with a colon: the first argument is a table"
    ),
    ("cell.scale = 1e7", "`scale` must be -1000000…1000000, not 10000000"),
    ("cell.scale = 0/0", "`scale` must be -1000000…1000000, not NaN"),
    ("cell.scale = '1'", "`scale` must be a number, not a string"),
    ("cell.background = 'opaque_seperator'", "(did you mean `opaque_separator`?)"),
    ("cell.image = '@nromal'", "there is no picture \"@nromal\""),
    ("cell:animate { duration = 1 }", "cell:animate names no property"),
    ("cell:animate { scale = 1, duraton = 1 }", "(did you mean `duration`?)"),
    ("cell:animate { scale = 1, duration = 3601 }", "`duration` must be 0…3600, not 3601"),
    ("cell:animate { scale = 1, curve = 'ease_on' }", "there is no curve \"ease_on\""),
    ("cell:animate { scale = 1, curve = { 2, 0, 1, 1 } }", "`curve` must be 0…1, not 2"),
    ("cell:animate { scale = 1, repeats = 1.5 }", "`repeats` must be a whole number, not 1.5"),
    ("cell:animate { z = 1 }", "`z` cannot be animated: set it with `cell.z =`"),
    ("cell:animate { text = 'a' }", "write `cell:dissolve{ text = … }`"),
    ("cell:animate { scale = 1, along = 3 }", "`along` takes the transition of a change"),
    (
      "cell:spring { scale = 1, duration = 1, bounce = 0 }",
      "`bounce` goes with `response`, not `duration`"
    ),
    (
      "cell:spring { scale = 1, stiffness = 100, damping = 3 }",
      "with `stiffness` the coefficient is called `friction`"
    ),
    (
      "cell:spring { scale = 1, response = 1, duration = 1 }",
      "`duration` and `response` name two different springs: give one of them"
    ),
    ("cell:spring { scale = 1, damping = 1 }", "`damping` needs `duration`"),
    ("cell:spring { scale = 1, stiffness = 1 }", "`stiffness` needs `friction`"),
    ("cell:spring { scale = 1, velocity = 1001 }", "`velocity` must be -1000…1000"),
    ("cell:spring { scale = 1, duration = 1, velocity = { scale = 3 } }", "has no way to go"),
    (
      "cell:spring { scale = 2, velocity = { opacity = 3 } }",
      "`velocity` names `opacity`, which the spring does not bring anywhere"
    ),
    ("cell:keyframes { { scale = 1 } }", "a keyframe needs `at`"),
    ("cell:keyframes { { at = 1, scale = 1 }, { at = 0.5, scale = 2 } }", "stands behind one at"),
    ("cell:keyframes { { at = 1, background = '#fff' } }", "they move numbers"),
    ("cell:clear('scal')", "cell has no `scal` (did you mean `scale`?)"),
    ("cell:clear { 'z', duration = 1 }", "`z` cannot be animated: set it with `cell.z =`"),
    ("cell:clear {}", "cell:clear names no property"),
    ("fx.wait(-1)", "`fx.wait` must be 0…3600, not -1"),
    ("for k in pairs { [print] = 1 } do end", "pairs has no order for a key that is a function"),
    ("setmetatable({}, { __gc = print })", "a metatable cannot have `__gc`"),
    ("require 'smaple'", "there is no module `smaple` (did you mean `sample`?);"),
    ("for i = 1, 4097 do cell.scale = 1 end", "more than 4096 commands at once"),
    ("for i = 1, 17 do cell:signal 'a' end", "more than 16 signals in one instant"),
    (
      "for i = 1, 9 do cell:animate { scale = i, repeats = math.huge } end",
      "`scale` already has 8 endless animations"
    ),
    (
      "for i = 1, 1001 do fx.spawn(cell, function() fx.wait(1) end) end fx.wait(1)",
      "more than 1000 pending waits"
    ),
    ("error({})", "the error is a table, not a text"),
    ("print(('%p'):format({}))", "addresses differ from run to run"),
  ]

  @Test(arguments: messages)
  func `an error carries its line and says what is meant`(_ code: String, _ part: String) throws {
    let message = try #require(try raised(code))
    #expect(message.hasPrefix("4: "), "\(message)")
    #expect(message.contains(part), "\(message)")
  }

  @Test func `a failure knows file, handler, item, time and the calls that led there`() throws {
    let stage = try Stage.pressing(
      """
      local function deep(cell) return 1 + cell.nothing end
      function e.touch_began(cell, touch, p)
        fx.wait(0.5)
        deep(cell)
      end
      """)
    stage.advance(to: 1)
    let failure = try #require(stage.failures().first)
    #expect(failure.file == "sample.lua")
    #expect(failure.line == 3)
    #expect(failure.handler == "touch_began")
    #expect(failure.item == 3)
    #expect(failure.time == 0.5)
    #expect(failure.reason == .error)
    #expect(failure.traceback.contains("sample.lua:3: in upvalue 'deep'"))
    #expect(failure.traceback.contains("sample.lua:6: in function"))
  }

  @Test func `a long trace keeps its first ten and its last eight levels`() throws {
    let stage = try Stage.pressing(
      """
      local function down(n) if n == 0 then error "bottom" end return 1 + down(n - 1) end
      function e.touch_began(cell) down(100) end
      """)
    let trace = try #require(stage.failures().first).traceback.split(separator: "\n")
    #expect(trace.count == 19)
    #expect(trace[10].contains("more"))
  }

  @Test(arguments: [
    (
      "setmetatable({}, { __gc = print, __mode = 'k', __concat = print, __close = print })",
      "__close"
    ),
    ("cell:animate { [true] = 1, [{}] = 1, [print] = 1, [cell] = 1 }", "a boolean"),
    (
      "for k in pairs { [print] = 1, [{}] = 1, [coroutine.create(print)] = 1 } do end",
      "a coroutine"
    ),
  ])
  func `of several wrong keys the first in the alphabet is told, not the first of a hash`(
    _ code: String, _ part: String
  ) throws {
    for _ in 0..<20 {
      let message = try #require(try raised(code))
      #expect(message.contains(part), "\(message)")
    }
  }

  @Test func `a message is cut and has no control bytes`() throws {
    #expect(try raised("error('a\\27[31mb')") == "4: a?[31mb")
    let long = try #require(try raised("error(('ü'):rep(2000))"))
    #expect(long.utf8.count < 1100)
  }
}
