import CellGrid
import CellMotion

/// Colours a cell's background while it is highlighted or selected.
public final class Tint: Effect {
  /// The name it is known by.
  public let name = "tint"
  /// What can be set.
  public var parameters = ParameterSet([
    Parameter(name: "normal_color", kind: .color, initial: .color(.system(.systemBackground))),
    Parameter(name: "selected_color", kind: .color, initial: .color(.system(.opaqueSeparator))),
    .number("deselect_duration", 0.35, 0...10, unit: "seconds"),
  ])

  /// A tint with its initial parameters.
  public init() {}

  /// Answers one stimulus by commands; never fails.
  public func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {
    switch stimulus {
    case .parametersChanged:
      for slot in layer.playedSlots { show(scene.cell(in: slot), in: scene, &answer) }
    case .event(.appeared, let cell), .event(.highlightChanged, let cell):
      show(cell, in: scene, &answer)
    case .event(.selectionChanged(let change), let cell):
      if change.on || !change.animated || isOn(cell, in: scene) {
        show(cell, in: scene, &answer)
      } else {
        fade(cell, along: change.transition, &answer)
      }
    default:
      break
    }
  }

  private func isOn(_ cell: CellID, in scene: Scene) -> Bool {
    let lit = CellColumns.Flag.highlighted | CellColumns.Flag.selected
    return scene.grid.cells.flags[cell.slot] & lit != 0
  }

  private func show(_ cell: CellID, in scene: Scene, _ answer: inout Answer) {
    let parameter = isOn(cell, in: scene) ? "selected_color" : "normal_color"
    answer.set(cell, .color(.background, parameters.color(parameter)))
  }

  private func fade(_ cell: CellID, along transition: TransitionID?, _ answer: inout Answer) {
    var request = AnimationRequest(
      cell: cell, targets: [.color(.background, parameters.color("normal_color"))],
      timing: .curve(.easeInOut, duration: parameters.number("deselect_duration")))
    request.transition = transition
    answer.animate(request)
  }
}
