import CellScript
import Testing

/// What is wrong with a field is told at the author's line.
@Suite struct FieldMessageTests {
  /// The body of a field's function on line 4, and what it fails with.
  static let messages: [(String, String)] = [
    (
      "return { scale = cell.scal }",
      "4: a field cannot read `scal` of its cell (did you mean `scale`?): it reads"
    ),
    ("return { scale = cell.label }", "4: a field cannot read `label` of its cell"),
    ("return { scale = cell.memory }", "4: a field cannot read `memory` of its cell"),
    ("cell:spring { scale = 1 }", "4: a field cannot read `spring` of its cell"),
    ("return { scale = cell.z }", "4: a field cannot read `z` of its cell"),
    ("return { scale = cell.image }", "4: a field cannot read `image` of its cell"),
    ("return { scale = cell.centre_x }", "(did you mean `center_x`?)"),
    (
      "return { scale = cell.grid.with }",
      "4: the grid of a field has no `with` (did you mean `width`?)"
    ),
    (
      "return { scale = cell[1] }",
      "4: the entries of what a field reads have names, not a key that is a number"
    ),
    ("cell.scale = 1", "4: field cell: `scale` cannot be set"),
    ("return { scale = now.x }", "4: symbol has no `x`"),
    ("now.x = 1", "4: symbol: `x` cannot be set"),
    (
      "return { scale = now < 1 }",
      "4: `<` and `>` cannot compare symbols: write `fx.less(a, b)` or `fx.greater(a, b)`"
    ),
    ("return { scale = 1 > now }", "4: `<` and `>` cannot compare symbols"),
    ("return { scale = now <= cell.x }", "4: `<=` and `>=` cannot compare symbols"),
    (
      "local on = now == 1 return { scale = now }",
      "4: `==` and `~=` cannot see a symbol of a field: write `fx.equal(a, b)`"
    ),
    (
      "local s = '==' -- ==\nif cell.x ~= 1 then return { scale = 1 } end",
      "5: `==` and `~=` cannot see"
    ),
    (
      "-- a line may end so\rlocal on = now == 1 return { scale = now }",
      "5: `==` and `~=` cannot see"
    ),
    ("return { scale = now // 2 }", "4: `//` cannot divide symbols: write `fx.floor(a / b)`"),
    ("return { scale = now .. 'a' }", "4: attempt to concatenate a symbol value"),
    ("return { scale = #now }", "4: attempt to get length of a symbol value"),
    ("return { scale = now() }", "4: attempt to call a symbol value"),
    ("return { scale = now & 1 }", "4: attempt to perform bitwise operation on a symbol value"),
    ("return { scale = now + '1' }", "4: `+` takes numbers and symbols, not a string"),
    ("return { scale = now * nil }", "4: `*` takes numbers and symbols, not nil"),
    (
      "return { scale = now + cell.background }",
      "4: `+` takes no colour: colours are mixed by `fx.mix`"
    ),
    (
      "return { background = -fx.color '#fff' * now }",
      "4: attempt to perform arithmetic on a color value"
    ),
    ("return { background = fx.color '#fff' * now }", "4: `*` takes no colour"),
    (
      "return { scale = math.sin(now) }", "4: `math.sin` takes no symbol of a field: write `fx.sin`"
    ),
    (
      "return { scale = math.max(1, now) }",
      "4: `math.max` takes no symbol of a field: write `fx.max`"
    ),
    (
      "return { scale = math.floor(now) }",
      "4: `math.floor` takes no symbol of a field: write `fx.floor`"
    ),
    ("return { scale = math.fmod(now, 2) }", "write `a % b`"),
    ("return { scale = math.atan(now) }", "write `fx.atan2`"),
    (
      "return { scale = math.acos(now) }",
      "4: `math.acos` takes no symbol of a field, and `fx` has nothing like it"
    ),
    ("return { scale = math.random(now) }", "write `cell.random`"),
    ("return { scale = fx.sin('a', now) }", "4: bad argument #1 to 'sin'"),
    ("return { scale = fx.pow(now) }", "4: `fx.pow` takes numbers and symbols, not nothing"),
    ("return { scale = fx.min(now, {}) }", "4: `fx.min` takes numbers and symbols, not a table"),
    ("return { scale = fx.clamp(now, 0) }", "4: `fx.clamp` takes numbers and symbols, not nothing"),
    ("return { scale = fx.where(now, 1) }", "4: bad argument #3 to 'where'"),
    (
      "return { background = fx.mix('#fff', 1, now) }", "4: `fx.mix` must be a colour, not a number"
    ),
    ("return { background = fx.mix('#fff', 'rad', now) }", "4: `fx.mix`: \"rad\" is no colour"),
    (
      "return { background = fx.mix('#fff', '#000', now, 'oklab') }",
      "4: `fx.mix` of a field mixes in \"srgb\", not in \"oklab\""
    ),
    ("return { scale = fx.curve(p.ease)(now) }", "4: `fx.curve` cannot take a symbol"),
    ("return { scale = fx.curve 'linear' (cell.background) }", "4: `fx.curve` takes no colour"),
    (
      "return { scale = fx.distance(cell, cell) }",
      "4: `fx.distance` takes two cells, not what a field reads"
    ),
    ("return { scale = fx.now() }", "4: there is no grid while the plugin is loaded"),
    ("fx.wait(1)", "4: waiting is possible in handlers only"),
    ("coroutine.yield(1)", "4: `coroutine.yield` outside a coroutine"),
    (
      "fx.field(function() return { scale = 1 } end)",
      "4: `fx.field` cannot stand in the function of another field"
    ),
    ("return 1", "3: a field returns a table of properties, not a number"),
    ("", "3: a field returns a table of properties, not nil"),
    ("return {}", "3: fx.field names no property"),
    ("return { scal = 1 }", "3: fx.field has no option or property `scal` (did you mean `scale`?)"),
    ("return { duration = 1 }", "3: fx.field has no option or property `duration`"),
    ("return { 1 }", "3: fx.field takes named options, not a key that is a number"),
    (
      "return { z = 1 }",
      "3: a field cannot return `z`: it drives numbers and colours, and no order"
    ),
    ("return { image = 'a' }", "3: a field cannot return `image`"),
    ("return { text = now }", "3: a field cannot return `text`"),
    ("return { scale = 1e7 }", "3: `scale` must be -1000000…1000000, not 10000000"),
    ("return { scale = 0 / 0 }", "3: `scale` must be -1000000…1000000, not NaN"),
    ("return { scale = true }", "3: `scale` must be a number, not a boolean"),
    ("return { scale = cell.background }", "3: `scale` must be a number, not a color"),
    ("return { scale = cell }", "3: `scale` must be a number, not what a field reads"),
    ("return { background = now }", "3: `background` must be a colour, not a number"),
    ("return { background = 1 }", "3: `background` must be a colour, not a number"),
    ("return { background = 'rad' }", "3: `background`: \"rad\" is no colour"),
    (
      "return { scale = input.a, background = input.a }",
      "3: `input.a` is used as a number and as a colour"
    ),
    (
      "local x = fx.mix(input.a, input.b, now) return { scale = x + 1, background = input.b }",
      "3: `input.b` is used as a number and as a colour"
    ),
    (
      "local x = fx.mix(p.a, p.b, now) return { scale = x, background = fx.mix(x, '#f00', now) }",
      "3: `p.a` is used as a number and as a colour"
    ),
    (
      "return { scale = input.duration }",
      "4: an input cannot be called `duration`: `play:animate` has an option of that name"
    ),
    ("return { scale = input.velocity }", "4: an input cannot be called `velocity`"),
    ("return { scale = input['a\\n'] }", "4: `input` holds a control character"),
    ("return { scale = cell.item['a\\0'] }", "4: `cell.item` holds a control character"),
    ("return { scale = p.depth }", "4: p has no `depth`"),
    (
      "return { scale = input[('n'):rep(65)] }",
      "4: what a field reads has a name of more than 64 bytes"
    ),
    ("error('mine')", "4: mine"),
    ("error {}", "the error is a table, not a text"),
  ]

