import CellGrid
import CellMotion

/// Flashes a cell's highlighted picture: a dissolve to it, then back at once.
///
/// Invariant: `flashes` holds exactly the dissolves that have not ended.
public final class Crossfade: Effect {
  /// The name it is known by.
  public let name = "crossfade"
  /// What can be set.
  public var parameters = ParameterSet([
    Parameter(name: "normal", kind: .image, initial: .image("@normal")),
    Parameter(name: "highlighted", kind: .image, initial: .image("@highlighted")),
    .number("duration", 0.08, 0...10, unit: "seconds"),
  ])
  private var flashes: Set<AnimationHandle> = []

  /// A crossfade with its initial parameters.
  public init() {}

  /// Answers one stimulus by commands; never fails.
  public func respond(
    to stimulus: Stimulus, in scene: Scene, on layer: Layer, with answer: inout Answer
  ) throws(EffectFailure) {
    switch stimulus {
    case .event(.appeared, let cell):
      showNormal(cell, in: scene, &answer)
    case .event(.highlightChanged(let change), let cell) where change.on:
      if change.cause != .restore { flash(cell, in: scene, &answer) }
    case .ended(let handle, let finished, let cell):
      if flashes.remove(handle) != nil, finished { showNormal(cell, in: scene, &answer) }
    default:
      break
    }
  }

  private func showNormal(_ cell: CellID, in scene: Scene, _ answer: inout Answer) {
    if let picture = scene.picture(named: parameters.image("normal"), in: cell.slot) {
      answer.set(cell, .content(.image, picture))
    }
  }

  private func flash(_ cell: CellID, in scene: Scene, _ answer: inout Answer) {
    guard let picture = scene.picture(named: parameters.image("highlighted"), in: cell.slot) else {
      return showNormal(cell, in: scene, &answer)
    }
    let timing = Timing.curve(.easeInOut, duration: parameters.number("duration"))
    flashes.insert(
      answer.animate(
        AnimationRequest(cell: cell, targets: [.content(.image, picture)], timing: timing)))
  }
}

extension Scene {
  /// The number of a picture: `@normal` and `@highlighted` are the item's own.
  ///
  /// - Parameters:
  ///   - name: The picture's name.
  ///   - slot: The slot whose item's own pictures are meant.
  /// - Returns: The number; nil if the item has no such picture.
  public func picture(named name: String, in slot: Int) -> NameID? {
    let picture =
      switch name {
      case "@normal": contents.normals[slot]
      case "@highlighted": contents.highlighteds[slot]
      default: names.number(of: name)
      }
    return picture == .none ? nil : picture
  }
}
