import CellEffect
import CellKernel
import CellMotion

/// A field that plays over the cells of a seat.
///
/// Invariant: of a play that a seat has, the one ending is in the queue exactly when it ``isOver``; what
/// fades is over.
final class Play {
  /// How the layer's handles name it.
  let handle: AnimationHandle
  /// What plays.
  let sheet: FieldSheet
  /// When it began, in seconds.
  let began: Double
  /// When it ends by itself; infinite: never.
  let end: Double
  /// The creation number of its end.
  let due: UInt64
  /// What the field is given.
  var inputs: InputChannels
  /// Whether it has ended for its effect.
  private(set) var isOver = false
  /// When it began to fade, for how long, and how much of it showed then.
  private var fade: (began: Double, span: Double, from: Double)?
  /// The values of the field's uniforms, used again for each frame.
  var uniforms: [Double]

  init(
    _ handle: AnimationHandle, _ sheet: FieldSheet, _ request: PlayRequest, at time: Double,
    due: UInt64
  ) {
    self.handle = handle
    self.sheet = sheet
    began = time
    end = time + request.seconds
    self.due = due
    inputs = InputChannels(request.inputs)
    uniforms = Array(repeating: 0, count: sheet.field.uniforms.count)
  }

  /// Ends it for its effect; it fades to what lies beneath, in seconds.
  func stop(at time: Double, fading span: Double) {
    isOver = true
    fade = (time, span, 1)
    inputs.endAll()
  }

  /// Has what fades be gone in so many seconds, if it is not sooner.
  func hasten(at time: Double, within span: Double) {
    guard let fade, fade.began + fade.span > time + span else { return }
    self.fade = (time, span, weight(at: time))
  }

  /// When it shows nothing any more.
  var shownUntil: Double {
    fade.map { $0.began + $0.span } ?? end
  }

  /// How much of it shows, 0…1.
  func weight(at time: Double) -> Double {
    guard let fade else { return time < end ? 1 : 0 }
    guard time < fade.began + fade.span else { return 0 }
    return fade.from * (1 - Layer.fadeCurve.value(at: (time - fade.began) / fade.span))
  }
}
