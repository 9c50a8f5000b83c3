import CellEffect
import CellGrid
import CellMotion
import CellScript
import CellStage
import CellTesting
import Foundation
import Testing

/// Plugins that are called like the built-in effects, do what those do, and fail at some time.
@Suite struct TakeOverTests {
  /// How many random plays each kind of failure gets.
  private static let plays =
    ProcessInfo.processInfo.environment["CELLFX_TAKE_OVERS"].flatMap { Int($0) } ?? 2

  /// What a failing handler does, and how often it takes to be taken off.
  static let faults = [
    "error 'struck'", "error({})", "local x = nil + 1", "while true do end",
    "local t = {} while true do t[#t + 1] = { #t } end",
    "local s = 'x' while true do s = s .. s end", "for i = 1, 5000 do cell.z = 1 end",
    "fx.wait(0) error 'late'",
    "cell:animate { scale = 3, background = '#00ff00' } cell.image = 'other' error 'dropped'",
  ]

  private let folder = SampleFolder()

  /// A twin of a built-in effect whose handlers fail from the `from`th call on.
  private func twin(_ name: String, _ fault: String, from: Int) throws -> ScriptEffect {
    let path = "\(Sample.plugins)/\(name).lua"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let strike = """
      local calls, fx = 0, require 'cellfx'
      for name, handler in pairs(\(name)) do
        if type(handler) == 'function' then
          \(name)[name] = function(cell, event, p)
            calls = calls + 1
            if calls >= \(from) then \(fault) end
            handler(cell, event, p)
          end
        end
      end
      return \(name)

      """
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.prefix { !$0.hasPrefix("return ") }.joined(separator: "\n")
    folder.write(body + "\n" + strike, to: "\(name).lua")
    return try ScriptEffect(PluginFiles.at("\(folder.path)/\(name).lua"), seed: 1, limits: .counted)
  }

  private func stage(_ effects: [any Effect], reducing: Bool = false) -> Stage {
    var settings = GridSettings(
      viewport: Size(width: 375, height: 300), count: 40, cell: Size(width: 375, height: 44))
    settings.scroll.delaysContentTouches = false
    settings.reduceMotion = reducing
    let stage = Stage(grid: settings, items: TwinTests.items, limitsFlashes: false)
    for effect in effects { stage.add(effect, fallback: BuiltIn.make(effect.name)) }
    stage.start()
    return stage
  }

  /// What a random play feeds, by a seed.
  private func inputs(_ seed: UInt64) -> [(time: Double, input: GridInput)] {
    var random = SeededGenerator(seed: seed)
    var isDown = false
    return (1...40).map { step in
      let time = Double(step) * 0.07
      let row = Double(Int.random(in: 0..<6, using: &random))
      let place = Point(x: 180, y: row * 44 + 22)
      switch Int.random(in: 0..<8, using: &random) {
      case 0...4:
        isDown.toggle()
        return (time, isDown ? .touchBegan(id: 1, at: place) : .touchEnded(id: 1, at: place))
      case 5: return (time, .select(item: Int(row), animated: false))
      case 6: return (time, .deselect(item: Int(row), animated: true))
      default: return (time, .touchMoved(id: 1, at: place))
      }
    }
  }

  private func failures(_ reports: [Report]) -> [Failure] {
    reports.compactMap { if case .failure(let failure) = $0 { failure } else { nil } }
  }

  // MARK: Without a jump

  @Test(arguments: ["bounce", "tint", "crossfade"], faults)
  func `a failure is no jump, whenever it comes`(_ name: String, _ fault: String) throws {
    for play in 0..<Self.plays {
      var random = SeededGenerator(seed: UInt64(play))
      let from = Int.random(in: 1...40, using: &random)
      let plugin = try twin(name, fault, from: from)
      let stage = stage([plugin], reducing: play % 3 == 0)
      let sound = self.stage([try Sample.twin(name)], reducing: play % 3 == 0)
      try follow(
        stage, sound, seed: UInt64(play), "\(name), \(fault), from \(from), play \(play)")
    }
  }

