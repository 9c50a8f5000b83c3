import CellEffect
import CellGrid
import CellScript
import CellStage
import Testing

@Suite struct ReloadTests {
  private let draft = Draft()

  private func stage(
    _ body: String, on played: Set<Int>? = nil, adjust: (inout GridSettings) -> Void = { _ in }
  ) throws -> Stage {
    Stage.list([try draft.load(body)], on: played, adjust: adjust)
  }

  private func stage(
    _ body: String, reloading other: String, at time: Double = 1
  ) throws -> Stage {
    let stage = try stage(body)
    stage.touch(row: 3, at: 0)
    draft.save(other)
    try stage.reload(at: time)
    return stage
  }

  // MARK: What goes over

  @Test func `a cell that is let go and still shown remembers again`() throws {
    let body = """
      function e.touch_began(cell) print(cell.memory.n) cell.memory.n = 1 error 'no' end
      function e.touch_ended(cell) cell.memory.n = 2 end
      """
    let stage = try stage(body, adjust: { $0.minimumVisiblePress = 0 })
    stage.touch(row: 3, at: 0)
    stage.lift(row: 3, at: 0.3)
    try stage.reload(at: 1)
    stage.touch(row: 3, at: 2)
    #expect(stage.lines() == ["nil", "2"])
  }

  @Test func `what lets go of every cell empties what they remember`() throws {
    let body = """
      function e.touch_began(cell)
        print(cell.memory.n, cell.grid.memory.n)
        cell.memory.n, cell.grid.memory.n = 1, 1
      end
      """
    for reducing in [false, true] {
      let stage = try stage(body, adjust: { $0.reduceMotion = reducing })
      for (turn, motion) in ["", "e.reduce_motion = 'keep'\n"].enumerated() {
        stage.touch(row: 3, at: Double(turn))
        stage.lift(row: 3, at: Double(turn) + 0.3)
        draft.save(motion + body)
        try stage.reload(at: Double(turn) + 0.5)
      }
      stage.touch(row: 3, at: 3)
      #expect(stage.lines() == ["nil\tnil", "1\t1", reducing ? "nil\t1" : "1\t1"])
    }
  }

  private static let keeping = """
    function e.touch_began(cell, touch, p)
      cell.memory.n, cell.memory.x, cell.memory.yes = 3, 0.5, true
      cell.memory[1], cell.memory[2.5], cell.memory[false] = 'a', 'b', 'c'
      cell.memory.long = ('ab'):rep(100)
      cell.memory.color, cell.memory.curve = fx.color '#ff8000', fx.steps(3)
      cell.grid.memory.deep = { { { 'bottom' } } }
      local shared = { cell.memory.long }
      shared.itself = shared
      cell.grid.memory.a, cell.grid.memory.b = shared, { shared }
      cell.memory.shared = shared
    end
    """

