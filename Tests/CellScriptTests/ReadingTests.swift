import CellEffect
import CellGrid
import CellMotion
import CellScript
import CellStage
import Foundation
import Testing

@Suite struct ReadingTests {
  static let items = ItemTable(
    labels: ["zero", "one"], pictures: [ItemPictures(normal: "A", highlighted: "B")],
    values: [["loading": .boolean(true), "size": .number(2.5), "who": .text("me")]])

  @Test func `a cell tells where it is and what its item brings along`() throws {
    let body = """
      print(cell.index, cell.row, cell.column, cell.x, cell.y, cell.center_x, cell.center_y)
      print(cell.width, cell.height, cell.pressed, cell.highlighted, cell.selected, cell.enabled)
      print(cell.label, cell.normal_picture, cell.highlighted_picture, cell.gone)
      print(cell.item.loading, cell.item.size, cell.item.who, cell.item.other)
      print(touch.id, touch.x, touch.y, touch.content_y, touch.inside, touch.taps, touch.time)
      local grid = cell.grid
      print(grid.count, grid.rows, grid.columns, grid.width, grid.height, grid.offset_y)
      print(grid.reduce_motion, grid.appearance, #grid:cells(), grid:cells()[1].index)
      print(grid:cell_at(2, 0).index, grid:cell_at(30, 0), fx.distance(cell, grid:cell_at(5, 0)))
      print(cell, cell == grid:cell_at(3, 0), grid, fx.color "label")
      """
    #expect(
      try written(body, items: Self.items) == [
        "3\t3\t0\t0.0\t132.0\t187.5\t154.0", "375.0\t44.0\ttrue\tfalse\tfalse\ttrue",
        "one\tA\tB\tfalse", "true\t2.5\tme\tnil", "1\t180.0\t22.0\t154.0\ttrue\t0\t0.0",
        "40\t40\t1\t375.0\t667.0\t0.0", "false\tlight\t16\t0", "2\tnil\t88.0",
        "cell 3\ttrue\tgrid\tcolor",
      ])
  }

  @Test func `properties read back what the stretch wrote, before that what lies beneath`() throws {
    let body = """
      print(cell.scale, cell.opacity, cell.rotation, cell.image, cell.text)
      print(cell.background == fx.color "system_background", cell.background == fx.color "#fff")
      cell.scale = 0.5
      cell.image = "@highlighted"
      cell.text = "mine"
      cell.background = "#f00"
      print(cell.scale, cell.image, cell.text, cell.background == fx.color(1, 0, 0))
      cell:animate { scale = 2, opacity = 0 }
      cell:keyframes { { at = 0, rotation = 1 }, { at = 1, rotation = 3 } }
      cell:animate { scale_x = 4, autoreverses = true }
      print(cell.scale, cell.opacity, cell.rotation, cell.scale_x)
      cell:clear("scale", "text")
      cell:clear { "image", "background" }
      print(cell.scale, cell.image, cell.text, cell.background == fx.color "system_background")
      """
    let lines = try written(body, items: Self.items)
    #expect(
      lines == [
        "1.0\t1.0\t0.0\tA\tone", "true\tfalse", "0.5\tB\tmine\ttrue", "2.0\t0.0\t3.0\t1.0",
        "1.0\tA\tone\ttrue",
      ])
  }

  static let writes = [
    "cell.scale = 2", "cell.z = 3", "cell.text = 'new'", "cell.background = 'label'",
    "cell.scale = 2 cell:clear 'scale'", "cell:animate { scale = 2, background = '#f00' }",
    "cell:animate { scale = 2, background = '#f00', delay = 1 }",
    "cell:animate { scale = 2, background = '#f00', autoreverses = true }",
    "cell:animate { scale = 2, background = '#f00', autoreverses = true, duration = 0 }",
    "cell:animate { scale = 2, background = '#f00', duration = 0 }",
    "cell:spring { scale = 2, background = '#f00', velocity = { scale = 3 } }",
    "cell:keyframes { { at = 0, scale = 3 }, { at = 1, scale = 2 }, autoreverses = true }",
    "cell:keyframes { { at = 0.1, scale = 3 }, { at = 1, scale = 2 }, autoreverses = true }",
    "cell:dissolve { image = 'new', delay = 1 }", "cell:dissolve { image = 'new', text = 'new' }",
    "cell.text = 'a' cell.scale = 2 cell:clear { 'text', 'scale', 'background', duration = 1 }",
  ]

  @Test(arguments: writes)
  func `a stretch reads what the next one will`(_ code: String) throws {
    let body = """
      local function look()
        return tostring(cell.scale) .. " " .. cell.z .. " " .. tostring(cell.image) .. " "
          .. tostring(cell.text) .. " " .. tostring(cell.background == fx.color "#f00") .. " "
          .. tostring(cell.background == fx.color "label")
      end
      \(code)
      print(look())
      fx.wait(0)
      print(look())
      """
    let lines = try written(body, items: Self.items)
    #expect(lines.count == 2)
    #expect(lines.first == lines.last)
  }

  @Test func `a picture that the item has not is no command and has ended`() throws {
    let body = """
      cell.image = "@highlighted"
      print(cell.image, cell:dissolve { image = "@highlighted" }:wait(), fx.now())
      """
    #expect(try written(body, until: 1) == ["nil\ttrue\t0.0"])
  }

  @Test func `an empty text and a picture of the plugin read back as they were written`() throws {
    let body = """
      cell.text, cell.image = "", "assets/heart.png"
      print(cell.text == "", cell.image)
      fx.wait(0.1)
      print(cell.text == "", cell.image)
      cell.text, cell.image = "assets/x", "heart.png"
      print(cell.text, cell.image)
      """
    let effect = try Sample.effect("function e.touch_began(cell)\n\(body)\nend")
    let stage = Stage.list([effect])
    stage.touch(row: 3, at: 0)
    let known = stage.scene.names.count
    #expect(stage.scene.names.number(of: "sample/assets/heart.png").rawValue < known)
    stage.advance(to: 1)
    #expect(
      stage.lines() == ["true\tassets/heart.png", "true\tassets/heart.png", "assets/x\theart.png"])
  }

  @Test func `a use that is limited sees the same items as the stage lets it play on`() throws {
    let effect = try Sample.effect(
      """
      function e.touch_began(cell)
        local seen = {}
        for i, c in ipairs(cell.grid:cells()) do seen[i] = c.index end
        print(cell.index, table.concat(seen, " "), cell.grid:cell_at(1, 0), cell.grid:cell_at(4, 0))
      end
      """)
    let stage = Stage.list([effect], on: [1, 3])
    stage.feed(.insert([0]), at: 0)
    stage.touch(row: 2, at: 1)
    stage.lift(row: 2, at: 1.2)
    stage.touch(row: 3, at: 2)
    #expect(stage.lines() == ["2\t2 4\tnil\tcell 4"])
  }

  @Test func `a use that is limited may ask for its cells while its item is deleted`() throws {
    let effect = try Sample.effect(
      "function e.touch_cancelled(cell) print(#cell.grid:cells()) end")
    let stage = Stage.list([effect], count: 1, on: [0])
    stage.touch(row: 0, at: 0)
    stage.feed(.delete([0]), at: 1)
    #expect(stage.failures().isEmpty)
  }

  @Test func `a failure brings along what was written before it`() throws {
    let stage = try Stage.pressing(
      "function e.touch_began(cell) print('a', 1) print 'b' error 'no' end")
    #expect(stage.failures().map(\.lines) == [["a\t1", "b"]])
  }

  @Test func `memory lives as long as the cell shows its item`() throws {
    let effect = try Sample.effect(
      """
      function e.touch_began(cell)
        cell.memory.count = (cell.memory.count or 0) + 1
        cell.grid.memory.count = (cell.grid.memory.count or 0) + 1
        print(cell.memory.count, cell.grid.memory.count)
      end
      """)
    let stage = Stage.list([effect])
    stage.touch(row: 0, at: 0)
    stage.lift(row: 0, at: 0.5)
    stage.touch(row: 0, at: 1)
    stage.lift(row: 0, at: 1.5)
    stage.feed(.scroll(to: Point(x: 0, y: 900), animated: false), at: 2)
    stage.feed(.scroll(to: .zero, animated: false), at: 2.5)
    stage.touch(row: 0, at: 3)
    #expect(stage.lines() == ["1\t1", "2\t2", "1\t3"])
  }

  @Test func `parameters are live after a wait`() throws {
    let effect = try Sample.effect(
      """
      e.parameters = { size = { 2, min = 0, max = 9 }, word = "a", tint = { "#fff", kind = "color" } }
      function e.touch_began(cell, touch, p)
        print(p.size, p.word, p.tint == fx.color "#fff")
        fx.wait(1)
        print(p.size, p.word, p.tint == fx.color "label")
      end
      function e.parameters_changed(grid, change, p) print(change.names.size, change.names.word) end
      """)
    let stage = Stage.list([effect])
    stage.touch(row: 0, at: 0)
    try stage.setParameter("size", of: 0, to: .number(3), at: 0.5)
    try stage.setParameter("word", of: 0, to: .text("b"), at: 0.5)
    try stage.setParameter("tint", of: 0, to: .text("label"), at: 0.5)
    stage.advance(to: 2)
    #expect(
      stage.lines() == ["2.0\ta\ttrue", "true\tnil", "nil\ttrue", "nil\tnil", "3.0\tb\ttrue"])
  }

  @Test func `tables are gone through in one order`() throws {
    let body = """
      local t = { [3] = 1, [1] = 1, [1.5] = 1, b = 1, a = 1, [true] = 1, [false] = 1, [cell] = 1 }
      local keys = {}
      for k in pairs(t) do keys[#keys + 1] = tostring(k) end
      print(table.concat(keys, " "), next(t))
      local sorted = { 5, 3, 9, 1 }
      table.sort(sorted, function(a, b) return a > b end)
      print(table.concat(sorted, " "), pcall(table.sort, { 1, 2 }, function() return true end))
      """
    let lines = try written(body)
    #expect(
      lines == [
        "1 1.5 3 a b false true cell 3\t1\t1",
        "9 5 3 1\tfalse\tsample.lua:10: invalid order function for sorting",
      ])
  }

  @Test func `random numbers follow from the seed`() throws {
    func draw(_ seed: UInt64) throws -> [String] {
      let effect = try Sample.effect(
        "print(math.random(), math.random(6), math.random(-3, 3))", seed: seed)
      return effect.takeLines()
    }
    #expect(try draw(1) == draw(1))
    #expect(try draw(1) != draw(2))
  }

  @Test func `elementary functions are the house's`() throws {
    let body = """
      print(math.sin(1) == fx.sin(1), math.exp(1), fx.pow(2, 0.5), fx.log(1), math.atan(1, -1))
      print(fx.clamp(5, 0, 1), fx.mix(2, 4, 0.25), fx.step(1, 2), fx.smoothstep(0, 2, 1))
      print(fx.fract(-0.25), fx.hypot(3, 4), fx.sign(-2), fx.where(1, "a", "b"), fx.all(1, 0))
      print(fx.curve "linear" (0.25), fx.curve(fx.steps(2))(0.6), fx.spring { duration = 1 } (0))
      print(fx.mix(fx.color "#000", fx.color "#fff", 1) == fx.color "#fff", fx.any(0, 2))
      """
    let sine = Elementary.exp(1)
    #expect(
      try written(body) == [
        "true\t\(lua(sine))\t\(lua(Elementary.pow(2, 0.5)))\t0.0\t\(lua(Elementary.atan2(1, -1)))",
        "1\t2.5\t1.0\t0.5".replacing("1\t", with: "1.0\t", maxReplacements: 1),
        "0.75\t5.0\t-1.0\ta\t0.0", "0.25\t0.5\t0.0", "true\t1.0",
      ])
  }

  @Test func `elementary functions mean the same in scripts as in fields`() throws {
    let body = """
      local none = 0 / 0
      print(fx.hypot(1e200, 0), fx.clamp(0, 1, -1), fx.equal(math.huge, math.huge))
      print(fx.where(none, "yes", "no"), fx.all(none, 1), fx.any(none), fx.equal(none, none))
      print(fx.smoothstep(0, 1, none) == fx.smoothstep(0, 1, none), fx.min(none, 1) == 1)
      """
    #expect(
      try written(body) == ["1e+200\t-1.0\t1.0", "yes\t1.0\t1.0\t0.0", "false\tfalse"])
  }

  private func lua(_ number: Double) -> String {
    String(format: "%.14g", number)
  }
}
