import CellEffect
import CellGrid
import CellMotion
import CellStage

/// A stage on which something moves for longer than anybody looks.
struct World {
  /// What moves.
  let name: String
  /// Seconds between frames.
  var step = 1 / 60.0
  /// How many frames are counted at the least: cells that come and go take some out.
  var least = 1_000
  /// Makes the stage; its time is that of the last thing fed.
  let make: () -> Stage

  /// Frames before the first that is counted.
  private static let warmUp = 200
  private static let frames = 1_000

  /// Counts what a thousand frames allocate.
  ///
  /// - Parameter planted: Done in each frame.
  /// - Returns: What was counted.
  func measure(planting planted: () -> Void = {}) -> FrameMeter {
    let stage = make()
    let start = stage.time
    let meter = FrameMeter { 0 }
    for frame in 1...Self.warmUp + Self.frames + 2 {
      meter.read()
      stage.advance(to: start + Double(frame) * step)
      let shown = stage.frame()
      planted()
      meter.read()
      let reports = stage.takeReports()
      guard frame > Self.warmUp else { continue }
      meter.see(shown, hasHappened: !reports.isEmpty)
    }
    return meter
  }
}

extension Stage {
  /// A grid of twenty columns, without touch delay.
  static func wall(
    _ effects: [any Effect], on items: Set<Int>? = nil,
    adjust: (inout GridSettings) -> Void = { _ in }
  ) -> Stage {
    var settings = GridSettings(
      viewport: Size(width: 400, height: 400), count: 400, cell: Size(width: 20, height: 20))
    settings.layout = .grid
    settings.columns = 20
    settings.scroll.delaysContentTouches = false
    adjust(&settings)
    let stage = Stage(grid: settings)
    for effect in effects { stage.add(effect, on: items) }
    stage.start()
    return stage
  }

  /// Touches row 0, and takes the touch away.
  func tap(at time: Double) {
    feed(.touchBegan(id: 1, at: Point(x: 10, y: 10)), at: time)
    feed(.touchCancelled(id: 1), at: time)
  }
}
