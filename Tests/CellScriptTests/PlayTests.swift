import CellEffect
import CellGrid
import CellMotion
import CellScript
import CellStage
import Testing

/// What a script asks for when it plays a field.
@Suite struct PlayTests {
  private static let field = """
    local f = fx.field(function(cell, now, input, p)
      return { scale = now + input.x, translation_x = input.y,
        background = fx.mix(cell.background, input.tint, 0.5) }
    end)
    local bare = fx.field(function(cell, now) return { opacity = now } end)
    local given = { x = 1, y = 2, tint = "#ff0000" }
    """

  private func pressed(_ handler: String) throws -> Pressed {
    try Pressed(Self.field, handler)
  }

  private func color(_ text: String) throws -> Paint {
    .fixed(try #require(Color(hex: text)))
  }

  @Test func `a play gives every input, for its seconds or for ever`() throws {
    let pressed = try pressed(
      """
      local a = cell.grid:play(f, given, 1.5)
      local b = cell.grid:play(bare)
      local c = cell.grid:play(bare, {}, 0)
      print(a.running, b.running, tostring(a), a.inputs.x, a.inputs.y, a.inputs.tint == fx.color "#ff0000")
      """)
    #expect(pressed.failures == [])
    #expect(pressed.lines == ["true\ttrue\tplay\t1.0\t2.0\ttrue"])
    let request = PlayRequest(
      field: 0, inputs: [.number(1), .number(2), .color(try color("#ff0000"))], seconds: 1.5)
    #expect(
      pressed.listener.commands.prefix(3) == [
        .play(AnimationHandle(number: 1), request),
        .play(AnimationHandle(number: 2), PlayRequest(field: 1, inputs: [])),
        .play(AnimationHandle(number: 3), PlayRequest(field: 1, inputs: [], seconds: 0)),
      ])
  }

