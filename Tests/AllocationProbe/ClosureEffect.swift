import CellEffect
import CellGrid

/// An effect made of what it does to each cell that appears and when row 0 is touched.
final class ClosureEffect: Effect {
  typealias Answering = (CellID, Scene, inout Answer) -> Void

  let name = "closure"
  var parameters = ParameterSet([])
  let fields: [Field]
  private let appeared: Answering
  private let touched: Answering

  init(
    fields: [Field] = [], appeared: @escaping Answering = { _, _, _ in },
    touched: @escaping Answering = { _, _, _ in }
  ) {
    (self.fields, self.appeared, self.touched) = (fields, appeared, touched)
  }

  func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {
    switch stimulus {
    case .event(.appeared, let cell): appeared(cell, scene, &answer)
    case .event(.touchBegan, let cell): touched(cell, scene, &answer)
    default: break
    }
  }
}
