import CellEffect
import CellGrid
import CellStage

/// An effect made of a closure, which remembers what it was asked.
final class Probe: Effect {
  typealias Answering = (Stimulus, Scene, inout Answer) throws(EffectFailure) -> Void

  let name: String
  var parameters: ParameterSet
  var keepsMotion = false
  var fields: [Field] = []
  var heard: [Stimulus] = []
  var forgotten: [CellID] = []
  /// What it says that it answers.
  var listens: (Stimulus) -> Bool = { _ in true }
  private let answering: Answering

  init(_ name: String = "probe", parameters: [Parameter] = [], answering: @escaping Answering) {
    self.name = name
    self.parameters = ParameterSet(parameters)
    self.answering = answering
  }

  /// One that answers each touch that begins on a cell by commands.
  static func onTouch(_ act: @escaping (CellID, inout Answer) -> Void) -> Probe {
    Probe { stimulus, _, answer in
      if let cell = stimulus.touched { act(cell, &answer) }
    }
  }

  func answers(to stimulus: Stimulus) -> Bool {
    listens(stimulus)
  }

  func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {
    heard.append(stimulus)
    try answering(stimulus, scene, &answer)
  }

  func forget(_ cell: CellID) {
    forgotten.append(cell)
  }
}

extension Stimulus {
  /// The cell of a touch that began.
  var touched: CellID? {
    if case .event(.touchBegan, let cell) = self { cell } else { nil }
  }
}

extension Stage {
  /// A list of rows 375 × 44 without touch delay, with one effect, started.
  static func list(
    count: Int = 40, limitsFlashes: Bool = false, items: ItemTable = ItemTable(),
    adjust: (inout GridSettings) -> Void = { _ in }, _ effects: any Effect...
  ) -> Stage {
    var settings = GridSettings(
      viewport: Size(width: 375, height: 667), count: count, cell: Size(width: 375, height: 44))
    settings.scroll.delaysContentTouches = false
    adjust(&settings)
    let stage = Stage(grid: settings, items: items, limitsFlashes: limitsFlashes)
    for effect in effects { stage.add(effect, fallback: BuiltIn.make(effect.name)) }
    stage.start()
    return stage
  }

  func touch(row: Int, at time: Double, id: Int = 1) {
    feed(.touchBegan(id: id, at: Point(x: 180, y: Double(row) * 44 + 22)), at: time)
  }

  func lift(row: Int, at time: Double, id: Int = 1) {
    feed(.touchEnded(id: id, at: Point(x: 180, y: Double(row) * 44 + 22)), at: time)
  }

  /// What a row shows of a number at a time; the stage is brought there.
  func number(_ property: Property, row: Int, at time: Double) -> Double {
    advance(to: time)
    let frame = frame()
    return frame.row(of: row).map { Double(frame.number(property, at: $0)) } ?? .nan
  }

  /// What a row shows of a colour at a time, 0…255.
  func color(_ property: Property, row: Int, at time: Double) -> SIMD4<Float> {
    advance(to: time)
    let frame = frame()
    return frame.row(of: row).map { frame.color(property, at: $0) * 255 } ?? .zero
  }

  func weight(_ name: String, row: Int, at time: Double) -> Double {
    advance(to: time)
    let frame = frame()
    let number = scene.names.number(of: name)
    return frame.row(of: row).map { Double(frame.weight(of: number, .image, at: $0)) } ?? .nan
  }

  func completions() -> [Completion] {
    takeReports().compactMap {
      if case .completion(let completion) = $0 { completion } else { nil }
    }
  }

  func failures() -> [Failure] {
    takeReports().compactMap { if case .failure(let failure) = $0 { failure } else { nil } }
  }
}