  @Test func `plain memory goes over with its types and its shape`() throws {
    let stage = try stage(
      Self.keeping,
      reloading: """
        function e.touch_ended(cell, touch, p)
          local m, g = cell.memory, cell.grid.memory
          print(math.type(m.n), m.n, math.type(m.x), m.x, m.yes, m[1], m[2.5], m[false])
          print(#m.long, m.color == fx.color '#ff8000', fx.curve(m.curve)(0.5))
          print(g.deep[1][1][1], g.a == g.b[1], g.a == m.shared, g.a.itself == g.a)
          print(g.a[1] == m.long)
          cell:animate { background = m.color, curve = m.curve }
        end
        """)
    stage.lift(row: 3, at: 2)
    #expect(
      stage.lines() == [
        "integer\t3\tfloat\t0.5\ttrue\ta\tb\tc", "200\ttrue\t0.33333333333333",
        "bottom\ttrue\ttrue\ttrue", "true",
      ])
    #expect(stage.failures().isEmpty)
  }

  @Test func `what is not plain is left out`() throws {
    let stage = try stage(
      """
      function e.touch_began(cell, touch, p)
        local m = cell.memory
        m.f, m.t, m.cell, m.grid = print, coroutine.create(print), cell, cell.grid
        m.animation, m.p, m.item = cell:animate { scale = 1 }, p, cell.item
        m[print], m[cell], m[{}] = 1, 2, 3
        m[('k'):rep(50)] = print
        m.list = { 1, print, 3, name = ('k'):rep(50) }
        m.object = setmetatable({ x = 1 }, { __index = { y = 2 } })
      end
      """,
      reloading: """
        function e.touch_ended(cell, touch, p)
          local keys = {}
          for key in pairs(cell.memory) do keys[#keys + 1] = key end
          print(table.concat(keys, ' '), cell.memory.list[1], cell.memory.list[2])
          print(cell.memory.list[3], #cell.memory.list.name)
          print(cell.memory.object.x, cell.memory.object.y)
        end
        """)
    stage.lift(row: 3, at: 2)
    #expect(stage.lines() == ["list object\t1\tnil", "3\t50", "1\tnil"])
  }

  @Test func `memory goes over again and again, and the old version's stays as it was`() throws {
    let counting = """
      function e.touch_began(cell)
        cell.memory.n = (cell.memory.n or 0) + 1
        cell.memory.list = cell.memory.list or {}
        table.insert(cell.memory.list, cell.memory.n)
        print(cell.memory.n, #cell.memory.list)
      end
      """
    let stage = try stage(counting)
    for turn in 0..<5 {
      stage.touch(row: 3, at: Double(turn))
      stage.lift(row: 3, at: Double(turn) + 0.3)
      _ = try (stage.effect(at: 0) as? ScriptEffect)?.reloaded()
      try stage.reload(at: Double(turn) + 0.5)
    }
    #expect(stage.lines() == (1...5).map { "\($0)\t\($0)" })
  }

  @Test func `what cells remember ends with what they show, before and after a reload`() throws {
    let body = """
      function e.appeared(cell) print(cell.index, cell.memory.seen) cell.memory.seen = true end
      """
    let stage = try stage(body, adjust: { $0.viewport.height = 88 })
    #expect(stage.lines() == ["0\tnil", "1\tnil"])
    stage.feed(.scroll(to: Point(x: 0, y: 44), animated: false), at: 1)
    #expect(stage.lines() == ["2\tnil"])
    try stage.reload(at: 1.5)
    #expect(stage.lines() == ["1\ttrue", "2\ttrue"])
    stage.feed(.scroll(to: .zero, animated: false), at: 2)
    #expect(stage.lines() == ["0\tnil"])
  }

  @Test func `random numbers begin anew`() throws {
    let body = "function e.touch_began() print(math.random(1000000)) end"
    let stage = try stage(body)
    stage.touch(row: 1, at: 0)
    let first = stage.lines()
    stage.lift(row: 1, at: 0.2)
    stage.touch(row: 1, at: 0.4)
    #expect(stage.lines() != first)
    try stage.reload(at: 0.5)
    stage.lift(row: 1, at: 0.6)
    stage.touch(row: 1, at: 0.8)
    #expect(stage.lines() == first)
  }

  @Test func `parameters that the host has set go over where they are lawful`() throws {
    let stage = try stage(
      "e.parameters = { a = { 1, min = 0, max = 9 }, b = 1, c = 1, d = { 'x' }, same = 1 }")
    for (name, value) in [("a", 5.0), ("b", 5), ("same", 1)] {
      try stage.setParameter(name, of: 0, to: .number(value), at: 0)
    }
    try stage.setParameter("d", of: 0, to: .text("y"), at: 0)
    draft.save(
      """
      e.parameters = { a = 2, b = { 2, max = 3 }, c = 2, d = 4, same = 2 }
      function e.attached(grid, event, p) print(p.a, p.b, p.c, p.d, p.same) end
      """)
    #expect(try stage.reload(at: 1) == ["b", "d"])
    #expect(stage.lines() == ["5.0\t2.0\t2.0\t4.0\t1.0"])
  }

  // MARK: What is told

  @Test func `the new version is told of the grid, each cell and what is on`() throws {
    let stage = try stage("", adjust: { $0.selection.multiple = true })
    stage.feed(.select(item: 1, animated: false), at: 0)
    stage.touch(row: 2, at: 0)
    draft.save(
      """
      function e.attached(grid, event) print('attached', #grid:cells()) end
      function e.appeared(cell, event)
        if cell.index < 4 then print('appeared', cell.index, event.first, event.cause) end
      end
      local function change(cell, event) print(cell.index, event.on, event.cause, event.animated) end
      e.highlight_changed, e.selection_changed = change, change
      function e.touch_began() print('touch') end
      function e.parameters_changed() print('parameters') end
      function e.touch_ended(cell) print('lift', cell.index) end
      """)
    try stage.reload(at: 0.5)
    #expect(
      stage.lines() == [
        "attached\t16", "appeared\t0\tfalse\trestore", "appeared\t1\tfalse\trestore",
        "1\ttrue\trestore\tfalse", "appeared\t2\tfalse\trestore", "2\ttrue\trestore\tfalse",
        "appeared\t3\tfalse\trestore",
      ])
    stage.lift(row: 2, at: 1)
    #expect(stage.lines().contains("lift\t2"))
  }

  @Test func `a use of some items is told of those`() throws {
    let stage = try stage("", on: [2, 5])
    draft.save("function e.appeared(cell) print(cell.index, #cell.grid:cells()) end")
    try stage.reload(at: 0.5)
    #expect(stage.lines() == ["2\t2", "5\t2"])
  }

  @Test func `what is assigned while told ends runs by letting go`() throws {
    let stage = try stage(
      """
      function e.touch_began(cell)
        cell:animate { scale = 0.5, translation_x = 50, opacity = 0, curve = 'linear', duration = 1 }
        cell:animate { background = '#ff0000', border_width = 8, curve = 'linear', duration = 1 }
        cell:dissolve { text = 'there', curve = 'linear', duration = 1 }
        cell.corner_radius = 10
      end
      """)
    stage.touch(row: 3, at: 0)
    draft.save(
      """
      function e.appeared(cell)
        cell.scale, cell.translation_x, cell.background, cell.text = 1, 0, '#0000ff', 'here'
        cell:clear('opacity', 'border_width', 'corner_radius')
      end
      """)
    stage.advance(to: 0.5)
    let before = stage.shot
    try stage.reload(at: 0.5)
    let after = stage.shots(for: 0.3)
    #expect(before.distance(to: after[0]) < 1e-6)
    #expect(after.largestStep < fadeStep * 10)
    #expect(stage.number(.scale, row: 3, at: 0.8) == 1)
    #expect(stage.number(.opacity, row: 3, at: 0.8) == 1)
    #expect(stage.number(.cornerRadius, row: 3, at: 0.8) == 0)
    #expect(stage.color(.background, row: 3, at: 0.8) == SIMD4(0, 0, 255, 255))
    #expect(stage.activeEffectCount == 0)
  }

  // MARK: What goes on

  @Test func `animations go on, and the new version does not hear of their ends`() throws {
    let stage = try stage(
      "function e.touch_began(cell) cell:animate { scale = 0.5, duration = 1, curve = 'linear' } end"
    )
    stage.touch(row: 3, at: 0)
    draft.save(
      """
      function e.touch_ended(cell)
        local own = cell:animate { opacity = 0, duration = 2, curve = 'linear' }
        print(own:wait(), fx.now())
      end
      """)
    try stage.reload(at: 0.25)
    stage.lift(row: 3, at: 0.5)
    #expect(stage.number(.scale, row: 3, at: 0.75) == 0.625)
    #expect(stage.number(.opacity, row: 3, at: 1.5) == 0.5)
    #expect(stage.number(.scale, row: 3, at: 1.5) == 0.5)
    stage.advance(to: 3)
    let reports = stage.takeReports()
    let ends = reports.compactMap { report -> Completion? in
      if case .completion(let completion) = report { completion } else { nil }
    }
    #expect(ends.map(\.time) == [1, 2.5])
    #expect(ends.map(\.finished) == [true, true])
    let lines = reports.compactMap { if case .log(_, let line, _) = $0 { line } else { nil } }
    #expect(lines == ["true\t2.5"])
  }

  @Test(arguments: ["fx.wait(1)", "cell:animate { opacity = 0, duration = 2 }:wait()"])
  func `a cell for which something waits is let go and forgets`(_ wait: String) throws {
    let stage = try stage(
      """
      function e.touch_began(cell)
        cell.memory.began, cell.scale = true, 0.5
        if cell.index == 3 then \(wait) print 'woken' end
      end
      """)
    stage.touch(row: 4, at: 0, id: 1)
    stage.lift(row: 4, at: 0.2, id: 1)
    stage.touch(row: 3, at: 0.3, id: 2)
    draft.save("function e.touch_ended(cell) print(cell.index, cell.memory.began) end")
    stage.advance(to: 0.5)
    let before = stage.shot
    try stage.reload(at: 0.5)
    #expect(before.distance(to: stage.shot) < 1e-6)
    #expect(stage.activeEffectCount == 0)
    #expect(stage.number(.scale, row: 3, at: 0.71) == 1)
    #expect(stage.number(.scale, row: 4, at: 0.71) == 0.5)
    stage.lift(row: 3, at: 0.8, id: 2)
    stage.touch(row: 4, at: 1, id: 3)
    stage.lift(row: 4, at: 1.2, id: 3)
    stage.advance(to: 9)
    #expect(stage.lines() == ["3\tnil", "4\ttrue"])
  }

  @Test func `the grid's own sequences end with their version`() throws {
    let stage = try stage("function e.attached(grid) fx.wait(1) print 'old' end")
    draft.save("function e.attached(grid) fx.wait(1) print('new', fx.now()) end")
    try stage.reload(at: 0.5)
    stage.advance(to: 3)
    #expect(stage.lines() == ["new\t1.5"])
  }

  @Test(arguments: [false, true], [0.05, 0.2, 0.31])
  func `an unchanged file in mid-press changes no later frame`(
    reducing: Bool, time: Double
  ) throws {
    func play(reloads: Int) throws -> [Shot] {
      let stage = Stage.list(
        [try Sample.twin("bounce"), Tint()], adjust: { $0.reduceMotion = reducing })
      stage.touch(row: 3, at: 0)
      stage.lift(row: 3, at: 0.3)
      for _ in 0..<reloads { try stage.reload(at: time) }
      stage.advance(to: time)
      return stage.shots(for: 0.3)
        + [0.5, 1, 2].map { step in
          stage.advance(to: stage.time + step)
          return stage.shot
        }
    }
    func press(reloads: Int) throws -> [Shot] {
      let stage = Stage.list(
        [try Sample.twin("bounce"), Tint()], adjust: { $0.reduceMotion = reducing })
      stage.touch(row: 3, at: 0)
      for _ in 0..<reloads { try stage.reload(at: 0.1) }
      stage.lift(row: 3, at: 0.3)
      return stage.shots(for: 1)
    }
    let alone = try play(reloads: 0)
    #expect(try play(reloads: 1) == alone)
    #expect(try play(reloads: 2) == alone)
    #expect(try press(reloads: 2) == press(reloads: 0))
  }

  @Test func `one of two uses is reloaded`() throws {
    let body = """
      function e.touch_began(cell)
        cell.grid.memory.n = (cell.grid.memory.n or 0) + 1
        print(cell.grid.memory.n)
      end
      """
    let stage = Stage.list([try draft.load(body), try draft.load(body)])
    stage.touch(row: 1, at: 0)
    draft.save("function e.touch_ended(cell) print('new', cell.grid.memory.n) end")
    try stage.reload(1, at: 0.5)
    stage.lift(row: 1, at: 1)
    stage.touch(row: 2, at: 2)
    #expect(stage.lines() == ["1", "1", "new\t1", "2"])
  }

  @Test func `events before and after it in its instant go to each version`() throws {
    let stage = try stage("function e.selection_changed(cell, change) print('old', change.on) end")
    stage.feed(.select(item: 1, animated: false), at: 1)
    for version in ["new", "newer"] {
      draft.save(
        """
        function e.selection_changed(cell, change) print('\(version)', change.on, change.cause) end
        """)
      try stage.reload(at: 1)
      stage.feed(.deselect(item: 1, animated: false), at: 1)
      stage.feed(.select(item: 1, animated: false), at: 1)
    }
    let lines = ["new", "newer"].flatMap { version in
      ["true\trestore", "false\tprogram", "true\tprogram"].map { "\(version)\t\($0)" }
    }
    #expect(stage.lines() == ["old\ttrue"] + lines)
  }

  @Test func `a change of what shows under reduced motion is no jump`() throws {
    let moved = "function e.touch_began(cell) cell.scale, cell.translation_x = 0.5, 40 end"
    for (first, second) in [("", "e.reduce_motion = 'keep'\n"), ("e.reduce_motion = 'keep'\n", "")]
    {
      for told in ["", "function e.appeared(cell) cell.scale = 1 end\n"] {
        let stage = try stage(first + moved, adjust: { $0.reduceMotion = true })
        stage.touch(row: 3, at: 0)
        draft.save(second + told + moved)
        stage.advance(to: 0.5)
        let before = stage.shot
        try stage.reload(at: 0.5)
        let after = stage.shots(for: 0.3)
        #expect(before.distance(to: after[0]) < 1e-6)
        #expect(after.largestStep < fadeStep)
      }
    }
  }
}
