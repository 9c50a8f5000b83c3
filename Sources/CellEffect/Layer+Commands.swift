package import CellGrid

extension Layer {
  /// Applies a command that concerns channels, at the scene's time.
  ///
  /// - Parameters:
  ///   - command: The command; one about anything but channels does nothing here.
  ///   - told: Whether the effect is being told of a cell that is already shown: what it assigns or
  ///     clears then is reached by letting go of what was shown.
  ///   - number: Gives an animation its place among all of the stage.
  ///   - due: Gives an animation its creation number.
  package func apply(
    _ command: Command, told: Bool, number: () -> Int, due: () -> UInt64
  ) {
    switch command {
    case .set(let cell, let assignment) where isShown(cell):
      set(assignment, cell.slot, told: told)
    case .clear(let cell, let properties) where isShown(cell):
      for property in Property.all where properties & property.bit != 0 {
        if told { letGoIfShown(property, cell.slot) } else { clear(property, cell.slot) }
      }
    case .animate(let handle, let request) where isShown(request.cell):
      start(handle, request, number: number(), due: due())
    case .stop(let handle):
      stop(handle)
    case .finish(let handle):
      finish(handle)
    default:
      break
    }
  }

  private func isShown(_ cell: CellID) -> Bool {
    scene.grid.isShowing(cell)
  }

  private func set(_ assignment: Assignment, _ slot: Int, told: Bool) {
    assignment.checkKind()
    switch assignment {
    case .number(let property, let value): setNumber(property, slot, to: value, told: told)
    case .color(let property, let paint): setColor(property, slot, to: paint, told: told)
    case .content(let property, let name): setContent(property, slot, to: name, told: told)
    }
  }

  /// Gives a channel back at once; its runs end.
  func clear(_ property: Property, _ slot: Int) {
    switch property.kind {
    case .number, .order:
      endNumberRuns(slot, property)
      channels.numbers[place(slot, property)] = property.neutral
      channels.sets[slot] &= ~property.bit
    case .color:
      endColorRun(slot, property)
      unsetColor(slot, property)
    case .content:
      endDissolve(slot, property)
      unsetContent(slot, property)
    }
  }

  /// Empties a cell's channels at once; its animations end, not finished.
  package func cut(_ cell: CellID) {
    for property in Property.all { clear(property, cell.slot) }
    dropPending(of: cell)
  }

  /// Empties a cell's channels; what was shown moves to what lies beneath in 0.2 s.
  package func letGo(_ cell: CellID) {
    let slot = cell.slot
    for property in Property.all { letGoIfShown(property, slot) }
    dropPending(of: cell)
  }

  private func letGoIfShown(_ property: Property, _ slot: Int) {
    if isSet(slot, property) || changes(property, slot) || hasFrozenMix(property, slot) {
      letGo(property, slot)
    }
  }

  private func hasFrozenMix(_ property: Property, _ slot: Int) -> Bool {
    property.kind == .content && frozenMixes[place(slot, property)] != nil
  }

  private func letGo(_ property: Property, _ slot: Int) {
    switch property.kind {
    case .order:
      clear(property, slot)
    case .number:
      let amount = excess(property, slot)
      clear(property, slot)
      if amount != 0 {
        addNumberRun(NumberRun(lettingGo: amount, at: scene.time), slot, property)
      }
    case .color:
      let shown = paint(property, slot)
      clear(property, slot)
      fade(slot, property, from: shown, to: nil)
    case .content:
      let shown = mix(property, slot)
      clear(property, slot)
      fade(slot, property, from: shown, to: nil)
    }
  }
}
