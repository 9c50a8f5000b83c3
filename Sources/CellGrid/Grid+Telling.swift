extension Grid {
  /// Queues a call.
  mutating func call(_ name: Call.Name, _ item: Int? = nil, control: String? = nil) {
    outputs.append(.call(Call(name, item: item, control: control, time: now)))
  }

  /// Queues an event, after what was held back of this cell.
  mutating func tell(_ event: CellEvent, to cell: CellID) {
    tellHeldLift(on: cell.slot)
    pool.queue(event, for: cell.slot)
    outputs.append(.event(event, cell: cell))
  }

  /// Shows an item as selected or not, if it has a cell that does not show it so already.
  mutating func showSelection(
    of item: Int, _ on: Bool, cause: Cause, animated: Bool = false,
    transition: TransitionID? = nil
  ) {
    guard let slot = pool.slot(of: item) else { return }
    guard (pool.toldFlags(of: slot) & CellColumns.Flag.selected != 0) != on else { return }
    let change = StateChange(on: on, cause: cause, animated: animated, transition: transition)
    tell(.selectionChanged(change), to: pool.cell(at: slot))
  }

  /// Shows the pressed cell as highlighted or not.
  mutating func showHighlight(of press: Press, _ on: Bool, cause: Cause) {
    tell(.highlightChanged(StateChange(on: on, cause: cause, animated: false)), to: press.cell)
  }

  /// Holds a lift back until the press has been visible long enough.
  mutating func hold(_ lift: HeldLift, until time: Double) {
    heldLifts.append(lift)
    plan(.heldLift(slot: lift.cell.slot), at: time)
  }

  /// Tells what was held back of a slot, if anything was.
  mutating func tellHeldLift(on slot: Int) {
    guard let index = heldLifts.firstIndex(where: { $0.cell.slot == slot }) else { return }
    let lift = heldLifts.remove(at: index)
    agenda.cancel(.heldLift(slot: slot))
    tell(.touchEnded(lift.report), to: lift.cell)
    guard lift.endsHighlight else { return }
    tell(
      .highlightChanged(StateChange(on: false, cause: .lift, animated: false)), to: lift.cell)
  }
}
