import CellEffect
import CellGrid
import CellMotion
import CellScript

/// One use of a script on a grid of one screen, touched again and again, each touch in an instant
/// of its own.
final class ScriptEntry {
  private let effect: ScriptEffect
  private let scene: Scene
  private let layer: Layer
  private let cell: CellID
  /// Animations that touches began and that were not completed.
  private var running: [AnimationHandle] = []

  init(_ plugin: PluginFiles, limits: Limits) throws(PluginError) {
    effect = try ScriptEffect(plugin, seed: 1, limits: limits)
    let settings = GridSettings(
      viewport: Size(width: 375, height: 667), count: 1000, cell: Size(width: 375, height: 44))
    var grid = Grid(settings)
    while grid.next() != nil {}
    scene = Scene(grid: grid, items: ItemTable())
    layer = Layer(in: scene)
    layer.reserve(slots: grid.cells.items.count)
    cell = scene.cell(in: 3)
  }

  /// Touches the cell so many times.
  func touch(_ count: Int) {
    let report = TouchReport(
      id: 1, location: Point(x: 20, y: 10), contentLocation: Point(x: 20, y: 142), travel: .zero,
      velocity: .zero, inside: true, taps: 0, time: scene.time)
    for _ in 0..<count {
      scene.time += 0.001
      let answer = answer(to: .event(.touchBegan(report), cell))
      for case .animate(let handle, _) in answer.commands { running.append(handle) }
    }
  }

  /// Completes what the touches began, so that nothing is left of them.
  func complete() {
    for handle in running { _ = answer(to: .ended(handle, finished: true, cell)) }
    running.removeAll(keepingCapacity: true)
  }

  private func answer(to stimulus: Stimulus) -> Answer {
    var answer = Answer()
    do throws(EffectFailure) {
      try effect.respond(to: stimulus, in: scene, on: layer, with: &answer)
    } catch {
      preconditionFailure("the script failed: \(error)")
    }
    return answer
  }
}
