public import CellGrid

extension TimedEvent {
  /// What a file calls the event: `touch_began`.
  public var type: String { event.type }
}

extension ScenarioEvent {
  /// What a file calls it: `set_item`.
  public var type: String {
    switch self {
    case .input(let input): input.type
    case .setParameter: "set_parameter"
    case .setItem: "set_item"
    case .note: "note"
    }
  }
}

extension GridInput {
  /// What a file calls it: `touch_began`.
  public var type: String {
    switch self {
    case .touchBegan: "touch_began"
    case .touchMoved: "touch_moved"
    case .touchEnded: "touch_ended"
    case .touchCancelled: "touch_cancelled"
    case .scroll: "scroll"
    case .scrollToItem: "scroll_to_item"
    case .insert: "insert"
    case .delete: "delete"
    case .move: "move"
    case .reload: "reload"
    case .setExtent: "set_extent"
    case .resize: "resize"
    case .select: "select"
    case .deselect: "deselect"
    case .navigationBegin: "navigation_begin"
    case .navigationProgress: "navigation_progress"
    case .navigationEnd: "navigation_end"
    case .navigationCancel: "navigation_cancel"
    case .setEnabled: "set_enabled"
    case .setReduceMotion: "set_reduce_motion"
    case .setAppearance: "set_appearance"
    case .setRefuses: "set_refuses"
    }
  }

  /// Whether a finger does it.
  var isOfFinger: Bool {
    switch self {
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled: true
    default: false
    }
  }
}