  @Test(arguments: messages)
  func `a fault is told at its line`(_ body: String, _ expected: String) {
    let found = refused(body) ?? "nothing"
    #expect(found.contains(expected), "\(body): \(found)")
  }

  static let plugins: [(String, String)] = [
    ("fx.field()", "3: `fx.field` takes a function, not nothing"),
    ("fx.field {}", "3: `fx.field` takes a function, not a table"),
    ("fx.field(print)", "3: `fx.field` takes a function, not a function of the runtime"),
    (
      """
      e.parameters = { tint = "#fff" }
      fx.field(function(cell, now, input, p)
        return { background = p.tint }
      end)
      """, "5: a field cannot read `p.tint`, which is a text: it reads numbers and colours"
    ),
    (
      """
      e.parameters = { tint = fx.color "#fff", depth = 1 }
      fx.field(function(cell, now, input, p)
        return { scale = p.depth, opacity = 1 + p.tint }
      end)
      """, "5: `p.tint` is a colour, and the field uses it as a number"
    ),
    (
      """
      e.parameters = { tint = fx.color "#fff", depth = true }
      fx.field(function(cell, now, input, p)
        return { background = p.depth }
      end)
      """, "5: `p.depth` is a boolean, and the field uses it as a colour"
    ),
    (
      """
      e.parameters = { tint = fx.color "#fff" }
      fx.field(function(cell, now, input, p)
        local unused = p.tnt
        return { background = p.tint }
      end)
      """, "5: p has no `tnt` (did you mean `tint`?)"
    ),
    (
      """
      local kept
      fx.field(function(cell, now) kept = now return { scale = now } end)
      fx.field(function(cell, now) return { scale = kept } end)
      """, "5: a symbol means something only in the function of the field that it was made in"
    ),
    (
      """
      local kept
      fx.field(function(cell, now) kept = cell return { scale = now } end)
      local x = kept.x
      """, "5: a symbol means something only in the function of the field"
    ),
    (
      """
      local kept
      fx.field(function(cell, now) kept = now return { scale = now } end)
      local x = kept + 1
      """, "5: a symbol means something only in the function of the field"
    ),
    (
      """
      local kept
      pcall(fx.field, function(cell, now) kept = now error "no" end)
      local x = fx.sin(kept)
      """, "5: a symbol means something only in the function of the field"
    ),
    (
      """
      local f = fx.field(function(cell, now) return { scale = now } end)
      print(f.name)
      """, "4: field has no `name`"
    ),
  ]

