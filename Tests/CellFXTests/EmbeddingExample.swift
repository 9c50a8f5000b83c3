import CellFX

/// What the README shows to those who embed the runtime in Swift.
enum EmbeddingExample {
  static func run() {
    // README begins
    var settings = GridSettings(
      viewport: Size(width: 375, height: 667), count: 1_000, cell: Size(width: 375, height: 44))
    settings.scroll.delaysContentTouches = false
    let stage = Stage(grid: settings)
    stage.add(Bounce())
    stage.start()
    stage.feed(.touchBegan(id: 1, at: Point(x: 180, y: 154)), at: 0)
    stage.advance(to: 0.1)
    let frame = stage.frame()
    for row in 0..<frame.count {
      print(frame.items[row], frame.number(.scale, at: row), frame.color(.background, at: row))
    }
    for report in stage.takeReports() { print(report) }
    // README ends
  }
}

// README's effect begins
final class Nudge: Effect {
  let name = "nudge"
  var parameters = ParameterSet([.number("distance", 8, 0...40, unit: "points")])

  func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {
    guard case .event(.touchBegan, let cell) = stimulus else { return }
    let way = Target.number(.translationX, parameters.number("distance"), speed: nil)
    answer.animate(
      AnimationRequest(cell: cell, targets: [way], timing: .curve(.easeOut, duration: 0.15)))
  }
}
// README's effect ends
