/// What a grid reports to its host, in the order in which it happens.
public struct Call: Hashable, Sendable {
  /// The closed list of calls.
  public enum Name: String, Sendable, CaseIterable {
    /// May the item be highlighted?
    case shouldHighlight = "should_highlight"
    /// The item is highlighted.
    case didHighlight = "did_highlight"
    /// May the item be selected?
    case shouldSelect = "should_select"
    /// May the item be deselected?
    case shouldDeselect = "should_deselect"
    /// The item is no longer selected.
    case didDeselect = "did_deselect"
    /// The item is selected.
    case didSelect = "did_select"
    /// The item is no longer highlighted.
    case didUnhighlight = "did_unhighlight"
    /// The cell lost its touch.
    case touchesCancelled = "touches_cancelled"
    /// A control: a finger went down on it.
    case touchDown = "touch_down"
    /// A control: the finger left the tolerance.
    case touchDragExit = "touch_drag_exit"
    /// A control: the finger came back into the tolerance.
    case touchDragEnter = "touch_drag_enter"
    /// A control: the finger lifted inside the tolerance.
    case touchUpInside = "touch_up_inside"
    /// A control: the finger lifted outside the tolerance.
    case touchUpOutside = "touch_up_outside"
    /// A control: the touch was taken away.
    case touchCancel = "touch_cancel"
    /// A pan begins.
    case scrollWillBeginDragging = "scroll_will_begin_dragging"
    /// The panning finger lifted.
    case scrollDidEndDragging = "scroll_did_end_dragging"
    /// A fling begins.
    case scrollWillBeginDecelerating = "scroll_will_begin_decelerating"
    /// A fling ended.
    case scrollDidEndDecelerating = "scroll_did_end_decelerating"
    /// An animated scroll ended.
    case scrollDidEndAnimation = "scroll_did_end_animation"
    /// An animation ended.
    case completion = "completion"
  }

  /// What happened.
  public let name: Name
  /// The item it happened to; the grid's own calls have none.
  public let item: Int?
  /// The control in the item's cell that it happened to, by name; nil: the cell itself.
  public let control: String?
  /// When, in seconds.
  public let time: Double

  /// A call from its parts.
  public init(_ name: Name, item: Int?, control: String? = nil, time: Double) {
    self.name = name
    self.item = item
    self.control = control
    self.time = time
  }
}

/// Tells one transition of a grid from the others.
public struct TransitionID: Hashable, Sendable {
  /// Counts from 1.
  public let number: UInt32

  /// The transition with this number.
  public init(number: UInt32) {
    self.number = number
  }
}

/// What a transition did.
public enum TransitionChange: Hashable, Sendable {
  /// It began.
  case began
  /// It was let go and settles, towards the end (`true`) or back to its start (`false`).
  case released(completes: Bool)
  /// It is over.
  case ended(completed: Bool)
}

/// One step of what a grid has to say, taken by ``Grid/next()``.
public enum GridOutput: Hashable, Sendable {
  /// The host's call list grows by this.
  case call(Call)
  /// Effects hear of this; the shown state of the cell has just been brought to it.
  case event(CellEvent, cell: CellID)
  /// The cell shows its item no longer; its slot is free for another from now on.
  case recycled(CellID)
  /// A transition moved on.
  case transition(TransitionID, TransitionChange)
  /// Reduced motion was switched.
  case reduceMotionChanged(Bool)
  /// The appearance was switched.
  case appearanceChanged
  /// The viewport or the layout frames changed.
  case layoutChanged
}
