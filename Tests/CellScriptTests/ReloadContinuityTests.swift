import CellEffect
import CellGrid
import CellMotion
import CellScript
import CellStage
import CellTesting
import Testing

/// Reloads at any moment of random plays: what is shown does not jump.
@Suite struct ReloadContinuityTests {
  /// An effect that has something of everything, and assigns it anew when it is told.
  private static func busy(_ version: Int) -> String {
    """
    local n = \(version % 4)
    function e.attached(grid, event, p)
      for _, cell in ipairs(grid:cells()) do
        if cell.index % 3 == n % 3 then cell.corner_radius, cell.border_width = 4 + n, n end
      end
    end
    function e.appeared(cell, event, p)
      cell.background = n % 2 == 0 and '#ffffff' or 'opaque_separator'
      if cell.index % 4 == 1 then cell.image, cell.text = 'picture' .. n, 'text' .. n end
      if cell.index % 4 == 2 then cell:clear('scale', 'image', 'border_color', 'opacity') end
    end
    function e.highlight_changed(cell, change, p)
      local on = change.on
      cell.translation_x, cell.rotation = on and 10 * n or 0, on and 0.2 or 0
      if change.cause == 'restore' then return end
      cell:spring { scale = on and 0.8 or 1, opacity = on and 0.5 or 1, response = 0.4, bounce = 0.2 }
      cell:animate { border_color = '#ff0000', border_width = on and 3 or 0, duration = 0.3 }
      if cell.index % 2 == 0 then
        fx.wait(0.15)
        cell:dissolve { image = 'other', duration = 0.3 }:wait()
        cell:animate { corner_radius = 8, duration = 0.2 }
      end
    end
    """
  }

  private func stage(_ effects: [any Effect], reducing: Bool) -> Stage {
    Stage.list(effects, items: TwinTests.items) {
      $0.reduceMotion = reducing
      $0.viewport.height = 300
    }
  }

  private func input(_ random: inout SeededGenerator, _ isDown: inout Bool) -> GridInput {
    let row = Int.random(in: 0..<6, using: &random)
    let place = Point(x: 180, y: Double(row) * 44 + 22)
    switch Int.random(in: 0..<9, using: &random) {
    case 0...3:
      isDown.toggle()
      return isDown ? .touchBegan(id: 1, at: place) : .touchEnded(id: 1, at: place)
    case 4: return .select(item: row, animated: false)
    case 5: return .deselect(item: row, animated: true)
    case 6: return .scroll(to: Point(x: 0, y: Double(row) * 20), animated: false)
    case 7: return .insert([row])
    default: return .touchMoved(id: 1, at: place)
    }
  }

  /// Plays at random, with a reload now and then.
  private func play(
    _ seed: UInt64, _ stage: Stage, fails: Bool = false, _ reload: (Int) throws -> Void
  ) throws {
    var random = SeededGenerator(seed: seed)
    var isDown = false
    var reloads = 0
    for step in 1...60 {
      let time = Double(step) * 0.06
      if Int.random(in: 0..<3, using: &random) == 0 {
        stage.advance(to: time)
        let before = stage.shot
        reloads += 1
        try reload(reloads)
        #expect(before.distance(to: stage.shot) < 1e-5, "seed \(seed), \(time) s")
        let after = stage.shots(for: 0.055)
        #expect(after.largestStep < 0.35, "seed \(seed), \(time) s")
      } else {
        stage.feed(input(&random, &isDown), at: time)
      }
    }
    #expect(reloads > 8)
    stage.advance(to: 60)
    #expect(stage.nextDue == nil)
    #expect(stage.activeEffectCount == 0)
    let reports = stage.takeReports()
    let failures = reports.count { if case .failure = $0 { true } else { false } }
    #expect((failures > 0) == fails, "seed \(seed)")
    let numbers = reports.compactMap { report in
      if case .completion(let completion) = report { completion.number } else { nil }
    }
    #expect(numbers.sorted() == Array(1..<numbers.count + 1))
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `a reload of anything at any time is no jump`(seed: UInt64) throws {
    let draft = Draft()
    let effects: [any Effect] = [Tint(), try draft.load(Self.busy(0)), Bounce()]
    let stage = stage(effects, reducing: seed % 3 == 0)
    try play(seed, stage) { version in
      draft.save((version % 4 == 0 ? "e.reduce_motion = 'keep'\n" : "") + Self.busy(version))
      try stage.reload(1, at: stage.time)
    }
  }

  @Test(arguments: ["bounce", "tint", "crossfade"], 1...4 as ClosedRange<UInt64>)
  func `a reload of a twin is no jump`(_ name: String, seed: UInt64) throws {
    let stage = stage([try Sample.twin(name)], reducing: seed % 2 == 0)
    try play(seed, stage) { _ in try stage.reload(at: stage.time) }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `an effect of the host's own may be exchanged for any other at any time`(
    seed: UInt64
  ) throws {
    let draft = Draft()
    let stage = stage([Bounce(), Still()], reducing: seed % 3 == 0)
    try play(seed, stage) { version in
      let next: any Effect =
        switch version % 4 {
        case 0: Tint()
        case 1: try draft.load(Self.busy(version))
        case 2: Bounce()
        default: Crossfade()
        }
      stage.replace(0, by: next, at: stage.time)
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>, [true, false])
  func `failing and being mended again and again is no jump`(seed: UInt64, known: Bool) throws {
    let draft = Draft("tint")
    let stage = Stage(
      grid: Self.settings(reducing: seed % 3 == 0), items: TwinTests.items, limitsFlashes: false)
    stage.add(Bounce())
    stage.add(try draft.load(Self.busy(0)), fallback: known ? Tint() : nil)
    stage.add(Still())
    stage.start()
    try play(seed, stage, fails: true) { version in
      draft.save(Self.busy(version) + "\n" + Self.fault(version))
      try stage.reload(1, at: stage.time)
    }
  }

  private static func settings(reducing: Bool) -> GridSettings {
    var settings = GridSettings(
      viewport: Size(width: 375, height: 300), count: 40, cell: Size(width: 375, height: 44))
    settings.scroll.delaysContentTouches = false
    settings.reduceMotion = reducing
    return settings
  }

  /// What makes some of the versions fail: when they are told, or at the next press.
  private static func fault(_ version: Int) -> String {
    switch version % 5 {
    case 1: "function e.touch_began() while true do end end"
    case 2: "function e.appeared(cell) cell.scale = 3 error 'told' end"
    case 3: "function e.selection_changed(cell) cell.scale = 2 while true do end end"
    default: ""
    }
  }
}
