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
  /// A program moves the content so that an item is seen; a missing one is ignored.
  case scrollToItem(Int, ItemPosition, animated: Bool)
  /// All cells are made anew; the selection stays if the data is the same.
  case reload(sameData: Bool)
  /// New items stand at these places after the change: in the section that is named, else in that of
  /// the item before which they stand, the last ones in the last section.
  case insert([Int], section: Int? = nil)
  /// The items at these places before the change are gone.
  case delete([Int])
  /// Items go from one place to another, in the order given.
  case move([ItemMove])
  /// An item has an extent of its own along the flow, in points, or no more; in a section with several
  /// cells in a line, and of a missing item, it is ignored.
  case setExtent(item: Int, Double?)
  /// The viewport and, if given, the cells have a new size.
  case resize(viewport: Size, cellWidth: Double?)
  /// A program selects an item: no calls. Nothing happens where the item is missing, disabled,
  /// refused for selection or selected already, and in a grid that allows no selection.
  case select(item: Int, animated: Bool)
  /// A program deselects an item; of a missing or disabled one it is ignored.
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
