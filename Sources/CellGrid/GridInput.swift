public import CellMotion

/// Which way a navigation goes.
public enum NavigationDirection: String, Sendable, CaseIterable {
  /// Away from the grid, to another screen.
  case push
  /// Back to the grid.
  case pop
}

/// One thing a host tells a grid.
///
/// Places are in the viewport, in points; times are in seconds.
public enum GridInput: Hashable, Sendable {
  /// A finger with this id touches the viewport. Precondition: the id is not down.
  case touchBegan(id: Int, at: Point)
  /// A finger that is down has moved; of an id that is not down it is ignored.
  case touchMoved(id: Int, at: Point)
  /// A finger that is down lifts; of an id that is not down it is ignored.
  case touchEnded(id: Int, at: Point)
  /// The system took the finger away; of an id that is not down it is ignored.
  case touchCancelled(id: Int)
  /// A program moves the content to this offset, clamped to the content.
  case scroll(to: Point, animated: Bool)
  /// All cells are made anew; the selection stays if the data is the same.
  case reload(sameData: Bool)
  /// New items stand at these places after the change.
  case insert([Int])
  /// The items at these places before the change are gone.
  case delete([Int])
  /// Items go from one place to another, in the order given.
  case move([ItemMove])
  /// The viewport and, if given, the cells have a new size.
  case resize(viewport: Size, cellWidth: Double?)
  /// A program selects an item: no calls, no veto but that of a disabled or missing item.
  case select(item: Int, animated: Bool)
  /// A program deselects an item.
  case deselect(item: Int, animated: Bool)
  /// An item takes touches or does not; a missing one is ignored.
  case setEnabled(item: Int, Bool)
  /// A transition to another screen or back begins; one that still runs ends first, completed.
  case navigationBegin(NavigationDirection, interactive: Bool, duration: Double)
  /// How far the finger has brought the transition, 0…1.
  case navigationProgress(Double)
  /// The transition is let go towards its end; `settle` is by default what is left of it.
  case navigationEnd(settle: Double?)
  /// The transition is let go backwards; `settle` is by default what has run of it.
  case navigationCancel(settle: Double?)
  /// Movement is replaced by fades, or no longer.
  case setReduceMotion(Bool)
  /// The appearance that system colours follow.
  case setAppearance(Appearance)
  /// Replaces the sets of items that may not be highlighted or selected; `nil` leaves a set.
  case setRefuses(highlight: Set<Int>?, select: Set<Int>?)
}

/// One item's way from a place to another.
public struct ItemMove: Hashable, Sendable {
  /// The place before the move.
  public var from: Int

  /// The place after the move.
  public var to: Int

  /// A move from one place to another.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
