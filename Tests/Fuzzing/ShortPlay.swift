import CellEffect
import CellGrid
import CellMotion
import CellScript
import CellStage

/// A little of everything that can happen to an effect, on a grid of a few cells.
struct ShortPlay {
  private(set) var watch = StageWatch()
  private let stage: Stage
  private let effect: any Effect
  /// By how much the stage is advanced between the events; nil: not.
  private let pause: Double?
  /// Whether the plugin is loaded anew now and then.
  private let reloads: Bool

  init(_ effect: any Effect, pause: Double?, reloads: Bool) {
    self.effect = effect
    self.pause = pause
    self.reloads = reloads
    var settings = GridSettings(
      viewport: Size(width: 100, height: 70), count: 7, cell: Size(width: 50, height: 40))
    settings.layout = .grid
    settings.columns = 2
    settings.scroll.delaysContentTouches = false
    settings.refusesSelect = [1]
    let pictures = [ItemPictures(normal: "A", highlighted: "B"), ItemPictures()]
    var items = ItemTable(
      labels: ["one", "two"], pictures: pictures,
      values: [["n": .number(2), "k": .text("x")], ["b": .boolean(true)]])
    items.pictureColors = [
      "A": Color(red: 1, green: 1, blue: 1), "B": Color(red: 0, green: 0, blue: 0),
    ]
    stage = Stage(grid: settings, items: items, limitsFlashes: false)
    stage.add(Tint())
    stage.add(effect, fallback: Bounce())
  }

  mutating func run() throws(BrokenLaw) {
    stage.start()
    try watch.look(at: stage)
    for (place, event) in Self.inputs.enumerated() {
      advance(to: event.time)
      stage.feed(event.input, at: event.time)
      if reloads, place % 7 == 3 { stage.reload(1) }
      if place % 3 == 2 { try watch.look(at: stage) }
    }
    advance(to: 1.4)
    try changeValues(at: 1.4)
    for time in [1.5, 1.7, 4] {
      advance(to: time)
      try watch.look(at: stage)
    }
    try watch.checkCompletions()
  }

  private func advance(to end: Double) {
    while let pause, stage.time + pause < end, end < 2 {
      stage.advance(to: stage.time + pause)
    }
    stage.advance(to: end)
  }

  private mutating func changeValues(at time: Double) throws(BrokenLaw) {
    stage.setItem(1, "n", to: .number(3), at: time)
    stage.setItem(0, "new", to: .text("y"), at: time)
    for parameter in effect.parameters.declared {
      for input in Self.settings(of: parameter) {
        // What a parameter does not take is refused.
        try? stage.setParameter(parameter.name, of: 1, to: input, at: time)
      }
      try watch.look(at: stage)
    }
  }

  private static func settings(of parameter: Parameter) -> [ParameterInput] {
    [
      .number(parameter.range.lowerBound), .number(parameter.range.upperBound), .boolean(false),
      .text(parameter.choices.last ?? "ease_out"), .text("#123456"), .numbers([0.1, 0, 0.2, 1]),
    ]
  }

  private static let inputs: [(time: Double, input: GridInput)] = [
    (0.05, .touchBegan(id: 1, at: Point(x: 25, y: 20))),
    (0.1, .touchMoved(id: 1, at: Point(x: 28, y: 24))),
    (0.15, .touchMoved(id: 1, at: Point(x: 300, y: 24))),
    (0.2, .touchMoved(id: 1, at: Point(x: 25, y: 20))),
    (0.25, .touchEnded(id: 1, at: Point(x: 25, y: 20))),
    (0.3, .touchBegan(id: 2, at: Point(x: 75, y: 60))),
    (0.35, .touchCancelled(id: 2)),
    (0.4, .touchBegan(id: 3, at: Point(x: 75, y: 20))),
    (0.42, .touchEnded(id: 3, at: Point(x: 75, y: 20))),
    (0.5, .select(item: 3, animated: true)),
    (0.55, .setEnabled(item: 2, false)),
    (0.6, .touchBegan(id: 4, at: Point(x: 25, y: 60))),
    (0.65, .touchEnded(id: 4, at: Point(x: 25, y: 60))),
    (0.7, .scroll(to: Point(x: 0, y: 70), animated: false)),
    (0.75, .scroll(to: Point(x: 0, y: 0), animated: true)),
    (0.8, .setReduceMotion(true)),
    (0.85, .navigationBegin(.pop, interactive: true, duration: 0.2)),
    (0.9, .navigationProgress(0.5)),
    (0.95, .navigationCancel(settle: nil)),
    (1.1, .setReduceMotion(false)),
    (1.15, .insert([1])),
    (1.15, .delete([0, 3])),
    (1.2, .setAppearance(.dark)),
    (1.25, .deselect(item: 2, animated: true)),
    (1.3, .reload(sameData: true)),
  ]
}

extension Stage {
  /// Loads the plugin of a use anew, if it still plays and can be loaded.
  func reload(_ use: Int) {
    guard let effect = effect(at: use) as? ScriptEffect, let fresh = try? effect.reloaded()
    else { return }
    _ = replace(use, by: fresh, at: time)
  }
}
