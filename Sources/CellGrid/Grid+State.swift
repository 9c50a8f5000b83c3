extension Grid {
  /// Whether a touch holds the item and the finger is inside, neither refused nor disallowed.
  public func isHighlighted(_ item: Int) -> Bool {
    press.map { $0.item == item && $0.isHighlighted } ?? false
  }

  /// Whether a touch holds the item, inside or outside.
  public func isPressed(_ item: Int) -> Bool {
    press.map { $0.item == item && $0.isDelivered && $0.control == nil } ?? false
  }

  /// Whether the item is selected.
  public func isSelected(_ item: Int) -> Bool {
    selection.items.contains(item)
  }

  /// Whether the item takes touches; a missing one does not.
  public func isEnabled(_ item: Int) -> Bool {
    hasItem(item) && !disabledItems.contains(item)
  }

  /// The selected items, in order.
  ///
  /// - Complexity: O(*n* log *n*) in their number.
  public var selectedItems: [Int] { selection.items.sorted() }

  /// The cell that shows an item, from its `appeared` until its `recycled` is handed out.
  ///
  /// - Complexity: O(log *n*) in the number of visible cells.
  public func cell(showing item: Int) -> CellID? {
    pool.shownCell(of: item)
  }

  /// Whether a cell still shows the item it was made for.
  public func isShowing(_ cell: CellID) -> Bool {
    pool.isShowing(cell)
  }

  /// How many rows the whole layout has.
  public var rows: Int { layout.rows }

  /// How many columns the whole layout has.
  public var columns: Int { layout.columns }

  /// The size of the whole layout with its insets, in points.
  public var contentSize: Size { layout.contentSize }

  /// The place of an item in content, in points.
  ///
  /// - Precondition: The item exists.
  public func layoutFrame(of item: Int) -> Rect {
    precondition(hasItem(item), "there is no item \(item)")
    return layout.frame(of: item)
  }

  /// The original item whose data an item has; inserted items have numbers from the first count on.
  ///
  /// A reload with new data starts anew.
  ///
  /// - Precondition: The item exists.
  /// - Complexity: O(log *n*) in the number of changes.
  public func source(of item: Int) -> Int {
    order.source(of: item)
  }

  /// The place in the content at the viewport's top left corner, in points.
  ///
  /// A closed form while it moves by itself; otherwise it stands.
  public func offset(at time: Double) -> Point {
    movement.offset(at: time)
  }

  /// The item whose cell lies under a place of the viewport.
  ///
  /// - Parameters:
  ///   - place: The place from the viewport's top left corner, in points.
  ///   - time: When, in seconds, as of ``offset(at:)``.
  /// - Returns: The item; nil where there is none, and beside the viewport.
  public func item(under place: Point, at time: Double) -> Int? {
    guard window.contains(place) else { return nil }
    let offset = offset(at: time)
    return layout.item(at: Point(x: place.x + offset.x, y: place.y + offset.y))
  }

  /// The viewport from its own top left corner, in points.
  var window: Rect {
    Rect(x: 0, y: 0, width: layout.viewport.width, height: layout.viewport.height)
  }

  /// Whether the offset moves by itself: a fling, a return to an edge, an animated scroll.
  public var movesByItself: Bool { movement.end != nil }

  /// Whether the offset was let go by a finger and has not come to rest.
  public var isDecelerating: Bool {
    if case .gliding = movement { true } else { false }
  }

  /// Whether the item exists.
  func hasItem(_ item: Int) -> Bool {
    item >= 0 && item < layout.count
  }
}