  @Test(arguments: plugins)
  func `a fault of a plugin's field is told at its line`(_ lines: String, _ expected: String) {
    let found = refusedPlugin(lines) ?? "nothing"
    #expect(found.contains(expected), "\(lines): \(found)")
  }

  /// Comparisons that are none of the field's function.
  static let harmless = [
    "local same = 1 == 1 fx.field(function() return { scale = 1 } end) assert(same == true)",
    "local f = function() return { scale = 1 } end\nif 1 ~= 2 then fx.field(f) end",
    "fx.field(function() local s = [[ == ]] --[=[ ~= ]=]\nreturn { scale = fx.less(1, 2) } end)",
    "local function is(a) return a == 1 end\nfx.field(function()\nassert(is(1)) return { scale = 1 } end)",
    "fx.field(function() if 1 <= 2 and 2 >= 1 then return { scale = 1 } end end)",
    "local function other() return 1 == 1 end fx.field(function()\nreturn { scale = 1 } end)",
  ]

  @Test(arguments: harmless)
  func `only what the field's function compares is refused`(_ lines: String) {
    #expect(refusedPlugin(lines) == nil)
  }

  @Test func `comparisons are found in whatever blocks the function has`() {
    let body = """
      for i = 1, 3 do
        local g = function() while true do if i then break end end end
        repeat local x = { "==" } until x
      end
      return { scale = (function() return 1 ~= 2 end)() and 1 or 2 }
      """
    #expect(refused(body)?.hasPrefix("8: `==` and `~=` cannot see") == true)
  }

  @Test func `the calls that led to an error within a field are told`() {
    let defect = Sample.defect(
      """
      --!cellfx api=1
      local fx = require "cellfx"
      local function inner(x) return x < 1 end
      local f = fx.field(function(cell, now) return { scale = inner(now) } end)
      return {}
      """)
    #expect(defect?.line == 3)
    #expect(defect?.traceback.contains("sample.lua:4") == true)
    #expect(defect?.traceback.contains("sample.lua:3") == true)
  }

  @Test func `fields are made while the plugin is loaded only, and their symbols stay there`()
    throws
  {
    let lines = """
      local kept
      local f = fx.field(function(cell, now) kept = now return { scale = now } end)
      """
    let faults: [(String, String)] = [
      (
        "fx.field(function() return { scale = 1 } end)",
        "`fx.field` runs while the plugin is loaded"
      ),
      ("cell.scale = kept", "`scale` must be a number, not a symbol of a field"),
      ("cell:animate { scale = kept }", "`scale` must be a number, not a symbol of a field"),
      ("cell.background = kept", "`background` must be a colour, not a symbol of a field"),
      ("cell.scale = kept * 2", "a symbol means something only in the function"),
      ("print(fx.sin(kept))", "a symbol means something only in the function"),
      ("print(fx.mix(1, 2, kept))", "a symbol means something only in the function"),
      ("print(fx.noise(kept))", "a symbol means something only in the function"),
      ("print(fx.curve 'linear' (kept))", "a symbol means something only in the function"),
      ("fx.wait(kept)", "`fx.wait` must be a number, not a symbol of a field"),
    ]
    for (handler, expected) in faults {
      let found = try Pressed(lines, handler).failures.first ?? "nothing"
      #expect(found.contains(expected), "\(handler): \(found)")
    }
  }
}
