import CellEffect
import CellGrid
import CellMotion
import CellStage

/// Benchmarks of the whole runtime.
enum StageBench {
  static let all = [
    Benchmark(
      name: "frame",
      about: "a frame of 200 × 50 cells with a field from Lua and 500 springs, to finished columns",
      unit: "frame", bounds: [.perSecond(8000)]
    ) { ground throws(BenchFault) in
      let rows = min(50, ground.cells / 1000)
      let wall = try Wall(rows: rows, limitsFlashes: true)
      let free = try Wall(rows: rows, limitsFlashes: false)
      return [
        BenchWay(name: "cellfx", measure: wall.measure),
        BenchWay(name: "no-limit", measure: free.measure),
      ]
    },
    Benchmark(
      name: "touch", about: "a touch, through a handler in Lua, to commands that are applied",
      unit: "touch", bounds: [.nanoseconds(3000)]
    ) { _ throws(BenchFault) in
      let taps = try Taps()
      return [BenchWay(name: "cellfx", measure: taps.measure)]
    },
    Benchmark(
      name: "idle", about: "an advance while nothing moves", unit: "advance",
      bounds: [.nanoseconds(50)]
    ) { _ throws(BenchFault) in
      let idle = Idle()
      return [BenchWay(name: "cellfx", measure: idle.measure)]
    },
    Benchmark(
      name: "fling", about: "a frame of a fling over 1,000,000 items, and over 1,000",
      unit: "frame",
      bounds: [.within(1.1, of: "1000-items")]
    ) { _ throws(BenchFault) in
      let (many, few) = (Flings(items: 1_000_000), Flings(items: 1000))
      return [
        BenchWay(name: "cellfx", measure: many.measure),
        BenchWay(name: "1000-items", measure: few.measure),
      ]
    },
  ]

  fileprivate static func list(of count: Int) -> GridSettings {
    GridSettings(
      viewport: Size(width: 375, height: 667), count: count, cell: Size(width: 375, height: 44))
  }
}

extension Stage {
  /// Throws if a plugin has failed.
  fileprivate func checkFailures() throws(BenchFault) {
    for case .failure(let failure) in takeReports() {
      throw .plugin(failure.facts.message)
    }
  }
}

/// A wall of cells under a field, 500 of them on springs.
private final class Wall {
  private let stage: Stage
  private var frames = 0

  init(rows: Int, limitsFlashes: Bool) throws(BenchFault) {
    var settings = GridSettings(
      viewport: Size(width: 2000, height: 10 * Double(rows)), count: 200 * rows,
      cell: Size(width: 10, height: 10))
    settings.layout = .grid
    settings.columns = 200
    settings.scroll.delaysContentTouches = false
    stage = Stage(grid: settings, limitsFlashes: limitsFlashes)
    stage.add(try BenchPlugin.load("wall", Self.text, heap: 16 << 20))
    stage.start()
    stage.feed(.touchBegan(id: 1, at: Point(x: 650, y: 5 * Double(rows))), at: 0)
    try stage.checkFailures()
  }

  func measure() -> Double? {
    BenchTimer.thread(units: 1, repeats: 100) {
      frames += 1
      stage.advance(to: Double(frames) / 60)
      _ = stage.frame()
    }
  }

  /// The springs are so slow that they run through every round.
  private static let text = """
    --!cellfx api=1
    local fx = require "cellfx"
    local wall = { parameters = { tint = { fx.color "#ff9400" } } }

    local ripple = fx.field(function(cell, now, input, p)
      local time = now % 2
      local behind = 600 * time - fx.hypot(cell.center_x - input.x, cell.center_y - input.y)
      local wave = fx.smoothstep(0, 40, behind) * fx.sin(behind * 0.05) * fx.exp(-3 * time)
      return {
        scale = cell.scale * (1 + 0.05 * wave),
        background = fx.mix(cell.background, p.tint, fx.clamp(wave, 0, 1)),
      }
    end)

    function wall.appeared(cell)
      if cell.index < 500 then
        cell:spring { translation_x = 10 + cell.index % 7, response = 100, bounce = 0.9 }
      end
    end

    function wall.touch_began(cell, touch)
      cell.grid:play(ripple, { x = touch.content_x, y = touch.content_y })
    end

    return wall
    """
}

/// Touches on a list, each answered by a spring.
private final class Taps {
  private let stage: Stage
  private var count = 0
  private static let touches = 500

  init() throws(BenchFault) {
    var settings = StageBench.list(of: 1000)
    settings.scroll.delaysContentTouches = false
    settings.minimumVisiblePress = 0
    stage = Stage(grid: settings)
    stage.add(try BenchPlugin.load("taps", Self.text))
    stage.start()
  }

  /// The mean of the middle half of the touches: what interrupts one of them counts for nothing.
  func measure() -> Double? {
    let times = (0..<Self.touches).map { _ in touch() }.sorted()
    _ = stage.takeReports()
    let middle = times[Self.touches / 4..<Self.touches * 3 / 4]
    return Double(middle.reduce(0, +)) / Double(middle.count)
  }

  /// Touches a cell, and lets the spring come to its end after a lift.
  private func touch() -> UInt64 {
    count += 1
    let time = Double(count)
    let place = Point(x: 180, y: 20 + 44 * Double(count % 14))
    stage.advance(to: time)
    let start = Outside.nanoseconds()
    stage.feed(.touchBegan(id: count, at: place), at: time)
    let taken = Outside.nanoseconds() - start
    stage.feed(.touchCancelled(id: count), at: time + 0.1)
    return taken
  }

  private static let text = """
    --!cellfx api=1
    local taps = {}

    function taps.touch_began(cell, touch)
      cell:spring { scale = touch.x > cell.center_x and 0.9 or 0.95, duration = 0.4 }
    end

    return taps
    """
}

/// A list on which nothing moves.
private final class Idle {
  private let stage: Stage
  private var time = 0.0
  private static let advances = 20_000

  init() {
    stage = Stage(grid: StageBench.list(of: 1000))
    for name in ["bounce", "tint"] { if let effect = BuiltIn.make(name) { stage.add(effect) } }
    stage.start()
    _ = stage.frame()
  }

  func measure() -> Double? {
    BenchTimer.thread(units: 1, repeats: Self.advances) {
      time += 1.0 / 1024
      stage.advance(to: time)
    }
  }
}

/// A list that is flung again and again.
private final class Flings {
  private let stage: Stage
  private var time = 0.0
  private static let frames = 60

  init(items: Int) {
    stage = Stage(grid: StageBench.list(of: items))
    for name in ["bounce", "tint"] { if let effect = BuiltIn.make(name) { stage.add(effect) } }
    stage.start()
  }

  func measure() -> Double? {
    stage.feed(.scroll(to: .zero, animated: false), at: time)
    stage.feed(.touchBegan(id: 1, at: Point(x: 180, y: 600)), at: time)
    for _ in 0..<8 { move() }
    stage.feed(.touchEnded(id: 1, at: place), at: time)
    y = 600
    let taken = BenchTimer.thread(units: 1, repeats: Self.frames) {
      time += 1.0 / 60
      stage.advance(to: time)
      _ = stage.frame()
    }
    _ = stage.takeReports()
    return taken
  }

  private var y = 600.0
  private var place: Point { Point(x: 180, y: y) }

  private func move() {
    time += 1.0 / 60
    y -= 60
    stage.feed(.touchMoved(id: 1, at: place), at: time)
  }
}
