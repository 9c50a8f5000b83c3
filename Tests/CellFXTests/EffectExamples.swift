import CellFX

// Squeeze begins
/// Squeezes a cell while it is highlighted and springs it back.
final class Squeeze: Effect {
  let name = "squeeze"
  var parameters = ParameterSet([.number("scale", 0.9, 0.5...1)])
  private let spring: Spring

  init() throws(MotionError) {
    spring = try Spring(response: 0.35, bounce: 0.3)
  }

  func answers(to stimulus: Stimulus) -> Bool {
    if case .event(.highlightChanged, _) = stimulus { true } else { false }
  }

  func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {
    guard case .event(.highlightChanged(let change), let cell) = stimulus else { return }
    let scale = change.on ? parameters.number("scale") : 1
    let way = Target.number(.scale, scale, speed: nil)
    answer.animate(AnimationRequest(cell: cell, targets: [way], timing: .spring(spring)))
  }
}
// Squeeze ends

// Nod begins
/// Has every cell nod when one is touched.
final class Nod: Effect {
  let name = "nod"
  var parameters = ParameterSet()
  let fields = [Nod.nodding]

  /// translation_y = translation_y + depth · sin(12 · now).
  private static let nodding: Field = {
    var graph = FieldGraph()
    let column = Field.frameColumn(of: .translationY)
    let beneath = graph.add(.column(.frame(column)))
    let now = graph.add(.uniform(0))
    let depth = graph.add(.uniform(1))
    let angle = graph.add(.two(.multiply, graph.add(.constant(12)), now))
    let swing = graph.add(.two(.multiply, depth, graph.add(.one(.sin, angle))))
    graph.add(FieldOutput(column: column, node: graph.add(.two(.add, beneath, swing))))
    return Field(
      name: "nodding", graph: graph, facts: [], uniforms: [.now, .input(0, component: 0)],
      inputs: [FieldInput(name: "depth", isColor: false)])
  }()

  func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {
    guard case .event(.touchBegan, _) = stimulus else { return }
    answer.play(PlayRequest(field: 0, inputs: [.number(6)], seconds: 2))
  }
}
// Nod ends
