import CellGrid
import CellMotion

/// Shrinks a cell while it is pressed and springs it back on release.
public final class Bounce: Effect {
  /// The name it is known by.
  public let name = "bounce"
  /// What can be set.
  public var parameters = ParameterSet([
    .number("scale", 0.96, 0.5...1.5, about: "size while pressed"),
    .number("duration", 0.4, 0...10, unit: "seconds"),
    .number("damping", 1, 0.01...10),
    .number("press_velocity", 1, -1000...1000, unit: "distances per second"),
    .number("release_velocity", 0, -1000...1000, unit: "distances per second"),
  ])

  /// A bounce with its initial parameters.
  public init() {}

  /// Answers one stimulus by commands; never fails.
  public func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {
    guard case .event(let event, let cell) = stimulus else { return }
    switch event {
    case .touchBegan:
      spring(cell, to: parameters.number("scale"), velocity: "press_velocity", &answer)
    case .touchEnded, .touchCancelled:
      spring(cell, to: 1, velocity: "release_velocity", &answer)
    default:
      break
    }
  }

  private func spring(
    _ cell: CellID, to scale: Double, velocity: String, _ answer: inout Answer
  ) {
    let spring = try? Spring(
      duration: parameters.number("duration"), damping: parameters.number("damping"),
      velocity: parameters.number(velocity))
    guard let spring else { preconditionFailure("the parameters' ranges are those of springs") }
    answer.animate(
      AnimationRequest(
        cell: cell, targets: [.number(.scale, scale, speed: nil)], timing: .spring(spring)))
  }
}
