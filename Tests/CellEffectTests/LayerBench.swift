import CellEffect
import CellGrid
import CellMotion

/// One cell with one layer and a clock that is moved by hand.
final class LayerBench {
  let scene: Scene
  let layer: Layer
  let cell: CellID
  private var lastHandle: UInt64 = 0

  init() {
    let settings = GridSettings(
      viewport: Size(width: 100, height: 50), count: 1, cell: Size(width: 100, height: 50))
    var grid = Grid(settings)
    while grid.next() != nil {}
    scene = Scene(grid: grid, items: ItemTable())
    layer = Layer(in: scene)
    layer.reserve(slots: 1)
    cell = scene.cell(in: 0)
  }

  /// The number that the layer shows at a time; completions that are due come first.
  func number(_ property: Property, at time: Double) -> Double {
    move(to: time)
    return layer.number(property, 0)
  }

  /// Starts an animation of a number at a time.
  func animate(
    _ property: Property, to value: Double, _ timing: Timing, at time: Double,
    adjust: (inout AnimationRequest) -> Void = { _ in }
  ) {
    move(to: time)
    lastHandle += 1
    var request = AnimationRequest(
      cell: cell, targets: [.number(property, value, speed: nil)], timing: timing)
    adjust(&request)
    apply(.animate(AnimationHandle(number: lastHandle), request))
  }

  func apply(_ command: Command) {
    layer.apply(command, told: false, number: { Int(lastHandle) }, due: { lastHandle })
  }

  /// Brings the clock forward through everything that is due.
  func move(to time: Double) {
    while let next = layer.news.schedules.enumerated().min(by: { $0.element.time < $1.element.time }
    ),
      next.element.time <= time
    {
      layer.news.schedules.remove(at: next.offset)
      scene.time = max(scene.time, next.element.time)
      layer.isDue(next.element.handle)
    }
    scene.time = max(scene.time, time)
  }
}