  @Test func `inputs are set, and read what they are set to`() throws {
    let pressed = try pressed(
      """
      local a = cell.grid:play(f, given)
      a.inputs.x = 5
      a.inputs.tint = "#00ff00"
      print(a.inputs.x, a.inputs.tint == fx.color "#00ff00")
      """)
    let play = AnimationHandle(number: 1)
    #expect(pressed.lines == ["5.0\ttrue"])
    #expect(
      pressed.listener.commands.dropFirst().prefix(2) == [
        .setInputs(play, [InputTarget(input: 0, value: .number(5))]),
        .setInputs(play, [InputTarget(input: 2, value: .color(try color("#00ff00")))]),
      ])
  }

  @Test func `inputs are moved as properties are`() throws {
    let pressed = try pressed(
      """
      local a = cell.grid:play(f, given)
      local way = a:animate { x = 5, tint = "#0000ff", duration = 2, curve = "linear", delay = 0.5,
        repeats = 3, autoreverses = true, replaces = true, space = "oklab" }
      local swing = a:spring { y = 7, response = 0.3, bounce = 0.2, velocity = { y = 40 } }
      print(a.inputs.x, a.inputs.y, way.running, swing.running)
      swing:stop()
      """)
    #expect(pressed.failures == [])
    #expect(pressed.lines == ["1.0\t7.0\ttrue\ttrue"])
    let play = AnimationHandle(number: 1)
    var way = InputRequest(
      play: play,
      targets: [
        InputTarget(input: 0, value: .number(5)),
        InputTarget(input: 2, value: .color(try color("#0000ff"))),
      ], timing: .curve(.linear, duration: 2))
    way.delay = 0.5
    way.repeats = 3
    way.autoreverses = true
    way.replaces = true
    way.space = .oklab
    let swing = InputRequest(
      play: play, targets: [InputTarget(input: 1, value: .number(7), speed: 40)],
      timing: .spring(try Spring(response: 0.3, bounce: 0.2)))
    #expect(
      pressed.listener.commands.dropFirst().prefix(3) == [
        .animateInputs(AnimationHandle(number: 2), way),
        .animateInputs(AnimationHandle(number: 3), swing), .stop(AnimationHandle(number: 3)),
      ])
  }

  @Test func `a play that was stopped takes no more commands`() throws {
    let pressed = try pressed(
      """
      local a, b = cell.grid:play(f, given), cell.grid:play(bare)
      a:stop { fade = 0.5 }
      a:stop()
      a.inputs.x = 9
      local way = a:animate { x = 3 }
      print(a.running, a.inputs.x, way.running, way:wait())
      b:stop()
      """)
    #expect(pressed.lines == ["false\t1.0\tfalse\tfalse"])
    #expect(
      pressed.listener.commands.filter { if case .log = $0 { false } else { true } }.dropFirst(2)
        == [
          .stopPlay(AnimationHandle(number: 1), fade: 0.5),
          .stopPlay(AnimationHandle(number: 2), fade: 0.2),
        ])
  }

  @Test func `a play is waited for and told its end`() throws {
    for finished in [true, false] {
      let pressed = try pressed(
        """
        local a = cell.grid:play(bare, nil, 1)
        local way = a:wait()
        print(way, a.running, a:wait())
        """)
      #expect(pressed.lines == [])
      let (scene, layer) = try #require(pressed.listener.last)
      let cell = try #require(scene.grid.cell(showing: 3))
      var answer = Answer()
      try pressed.listener.respond(
        to: .ended(AnimationHandle(number: 1), finished: finished, cell), in: scene, on: layer,
        with: &answer)
      #expect(answer.commands == [.log("\(finished)\tfalse\t\(finished)")])
    }
  }

  @Test func `what a failed stretch set is not read back`() throws {
    let stage = Stage.list([
      Still(),
      try Listener(
        """
        \(Self.field)
        local a
        function e.attached(grid) a = grid:play(f, given) end
        function e.touch_began(cell)
          a.inputs.x = 8
          a:animate { y = 9 }
          error "no"
        end
        function e.touch_ended(cell) print(a.inputs.x, a.inputs.y) end
        """),
    ])
    stage.touch(row: 3, at: 0)
    stage.lift(row: 3, at: 1)
    stage.advance(to: 2)
    #expect(stage.lines() == ["1.0\t2.0"])
  }

  static let messages: [(String, String)] = [
    ("cell.grid.play(f, given)", "write `grid:play` with a colon"),
    ("cell.grid:play(given)", "`grid:play` takes a field first, made by `fx.field`, not a table"),
    ("cell.grid:play()", "`grid:play` takes a field first, made by `fx.field`, not nothing"),
    ("cell.grid:play(f, 3)", "`inputs` takes a table, not a number"),
    ("cell.grid:play(f)", "the field at sample.lua:3 reads the input `x`, which is not given"),
    (
      "cell.grid:play(f, { x = 1, y = 1, tnit = '#fff' })",
      "the field at sample.lua:3 reads no input `tnit` (did you mean `tint`?)"
    ),
    ("cell.grid:play(bare, { x = 1 })", "reads no input `x`"),
    ("cell.grid:play(f, { 1 })", "the entries of inputs have names, not a key that is a number"),
    ("cell.grid:play(f, { x = 1, y = 2, tint = 3 })", "`tint` must be a colour, not a number"),
    ("cell.grid:play(f, { x = 1, y = '2', tint = 'red' })", "`y` must be a number, not a string"),
    (
      "cell.grid:play(f, { x = 2e15, y = 2, tint = 'red' })",
      "`x` must be -1e+15…1e+15, not 2e+15"
    ),
    ("cell.grid:play(bare, {}, -1)", "`seconds` must be 0…3600, not -1"),
    ("cell.grid:play(bare, {}, math.huge)", "`seconds` must be 0…3600, not inf"),
    ("print(a.runing)", "play has no `runing` (did you mean `running`?)"),
    ("a.running = false", "play: `running` cannot be set"),
    ("a.stop()", "write `play:stop` with a colon"),
    ("a:stop { fad = 1 }", "play:stop has no option or property `fad` (did you mean `fade`?)"),
    ("a:stop { fade = 3601 }", "`fade` must be 0…3600, not 3601"),
    ("a:stop(1)", "`play:stop` takes a table, not a number"),
    ("a.inputs.z = 1", "the field at sample.lua:3 reads no input `z`"),
    ("print(a.inputs.tin)", "reads no input `tin` (did you mean `tint`?)"),
    ("a.inputs.x = '#fff'", "`x` must be a number, not a string"),
    ("a.inputs.tint = 1", "`tint` must be a colour, not a number"),
    ("a.inputs[1] = 1", "the entries of inputs have names, not a key that is a number"),
    ("a:animate { duration = 1 }", "play:animate names no input"),
    (
      "a:animate { x = 1, duraton = 1 }",
      "play:animate has no option or input `duraton` (did you mean `duration`?)"
    ),
    ("a:animate { x = 1, scale = 1 }", "play:animate has no option or input `scale`"),
    ("a:animate { x = 1, along = 1 }", "play:animate has no option or input `along`"),
    ("a:animate { x = 1, 3 }", "play:animate takes named options, not a key that is a number"),
    ("a:animate { x = 'a' }", "`x` must be a number, not a string"),
    ("a:animate { x = 1, space = 'hsv' }", "`space` must be \"srgb\" or \"oklab\""),
    ("a:animate()", "`play:animate` takes a table, not nothing"),
    (
      "a:spring { x = 1, duration = 1, bounce = 0 }",
      "`bounce` goes with `response`, not `duration`"
    ),
    ("a:spring { x = 1, duration = 1, velocity = { x = 3 } }", "`x` has no way to go"),
    (
      "a:spring { x = 2, velocity = { y = 3 } }",
      "`velocity` names `y`, which the spring does not bring anywhere"
    ),
    ("a:spring { x = 2, velocity = { tint = 3 } }", "`velocity` names `tint`"),
    ("a:spring { x = 2, velocity = { q = 3 } }", "velocity has no option or input `q`"),
    ("a:spring { x = 1, curve = 'linear' }", "play:spring has no option or input `curve`"),
    (
      "for i = 1, 9 do a:animate { x = i, repeats = math.huge } end",
      "`inputs` already has 8 endless animations"
    ),
    ("for i = 1, 5000 do a.inputs.x = i end", "more than 4096 commands at once"),
  ]

  @Test(arguments: messages)
  func `a fault is told`(_ handler: String, _ expected: String) throws {
    let pressed = try pressed("local a = cell.grid:play(f, given)\n\(handler)")
    let found = pressed.failures.first ?? "nothing"
    #expect(found.contains(expected), "\(handler): \(found)")
  }

  @Test func `endless animations that others take the place of do not count`() throws {
    let pressed = try pressed(
      """
      local a = cell.grid:play(f, given)
      for i = 1, 20 do a:animate { x = i, repeats = math.huge, replaces = true } end
      for i = 1, 8 do a:animate { x = i, repeats = math.huge }  end
      """)
    #expect(pressed.failures == ["`inputs` already has 8 endless animations"])
    let others = try self.pressed(
      """
      local a = cell.grid:play(f, given)
      for i = 1, 20 do
        a:animate { x = i, repeats = math.huge }
        a.inputs.x = 0
      end
      """)
    #expect(others.failures == [])
  }

  @Test func `plays and fields in a memory do not go over to a new version`() throws {
    let draft = Draft()
    let body = """
      local f = fx.field(function(cell, now) return { opacity = now } end)
      function e.touch_began(cell)
        local memory = cell.grid.memory
        print(memory.count, memory.play == nil, memory.field == nil)
        memory.count, memory.play, memory.field = 1, cell.grid:play(f), f
      end
      """
    let stage = Stage.list([Still(), try draft.load(body)])
    stage.touch(row: 3, at: 0)
    try stage.reload(1, at: 1)
    stage.lift(row: 3, at: 1.1)
    stage.touch(row: 3, at: 2)
    #expect(stage.lines() == ["nil\ttrue\ttrue", "1\ttrue\ttrue"])
  }
}
