package import CellGrid

/// What one command started, until it completes.
struct Animation {
  /// The cell it plays on.
  var cell: CellID
  /// The item that the cell shows, by the place that it has now.
  var item: Int
  /// Its place among all animations of the stage, from 1.
  var number: Int
  /// The creation number of its completion.
  var due: UInt64
  /// When it completes unless its runs are ended before.
  var end: Double
  /// Whether none of its runs was ended early.
  var finished = true
  /// Its runs that have not been ended, with their own ends.
  var alive: [(property: Property, end: Double)] = []
  /// What begins when its delay is over.
  var pending: Pending?
  /// Whether some of its runs follow a transition.
  var transition: TransitionID?

  /// Colours and contents that wait for a delay.
  struct Pending {
    /// What was asked for, without its numbers.
    var request: AnimationRequest
    /// When it begins.
    var begin: Double
    /// How long its runs take then.
    var length: Double
  }
}

/// The one completion of an animation.
package struct Ending: Hashable, Sendable {
  /// The animation's handle.
  package var handle: AnimationHandle
  /// Its place among all animations of the stage, from 1.
  package var number: Int
  /// Whether all its runs reached their ends.
  package var finished: Bool
  /// The cell it played on.
  package var cell: CellID
  /// The item that the cell shows, or did when it was cut, by its place then.
  package var item: Int
}

extension Ending {
  /// The ending of a play or of an animation of its inputs: the effect hears of it, the host does not,
  /// since it belongs to no cell.
  package static func ofPlay(_ handle: AnimationHandle, finished: Bool) -> Ending {
    Ending(
      handle: handle, number: 0, finished: finished, cell: CellID(slot: -1, generation: 0),
      item: -1)
  }

  /// Whether it belongs to a cell.
  package var isOfCell: Bool {
    cell.slot >= 0
  }
}

/// A time at which an animation begins or may end.
package struct Schedule: Hashable, Sendable {
  /// When, in seconds.
  package var time: Double
  /// The creation number of the animation.
  package var number: UInt64
  /// The animation.
  package var handle: AnimationHandle
}