  /// Feeds a random play; where an input makes the plugin fail nothing changes at once but what the
  /// sound one, too, sets at once, and from there on nothing moves faster than what is let go.
  private func follow(_ stage: Stage, _ sound: Stage, seed: UInt64, _ play: Comment) throws {
    var hasFailed = false
    for (time, input) in inputs(seed) {
      let before = stage.shots(until: time, every: hasFailed ? 1.0 / 240 : 1)
      if hasFailed { #expect(before.largestStep < 2 * fadeStep, play) }
      sound.advance(to: time)
      let lawful = sound.shot
      stage.feed(input, at: time)
      sound.feed(input, at: time)
      hasFailed = !failures(stage.takeReports()).isEmpty
      if hasFailed, let last = before.last {
        let set = lawful.items(unlike: sound.shot)
        #expect(last.distance(to: stage.shot, leavingOut: set) < 1e-5, play)
      }
    }
  }

  @Test(arguments: ["bounce", "tint", "crossfade"])
  func `the built-in takes over with the parameters it knows`(_ name: String) throws {
    let plugin = try twin(name, "while true do end", from: 1)
    let stage = stage([plugin])
    let builtIn = try #require(BuiltIn.make(name))
    try stage.setParameter(
      name == "tint" ? "deselect_duration" : "duration", of: 0, to: .number(0.7), at: 0)
    stage.touch(row: 1, at: 0.1)
    #expect(stage.effectName(at: 0) == name)
    stage.lift(row: 1, at: 0.3)
    stage.feed(.deselect(item: 1, animated: true), at: 2)
    let alone = self.stage([builtIn])
    try alone.setParameter(
      name == "tint" ? "deselect_duration" : "duration", of: 0, to: .number(0.7), at: 0)
    alone.feed(.select(item: 1, animated: false), at: 0.1)
    alone.feed(.deselect(item: 1, animated: true), at: 2)
    alone.advance(to: 2)
    #expect(stage.shots(for: 1).map(\.colors) == alone.shots(for: 1).map(\.colors))
    #expect(failures(stage.takeReports()).map(\.consequence) == [.replaced])
  }

  // MARK: The others

  @Test(arguments: faults)
  func `another effect shows exactly what it shows alone`(_ fault: String) throws {
    for play in 0..<Self.plays {
      let from = 1 + play * 4
      let beside = stage([
        try Sample.twin("tint"), try twin("bounce", fault, from: from),
        try Sample.twin("crossfade"),
      ])
      let alone = stage([try Sample.twin("tint"), try Sample.twin("crossfade")])
      for (time, input) in inputs(UInt64(play)) {
        let shown = (
          beside.shots(until: time, every: 0.02), alone.shots(until: time, every: 0.02)
        )
        #expect(shown.0.map(\.colors) == shown.1.map(\.colors), "\(fault), play \(play)")
        #expect(shown.0.map(\.contents) == shown.1.map(\.contents), "\(fault), play \(play)")
        beside.feed(input, at: time)
        alone.feed(input, at: time)
      }
      let others = beside.takeReports().filter { report in
        if case .failure(let failure) = report { failure.facts.effect != "bounce" } else { false }
      }
      #expect(others.isEmpty)
    }
  }

  // MARK: What the host can read

  @Test func `a failure says what, where, in which handler, on which cell, when and how`() throws {
    let effect = try Sample.effect(
      """
      local function inner(cell) cell.scale = 'big' end
      function e.touch_began(cell, touch, p)
        cell.opacity = 0
        inner(cell)
      end
      """)
    let stage = Stage.list([effect])
    stage.touch(row: 3, at: 0.25)
    let failure = try #require(stage.failures().first)
    #expect(failure.reason == .error)
    #expect(failure.message == "`scale` must be a number, not a string")
    #expect(failure.file == "sample.lua")
    #expect(failure.line == 3)
    #expect(failure.handler == "touch_began")
    #expect(failure.item == 3)
    #expect(failure.time == 0.25)
    #expect(failure.traceback.contains("sample.lua:3: in upvalue 'inner'"))
    #expect(failure.traceback.contains("sample.lua:6: in function <sample.lua:4>"))
    #expect(stage.number(.opacity, row: 3, at: 0.5) == 1)
  }

  @Test(arguments: [
    ("while true do end", EffectFailure.Reason.steps),
    ("local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end", .memory),
  ])
  func `one stop is enough, and says where`(_ fault: String, _ reason: EffectFailure.Reason) throws
  {
    let effect = try Sample.effect(
      "function e.touch_began(cell)\ncell.opacity = 0\npcall(function() \(fault) end)\nend")
    let stage = Stage.list([effect])
    stage.touch(row: 3, at: 0.25)
    let reports = stage.takeReports()
    let failure = try #require(failures(reports).first)
    #expect(failure.consequence == .removed)
    #expect(failure.facts.reason == reason)
    #expect(failure.facts.line == 5)
    #expect(failure.facts.handler == "touch_began")
    #expect(failure.facts.item == 3)
    #expect(failure.facts.traceback.contains("sample.lua:5"))
    stage.lift(row: 3, at: 0.5)
    stage.touch(row: 3, at: 1)
    #expect(failures(stage.takeReports()).isEmpty)
  }

  // MARK: Put back

  private static let failing = """
    e.parameters = { scale = 0.9, own = 1 }
    function e.touch_began(cell, touch, p) cell.scale = 0.5 FAULT end
    """

  @Test(arguments: ["error 'no'", "while true do end"], [true, false])
  func `a mended file puts a plugin back, with no strikes`(_ fault: String, known: Bool) throws {
    let draft = Draft(known ? "bounce" : "sample")
    let body = Self.failing.replacingOccurrences(of: "FAULT", with: fault)
    let stage = self.stage([try draft.load(body)])
    try stage.setParameter("own", of: 0, to: .number(7), at: 0)
    for turn in 0..<3 {
      stage.touch(row: 1, at: Double(turn))
      stage.lift(row: 1, at: Double(turn) + 0.4)
    }
    #expect(failures(stage.takeReports()).last?.consequence == (known ? .replaced : .removed))
    if known { try stage.setParameter("scale", of: 0, to: .number(0.6), at: 3) }
    stage.touch(row: 2, at: 3.4)
    stage.advance(to: 3.5)
    let before = stage.shot
    draft.save(
      """
      e.parameters = { scale = { 0.8, min = 0, max = 1 }, own = 2 }
      function e.attached(grid, event, p) print(p.scale, p.own) end
      function e.appeared(cell, event) if cell.index < 2 then print(cell.index, event.cause) end end
      function e.highlight_changed(cell, change) cell.scale = change.on and 0.7 or 1 end
      function e.touch_moved(cell, touch, p) print(cell.index) end
      function e.touch_cancelled(cell, touch, p) error 'mended?' end
      """)
    #expect(try stage.reload(at: 3.5) == [])
    let after = stage.shots(for: 0.3)
    #expect(before.distance(to: after[0]) < 1e-6)
    #expect(after.largestStep < fadeStep)
    #expect(stage.number(.scale, row: 2, at: 3.8) == Double(Float(0.7)))
    stage.feed(.touchMoved(id: 1, at: Point(x: 181, y: 110)), at: 4)
    let own = known ? "0.6\t7.0" : "0.8\t7.0"
    #expect(stage.lines() == [own, "0\trestore", "1\trestore", "2"])
    var consequences: [Failure.Consequence] = []
    for turn in 0..<3 {
      stage.feed(.touchCancelled(id: 1), at: 5 + Double(turn))
      stage.touch(row: 1, at: 5.5 + Double(turn))
      consequences += failures(stage.takeReports()).map(\.consequence)
    }
    #expect(consequences == [.letGo, .letGo, known ? .replaced : .removed])
  }

  @Test func `nothing that a stopped script remembered comes back`() throws {
    let draft = Draft()
    let stage = self.stage([
      try draft.load(
        "function e.touch_began(cell) cell.grid.memory.n = 1 while true do end end")
    ])
    stage.touch(row: 1, at: 0)
    draft.save("function e.attached(grid) print(grid.memory.n) end")
    try stage.reload(at: 1)
    #expect(stage.lines() == ["nil"])
  }

  @Test func `what the grid remembered comes back after three strikes`() throws {
    let draft = Draft()
    let stage = self.stage([
      try draft.load("function e.touch_began(cell) cell.grid.memory.n = 1 error 'no' end")
    ])
    for turn in 0..<3 {
      stage.touch(row: 1, at: Double(turn))
      stage.lift(row: 1, at: Double(turn) + 0.4)
    }
    draft.save("function e.attached(grid) print(grid.memory.n) end")
    try stage.reload(at: 4)
    #expect(stage.lines() == ["1"])
  }

  @Test func `a plugin keeps its place in the order when it comes back`() throws {
    let draft = Draft()
    let stage = self.stage([
      try draft.load(
        """
        function e.touch_began(cell) while true do end end
        """), Tint(),
    ])
    stage.touch(row: 1, at: 0)
    draft.save("function e.appeared(cell) cell.background, cell.border_width = '#f00', 3 end")
    try stage.reload(at: 1)
    #expect(stage.number(.borderWidth, row: 0, at: 2) == 3)
    #expect(stage.color(.background, row: 0, at: 2) == SIMD4(255, 255, 255, 255))
  }
}

extension Stage {
  /// What is shown now, then at each step up to a time, and there.
  fileprivate func shots(until end: Double, every step: Double) -> [Shot] {
    var shots = [shot]
    while time + step < end {
      advance(to: time + step)
      shots.append(shot)
    }
    advance(to: end)
    return shots + [shot]
  }
}
