import CellEffect
import CellGrid

/// One use of an effect on a stage: the effect, its channels, its place in the order.
///
/// Invariant: once ``isLeft``, the effect is asked nothing any more and only its channels fade.
final class Seat {
  /// What answers.
  let effect: any Effect
  /// What it has set.
  let layer: Layer
  /// What plays if the effect is taken off.
  let fallback: (any Effect)?
  /// How many answers were void.
  var failures = 0
  /// Whether the effect was taken off.
  var isLeft = false
  /// Waits that are not over, with their cells and starts.
  var waits: [UInt64: Wait] = [:]
  /// The last animation handle that an answer gave out.
  var lastHandle: UInt64 = 0
  /// Up to where the effect has read what lies beneath, and when.
  var beneathRead = (log: ChangeLog.Place(), time: -Double.infinity)
  /// Signals in the present instant.
  var signals = 0

  /// A wait that is not over.
  struct Wait {
    /// The cell it belongs to; nil: the grid.
    var cell: CellID?
    /// When it began.
    var since: Double
    /// When it is over.
    var until: Double
  }

  /// The number of void answers after which an effect is taken off.
  static let failureLimit = 3
  /// The most signals in one instant.
  static let signalLimit = 16

  init(_ effect: any Effect, layer: Layer, fallback: (any Effect)?) {
    self.effect = effect
    self.layer = layer
    self.fallback = fallback
  }

  /// Drops the waits of a cell.
  func dropWaits(of cell: CellID) {
    waits = waits.filter { $0.value.cell != cell }
  }
}
