import CellEffect
import CellGrid
import CellKernel
import CellMotion
import CellScript
import Testing

/// A field is what its function is on plain numbers.
@Suite struct FieldTraceTests {
  /// A place, a time and an input for each of 64 cells, as in the script below.
  private static let points: [FieldPoint] = (0..<64).map { place in
    var point = FieldPoint()
    point.facts = [.x: Double(place * 37 % 64) - 131.5, .y: Double(place * 11 % 64) / 8]
    point.uniforms = [
      .originX: 100, .originY: 0, .now: Double(place) / 16,
      .input(0, component: 0): Double(place % 5) - 2,
    ]
    return point
  }

  /// The field of an expression of x, y, t and a, and its values on plain numbers.
  private func traced(_ expression: String) throws -> (Field, [Double]) {
    let effect = try Sample.effect(
      """
      local ease, bouncy = fx.curve "back_in_out", fx.spring { response = 0.5, bounce = 0.3 }
      local steady = fx.spring { duration = 0.4, damping = 0.7 }
      local function f(cell, now, input)
        local x, y, t, a = cell.x, cell.y, now, input.a
        return { translation_x = \(expression) }
      end
      fx.field(f)
      local found = {}
      for i = 0, 63 do
        local cell = { x = i * 37 % 64 - 31.5, y = i * 11 % 64 / 8 }
        local value = f(cell, i / 16, { a = i % 5 - 2 }).translation_x
        found[#found + 1] = ("%.17g"):format(value)
      end
      e.summary = table.concat(found, " ")
      """)
    let values = (effect.summary ?? "").split(separator: " ").compactMap { Double($0) }
    return (try #require(effect.fields.first), values)
  }

  static let expressions = [
    "x + y - 3 + a", "2 - x * y + a", "x / (y + 1) * a", "x % 5 + y % (2.5 + y) + a * 0",
    "-x ^ 2 * a", "(y + 1) ^ (a / 2)", "fx.sin(x) + fx.cos(y) * a", "fx.tan(y / 9) + x * a",
    "fx.exp(-y) + a * x", "fx.log(y + 1) + x * a", "fx.pow(y + 1, a) + x",
    "fx.sqrt(y) + fx.abs(x) * a", "fx.floor(x / 3) + fx.ceil(y / 3) + a",
    "fx.fract(x / 3) + fx.sign(a) + y", "fx.sign(a) + x + y", "fx.min(x, y, a, 3)",
    "fx.max(1, x, y, a)", "fx.clamp(x, -3, y) + a", "fx.mix(x, y, 0.25) + fx.mix(1, 2, a)",
    "fx.step(3, x) + fx.step(y, 2) + a", "fx.smoothstep(0, 20, x) + fx.smoothstep(y, 9, a)",
    "fx.hypot(x - 3, y) + a", "fx.atan2(y, x) + a", "fx.noise(x / 7, y / 3, t) + a",
    "fx.noise(x / 7) + fx.noise(y / 3, a / 2)", "fx.where(fx.less(x, y), x, a)",
    "fx.where(a, x, y)", "fx.less(x, 0) + 2 * fx.greater(y, 3) + 4 * fx.equal(a, 0)",
    "fx.all(fx.less(x, 9), a, true) + y", "fx.any(a, fx.greater(y, 4)) + 2 * fx.any(a)",
    "fx.all(a) + x + y", "ease(t / 4) * x + y * a", "bouncy(t) * x + y * a",
    "steady(t) * x + y + a", "fx.curve(fx.steps(4))(t / 4) * x + y + a",
    "fx.curve { 0.3, -0.2, 0.7, 1.4 } (t / 4) * x + y * a",
    "fx.smoothstep(0, 40, 600 * t - fx.hypot(x, y)) * fx.sin(t) * fx.exp(-3 * t) + a",
  ]

  @Test(arguments: expressions)
  func `a graph gives what the function gives`(_ expression: String) throws {
    let (field, values) = try traced(expression)
    try #require(values.count == 64)
    let column = Field.frameColumn(of: .translationX)
    for (point, value) in zip(Self.points, values) {
      let found = try #require(field.values(at: point)[column])
      #expect(abs(found - value) <= 1e-9 * max(1, abs(value)), "\(expression)")
    }
  }

  @Test(arguments: expressions)
  func `a compiled graph gives what the function gives, as floats`(_ expression: String) throws {
    let (field, values) = try traced(expression)
    let program = try FieldProgram(field.graph, shape: field.shape)
    let runner = FieldRunner()
    let column = Field.frameColumn(of: .translationX)
    for (point, value) in zip(Self.points, values) {
      var frame = FloatColumns(columnCount: Field.frameColumns, rowCount: 1)
      var facts = FloatColumns(columnCount: field.facts.count, rowCount: 1)
      for (place, fact) in field.facts.enumerated() {
        facts[place, 0] = Float(point.facts[fact] ?? .nan)
      }
      let uniforms = field.uniforms.map { point.uniforms[$0] ?? .nan }
      runner.run(program, uniforms: uniforms, frame: &frame, facts: facts)
      #expect(abs(Double(frame[column, 0]) - value) <= 1e-4 * max(1, abs(value)))
    }
  }

  private static let reader = """
    e.parameters = { depth = 0.3, on = true, tint = fx.color "#102030", steps = { 3, kind = "integer" } }
    fx.field(function(cell, now, input, p)
      local grid = cell.grid
      local sum = cell.x + cell.y + cell.center_x + cell.center_y + cell.width + cell.height
        + cell.row + cell.column + cell.index + cell.random + cell.selected + cell.highlighted
        + cell.pressed + cell.enabled + cell.age + cell.item.rank + cell.item.rank
      local all = grid.width + grid.height + grid.offset_x + grid.offset_y + now + input.b
        + input.a + p.depth + p.on + p.steps
      return {
        scale = cell.scale + sum + all,
        background = fx.mix(cell.background, p.tint, cell.opacity),
        border_color = input.edge, opacity = 0.5, text_color = "opaque_separator",
      }
    end)
    """

  @Test func `a field tells what it reads of cells and of a play`() throws {
    let effect = try Sample.effect(Self.reader)
    let field = try #require(effect.fields.first)
    #expect(field.name == "field at sample.lua:4")
    #expect(
      field.facts == [
        .x, .y, .centerX, .centerY, .width, .height, .row, .column, .index, .random, .selected,
        .highlighted, .pressed, .enabled, .age, .item("rank"),
      ])
    #expect(
      field.inputs == [
        FieldInput(name: "b", isColor: false), FieldInput(name: "a", isColor: false),
        FieldInput(name: "edge", isColor: true),
      ])
    #expect(field.graph.outputs.count == 2 + 3 * 4)
    #expect(field.graph.outputs.allSatisfy { $0.column < Field.frameColumns })
  }

  @Test func `a field tells what it reads that is one for all cells`() throws {
    let effect = try Sample.effect(Self.reader)
    let field = try #require(effect.fields.first)
    let names = effect.parameters.declared.map(\.name)
    #expect(names == ["depth", "on", "steps", "tint"])
    let scalars: [FieldUniform] = [
      .now, .gridWidth, .gridHeight, .gridOffsetX, .gridOffsetY, .originX, .originY,
      .input(0, component: 0), .input(1, component: 0), .parameter(0, component: 0),
      .parameter(1, component: 0), .parameter(2, component: 0),
    ]
    let separator = try #require(SystemColor(named: "opaque_separator"))
    let colors: [FieldUniform] = (0..<4).flatMap { component in
      [
        .input(2, component: component), .parameter(3, component: component),
        .systemColor(separator, component: component),
      ]
    }
    #expect(Set(field.uniforms) == Set(scalars + colors))
    #expect(field.uniforms.count == scalars.count + colors.count)
  }

  @Test func `colours are mixed component by component and held within their range`() throws {
    let effect = try Sample.effect(
      """
      fx.field(function(cell, now, input)
        local bright = fx.mix("#000000", fx.color(1, 0.5, 0.25, 1), now)
        return {
          background = fx.mix(bright, cell.background, 0.5),
          text_color = fx.where(fx.less(now, 1), input.from, input.to),
          border_color = fx.mix(input.from, input.to, 0.25),
        }
      end)
      """)
    let field = try #require(effect.fields.first)
    var point = FieldPoint()
    point.uniforms[.now] = 2
    for component in 0..<4 {
      point.frame[Field.frameColumn(of: .background, component: component)] = 0.5
      point.uniforms[.input(0, component: component)] = 0
      point.uniforms[.input(1, component: component)] = Double(component) / 4
    }
    let values = field.values(at: point)
    for (component, mixed) in [1, 1, 0.5, 1].enumerated() {
      let place = { Field.frameColumn(of: $0, component: component) }
      #expect(values[place(.background)] == (mixed + 0.5) / 2)
      #expect(values[place(.textColor)] == Double(component) / 4)
      #expect(values[place(.borderColor)] == Double(component) / 16)
    }
    #expect(field.inputs.map(\.isColor) == [true, true])
  }

  @Test func `fields are kept in the order in which they were made, those that failed left out`()
    throws
  {
    let effect = try Sample.effect(
      """
      local function make(x) return fx.field(function() return { scale = x } end) end
      make(1)
      assert(not pcall(fx.field, function(cell) return { scale = cell.scal } end))
      assert(not pcall(make, "a"))
      coroutine.wrap(function() make(2) end)()
      make(3)
      """)
    #expect(effect.fields.map { $0.values(at: FieldPoint()) } == [[2: 1], [2: 2], [2: 3]])
    #expect(effect.fields.map(\.name) == Array(repeating: "field at sample.lua:3", count: 3))
  }

  @Test
  func `a field may be made in a module, by a function of its own and under a call that catches`()
    throws
  {
    let effect = try Sample.effect(
      """
      local function shape(cell)
        local ok = pcall(function() return cell.nothing end)
        assert(not ok)
        local part = coroutine.wrap(function() return fx.abs(cell.random) end)()
        return { opacity = part }
      end
      local ok, made = pcall(fx.field, shape)
      assert(ok and tostring(made) == "field")
      """)
    var point = FieldPoint()
    point.facts[.random] = -0.25
    #expect(effect.fields.first?.values(at: point) == [6: 0.25])
  }

  @Test func `noise of plain numbers is smooth, 0 at whole numbers and within bounds`() throws {
    let effect = try Sample.effect(
      """
      local least, most, step, before = 0, 0, 0, fx.noise(0)
      for i = 1, 4000 do
        local value = fx.noise(i / 97, i / 61, i / 200)
        least, most = math.min(least, value), math.max(most, value)
        step, before = math.max(step, math.abs(value - before)), value
      end
      assert(least >= -1 and least < -0.4 and most <= 1 and most > 0.4 and step < 0.1)
      assert(fx.noise(3) == 0 and fx.noise(3, -4) == 0 and fx.noise(3, -4, 9) == 0)
      assert(fx.noise(0.5) ~= fx.noise(1.5) and fx.noise(0.5, 0.25) ~= fx.noise(0.5, 0.75))
      """)
    #expect(effect.fields.isEmpty)
  }
}
