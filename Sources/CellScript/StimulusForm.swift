internal import CCellScript
import CellEffect
import CellGrid

/// A stimulus as the bridge takes it.
///
/// `names` is what `raw.names` points at while it is lent.
@safe struct StimulusForm {
  private var raw: cellscript_stimulus
  private var names: [CChar] = []

  /// The form of a stimulus.
  @inline(__always)
  init(_ stimulus: borrowing Stimulus) {
    unsafe raw = cellscript_stimulus()
    unsafe raw.cell.slot = -1
    unsafe raw.kind = Self.kind(of: stimulus)
    switch stimulus {
    case .attached, .continued: break
    case .parametersChanged(let names): set(names)
    case .event(let event, let cell):
      unsafe raw.cell = cellscript_cell_id(cell)
      set(event)
    case .itemChanged(let cell, let names):
      unsafe raw.cell = cellscript_cell_id(cell)
      set(names)
    case .ended(let handle, let finished, let cell):
      unsafe raw.cell = cellscript_cell_id(cell)
      unsafe raw.number = handle.number
      unsafe raw.finished = finished
    case .woke(let number, let slept):
      unsafe raw.number = number
      unsafe raw.slept = slept
    }
  }

  /// Lends it to the bridge.
  mutating func lend(
    to body: (UnsafePointer<cellscript_stimulus>) -> cellscript_status
  ) -> cellscript_status {
    guard !names.isEmpty else { return unsafe body(&raw) }
    return unsafe names.withUnsafeBufferPointer { bytes in
      unsafe raw.names = bytes.baseAddress
      unsafe raw.names_length = bytes.count
      return unsafe body(&raw)
    }
  }

  private mutating func set(_ names: [String]) {
    self.names = names.flatMap { name in
      name.utf8.filter { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
  }

  private mutating func set(_ event: CellEvent) {
    switch event {
    case .appeared(let first, let cause):
      unsafe raw.first = first
      unsafe raw.cause = Int32(cause.rawValue)
    case .touchBegan(let touch), .touchMoved(let touch), .touchLeft(let touch),
      .touchEntered(let touch), .touchEnded(let touch), .touchCancelled(let touch):
      set(touch)
    case .highlightChanged(let change), .selectionChanged(let change): set(change)
    case .refused(let refusal): unsafe raw.cause = Int32(refusal.rawValue)
    }
  }

  private mutating func set(_ touch: TouchReport) {
    unsafe raw.touch = cellscript_touch(
      id: Int64(touch.id), taps: Int64(touch.taps), x: touch.location.x, y: touch.location.y,
      content_x: touch.contentLocation.x, content_y: touch.contentLocation.y,
      dx: touch.travel.x, dy: touch.travel.y, velocity_x: touch.velocity.x,
      velocity_y: touch.velocity.y, time: touch.time, inside: touch.inside)
  }

  private mutating func set(_ change: StateChange) {
    unsafe raw.on = change.on
    unsafe raw.animated = change.animated
    unsafe raw.cause = Int32(change.cause.rawValue)
    unsafe raw.transition = change.transition?.number ?? 0
  }
}

extension StimulusForm {
  /// The bridge's kind of a stimulus.
  static func kind(of stimulus: borrowing Stimulus) -> cellscript_stimulus_kind {
    switch stimulus {
    case .attached: .attached
    case .parametersChanged: .parameters_changed
    case .event(let event, _): kind(of: event)
    case .itemChanged: .item_changed
    case .ended: .ended
    case .woke: .woke
    case .continued: .continued
    }
  }

  private static func kind(of event: CellEvent) -> cellscript_stimulus_kind {
    switch event {
    case .appeared: .appeared
    case .touchBegan: .touch_began
    case .touchMoved: .touch_moved
    case .touchLeft: .touch_left
    case .touchEntered: .touch_entered
    case .touchEnded: .touch_ended
    case .touchCancelled: .touch_cancelled
    case .highlightChanged: .highlight_changed
    case .selectionChanged: .selection_changed
    case .refused: .refused
    }
  }
}

extension cellscript_cell_id {
  /// A cell for the bridge.
  init(_ cell: CellID) {
    self.init(slot: Int32(cell.slot), generation: cell.generation)
  }
}

extension CellID {
  /// The cell that the bridge names, nil for the grid.
  init?(_ raw: cellscript_cell_id) {
    guard raw.slot >= 0 else { return nil }
    self.init(slot: Int(raw.slot), generation: raw.generation)
  }
}
