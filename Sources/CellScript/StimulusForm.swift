internal import CCellScript
import CellEffect
import CellGrid

/// A stimulus as the bridge takes it.
///
/// `names` is what `raw.names` is to be pointed at; until then it holds no pointer.
@safe struct StimulusForm {
  var raw: cellscript_stimulus
  var names: [CChar] = []

  /// The form of a stimulus.
  init(_ stimulus: Stimulus) {
    unsafe raw = cellscript_stimulus()
    unsafe raw.cell.slot = -1
    switch stimulus {
    case .attached: unsafe raw.kind = .attached
    case .parametersChanged(let names):
      unsafe raw.kind = .parameters_changed
      set(names)
    case .event(let event, let cell):
      unsafe raw.cell = cellscript_cell_id(cell)
      set(event)
    case .itemChanged(let cell, let names):
      unsafe raw.kind = .item_changed
      unsafe raw.cell = cellscript_cell_id(cell)
      set(names)
    case .ended(let handle, let finished, let cell):
      unsafe raw.kind = .ended
      unsafe raw.cell = cellscript_cell_id(cell)
      unsafe raw.number = handle.number
      unsafe raw.finished = finished
    case .woke(let number, let slept):
      unsafe raw.kind = .woke
      unsafe raw.number = number
      unsafe raw.slept = slept
    case .continued: unsafe raw.kind = .continued
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
      unsafe raw.kind = .appeared
      unsafe raw.first = first
      unsafe raw.cause = Int32(cause.rawValue)
    case .touchBegan(let touch): set(.touch_began, touch)
    case .touchMoved(let touch): set(.touch_moved, touch)
    case .touchLeft(let touch): set(.touch_left, touch)
    case .touchEntered(let touch): set(.touch_entered, touch)
    case .touchEnded(let touch): set(.touch_ended, touch)
    case .touchCancelled(let touch): set(.touch_cancelled, touch)
    case .highlightChanged(let change): set(.highlight_changed, change)
    case .selectionChanged(let change): set(.selection_changed, change)
    case .refused(let refusal):
      unsafe raw.kind = .refused
      unsafe raw.cause = Int32(refusal.rawValue)
    }
  }

  private mutating func set(_ kind: cellscript_stimulus_kind, _ touch: TouchReport) {
    unsafe raw.kind = kind
    unsafe raw.touch = cellscript_touch(
      id: Int64(touch.id), taps: Int64(touch.taps), x: touch.location.x, y: touch.location.y,
      content_x: touch.contentLocation.x, content_y: touch.contentLocation.y,
      dx: touch.travel.x, dy: touch.travel.y, velocity_x: touch.velocity.x,
      velocity_y: touch.velocity.y, time: touch.time, inside: touch.inside)
  }

  private mutating func set(_ kind: cellscript_stimulus_kind, _ change: StateChange) {
    unsafe raw.kind = kind
    unsafe raw.on = change.on
    unsafe raw.animated = change.animated
    unsafe raw.cause = Int32(change.cause.rawValue)
    unsafe raw.transition = change.transition?.number ?? 0
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
