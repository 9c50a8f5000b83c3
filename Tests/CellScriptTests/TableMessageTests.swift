import CellScript
import Testing

/// What is said of a plugin's table, and where; of names that are not known.
@Suite struct TableMessageTests {
  private static let header = "--!cellfx api=1\n"

  @Test(arguments: [
    ("local e = {}\nfunction e.touch_begin() end\nreturn e", 3),
    ("return {\n  summary = 'x',\n  touch_begin = print,\n}", 4),
    (
      "-- sumary = 1\nlocal sumary = 'sumary = 2'\nif sumary == 3 then end\nreturn { sumary = 1 }",
      5
    ),
    (
      "--[[ sumary = 1\n]] local s = [==[\nsumary = 1]==]\nreturn {\n[\"x\"] = 1, sumary = 'a' }", 6
    ),
    ("local e = {}\ne.summary = 3\nreturn e", 3),
    ("local e = {}\ne.touch_began = 3\nreturn e", 3),
    ("local e = {}\n\ne . reduce_motion = true return e", 4),
    ("local a = { a = 1 }\nreturn { parameters = {\n b = 2,\n a = {} } }", 5),
    ("return { parameters = { b = 2,\n speed = { 1, mim = 2 } } }", 3),
    ("local e = {}\nfunction e.appeared() return 3 end\n", 3),
    ("local e = {}\nfunction e.appeared()\n  return 3\nend\n\nreturn 7 -- nothing\n", 7),
    ("return", 2),
  ])
  func `what is wrong with the table has the line that speaks of it`(_ code: String, _ line: Int) {
    let defect = Sample.defect(Self.header + code)
    #expect(defect?.line == line)
    #expect(defect?.file == "sample.lua")
  }

  @Test func `what no line speaks of has none`() {
    let defect = Sample.defect(Self.header + "local e = {}\ne['suma' .. 'ry'] = 1\nreturn e")
    #expect(defect?.line == nil)
    #expect(defect?.reason == .unknownEntry("sumary", nearest: "summary"))
  }

  @Test(arguments: [
    ("print(fxx)", "there is no global `fxx`"),
    ("print(fx.now())", "there is no global `fx`: write `local fx = require \"cellfx\"`"),
    (
      "print(smoothstep(0, 1, 0.5))",
      "there is no global `smoothstep`: write `fx.smoothstep`, after `local fx = require \"cellfx\"`"
    ),
    ("fx = 1", "there is no global `fx` to set: write `local fx`"),
  ])
  func `the module is asked for`(_ code: String, _ message: String) {
    let defect = Sample.defect(Self.header + code)
    #expect(defect?.message == message)
    #expect(defect?.line == 2)
  }

  @Test func `a handler stands in the table`() {
    let defect = Sample.defect(
      Self.header + "local e = {}\nfunction touch_began(cell) end\nreturn e")
    #expect(
      defect?.message
        == "a handler stands in the plugin's table: write `function sample.touch_began`")
    #expect(defect?.line == 3)
  }

  @Test(arguments: [
    ("fx.spawn(1)", "`fx.spawn` takes a cell first, then a function: the first is a number"),
    (
      "fx.spawn(function() end, cell)",
      "`fx.spawn` takes a cell first, then a function: the first is a function"
    ),
    ("fx.spawn(cell)", "`fx.spawn` takes a cell first, then a function: the second is nothing"),
    ("fx.distance(cell)", "`fx.distance` takes two cells, not nothing"),
    ("fx.distance(1, cell)", "`fx.distance` takes two cells, not a number"),
    (
      "cell:keyframes { scale = { 1, 2 } }",
      "`scale` stands in the keyframes: write `cell:keyframes{ { at = 0, scale = … }, { at = 1, scale = … } }`"
    ),
    (
      "cell:keyframes { duration = 1, background = '#fff', { at = 1, scale = 1 } }",
      "`background` stands in the keyframes: write `cell:keyframes{ { at = 0, background = … }, { at = 1, background = … } }`"
    ),
  ])
  func `a call that is made the wrong way is told the right one`(
    _ code: String, _ message: String
  ) throws {
    #expect(try raised(code) == "4: \(message)")
  }

  @Test(arguments: [
    ("cell.q = 1", "cell has no `q`"), ("cell.wid = 1", "cell has no `wid`"),
    ("cell.bla = 1", "cell has no `bla`"), ("cell.color = 1", "cell has no `color`"),
    ("cell.tint = 1", "cell has no `tint`"),
    ("print(cell.highlihgted)", "cell has no `highlihgted` (did you mean `highlighted`?)"),
    ("fx.delay(1)", "fx has no `delay`"),
  ])
  func `only a name that is meant is suggested`(_ code: String, _ message: String) throws {
    #expect(try raised(code) == "4: \(message)")
  }

  @Test(
    arguments: [
      ("a", nil), ("rip", nil), ("riple", "ripple"), ("rippel", "ripple"), ("shale", "shake"),
      ("ship", nil), ("rpl", nil),
    ] as [(String, String?)])
  func `the command line suggests by the same rule`(_ name: String, _ nearest: String?) {
    #expect(NearestName.nearest(to: name, among: ["ripple", "shake", "b"]) == nearest)
  }
}
