/// A visible cell for as long as it shows one item.
///
/// Slots are reused; the generation tells the next user of a slot from the last.
public struct CellID: Hashable, Sendable {
  /// The place in the columns, from 0.
  public let slot: Int

  /// Counts the items this slot has shown.
  public let generation: UInt32

  /// A cell's identity from its parts.
  public init(slot: Int, generation: UInt32) {
    self.slot = slot
    self.generation = generation
  }
}

/// Why a highlight or a selection changed.
public enum Cause: UInt8, Sendable, CaseIterable {
  /// A finger went down, or came back inside.
  case touch
  /// A finger lifted.
  case lift
  /// The touch was taken away.
  case cancel
  /// The finger left the cell.
  case leave
  /// A program asked.
  case program
  /// The old selection is hidden while a touch tracks another cell.
  case hidden
  /// What is on is told again, or a hidden selection is shown again.
  case restore
  /// A navigation clears the selection.
  case navigation
  /// The data was reloaded.
  case reload
  /// The item was disabled.
  case disabled
}

/// Why a cell begins to show an item.
public enum AppearanceCause: UInt8, Sendable, CaseIterable {
  /// The effect or the grid starts.
  case start
  /// The item scrolled in.
  case scroll
  /// The item was inserted or moved in.
  case insert
  /// The data was reloaded.
  case reload
  /// The effect was put back on a cell that is already shown.
  case restore
}

/// Why a press had no effect.
public enum Refusal: UInt8, Sendable, CaseIterable {
  /// The host refused the highlight (at touch down).
  case highlight
  /// The item is disabled (at touch down).
  case disabled
  /// The host refused the selection (at the lift).
  case select
}

/// What a finger did, as a cell hears of it.
public struct TouchReport: Hashable, Sendable {
  /// The finger.
  public var id: Int
  /// The place in the cell's layout frame, in points.
  public var location: Point
  /// The place in the content, in points.
  public var contentLocation: Point
  /// The way since the touch began, in points, in the viewport.
  public var travel: Point
  /// The speed, in points per second (TOUCH: from the last 100 ms).
  public var velocity: Point
  /// Whether the finger is inside the cell (control rows: within the tolerance).
  public var inside: Bool
  /// Lifts inside on this item within 0.3 s and 40 points of each other, this one included; while
  /// the finger is down, those before it that it can continue.
  public var taps: Int
  /// When the finger did it, in seconds; later than that when the event was held back.
  public var time: Double

  /// A report from its parts.
  public init(
    id: Int, location: Point, contentLocation: Point, travel: Point, velocity: Point,
    inside: Bool, taps: Int, time: Double
  ) {
    self.id = id
    self.location = location
    self.contentLocation = contentLocation
    self.travel = travel
    self.velocity = velocity
    self.inside = inside
    self.taps = taps
    self.time = time
  }
}

/// A change of a shown highlight or selection.
public struct StateChange: Hashable, Sendable {
  /// What is shown from now on.
  public var on: Bool
  /// Why.
  public var cause: Cause
  /// Whether a program or a navigation that changes a selection asked effects to take time over it.
  ///
  /// False for every highlight and for what a touch selects: there an effect decides for itself.
  public var animated: Bool
  /// The transition that an animation may run along with.
  public var transition: TransitionID?

  /// A change from its parts.
  public init(on: Bool, cause: Cause, animated: Bool, transition: TransitionID? = nil) {
    self.on = on
    self.cause = cause
    self.animated = animated
    self.transition = transition
  }
}

/// What effects hear about one cell, in the shown state.
public enum CellEvent: Hashable, Sendable {
  /// The cell begins to show its item; `first`: not shown since start or reload.
  case appeared(first: Bool, cause: AppearanceCause)
  /// A press began.
  case touchBegan(TouchReport)
  /// The pressing finger moved, inside or outside.
  case touchMoved(TouchReport)
  /// The pressing finger left the cell.
  case touchLeft(TouchReport)
  /// The pressing finger came back.
  case touchEntered(TouchReport)
  /// The pressing finger lifted, inside or outside.
  case touchEnded(TouchReport)
  /// The press was taken away.
  case touchCancelled(TouchReport)
  /// The shown highlight changed.
  case highlightChanged(StateChange)
  /// The shown selection changed.
  case selectionChanged(StateChange)
  /// A press or a lift was refused.
  case refused(Refusal)
}

extension CellEvent {
  /// What it is called: `touch_began`.
  package var name: String {
    switch self {
    case .appeared: "appeared"
    case .touchBegan: "touch_began"
    case .touchMoved: "touch_moved"
    case .touchLeft: "touch_left"
    case .touchEntered: "touch_entered"
    case .touchEnded: "touch_ended"
    case .touchCancelled: "touch_cancelled"
    case .highlightChanged: "highlight_changed"
    case .selectionChanged: "selection_changed"
    case .refused: "refused"
    }
  }
}
