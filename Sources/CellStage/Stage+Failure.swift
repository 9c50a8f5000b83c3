import CellEffect
import CellGrid

extension Stage {
  /// Drops what a void answer leaves: its cell is let go; after three, or one stop by a budget,
  /// the effect is taken off.
  func fail(_ seat: Seat, _ facts: EffectFailure, cell: CellID?) {
    guard !seat.isLeft else { return }
    seat.failures += 1
    for line in facts.lines {
      reports.append(.log(effect: seat.effect.name, line: line, time: scene.time))
    }
    guard facts.reason == .error, seat.failures < Seat.failureLimit else {
      let consequence: Failure.Consequence = seat.fallback == nil ? .removed : .replaced
      reports.append(.failure(Failure(facts: facts, consequence: consequence)))
      return takeOff(seat)
    }
    reports.append(.failure(Failure(facts: facts, consequence: .letGo)))
    if let cell, scene.grid.isShowing(cell) { letGo(cell, of: seat) }
  }

  private func letGo(_ cell: CellID, of seat: Seat) {
    let before = isAwayFromRest(cell.slot)
    seat.effect.forget(cell)
    seat.dropWaits(of: cell)
    seat.layer.letGo(cell)
    collect(seat)
    substituteLettingGo(cell.slot, before: before)
  }

  private func takeOff(_ seat: Seat) {
    let cells = scene.grid.liveSlots.map { scene.cell(in: $0) }
    for cell in cells { letGo(cell, of: seat) }
    seat.isLeft = true
    seat.waits = [:]
    let due = Due(time: scene.time + Layer.letGoDuration, number: scene.grid.takeNumber())
    agenda.add(due, .fade(seat))
    if let fallback = seat.fallback { replace(seat, by: fallback) }
  }

  /// Seats an effect beneath the fading channels of the one that it replaces, and tells it.
  private func replace(_ seat: Seat, by effect: any Effect) {
    effect.parameters.adopt(seat.effect.parameters)
    let layer = Layer(in: scene, on: seat.layer.items)
    let successor = Seat(effect, layer: layer, fallback: nil)
    successor.layer.predecessor = seat.layer
    successor.layer.reserve(slots: scene.grid.cells.items.count)
    guard let place = seats.firstIndex(where: { $0 === seat }) else { return }
    seats.insert(successor, at: place)
    if let use = uses.firstIndex(where: { $0 === seat }) { uses[use] = successor }
    linkLayers()
    noteChangeEverywhere()
    tell(successor)
  }

  /// Tells an effect of all that is shown: attached, then each cell and what is on.
  private func tell(_ seat: Seat) {
    ask(seat, .attached)
    for slot in scene.grid.liveSlots {
      let cell = scene.cell(in: slot)
      for event in scene.restoringEvents(slot) where plays(seat, cell) {
        ask(seat, .event(event, cell), told: true)
      }
    }
  }

  private func substituteLettingGo(_ slot: Int, before: Bool) {
    guard scene.grid.settings.reduceMotion, before, !isAwayFromRest(slot) else { return }
    hasChangedLooks = true
    substitutes.letGo(slot, at: scene.time)
  }
}

extension Scene {
  /// What an effect is told of a cell that is already shown.
  func restoringEvents(_ slot: Int) -> [CellEvent] {
    let flags = grid.cells.flags[slot]
    let restored = StateChange(on: true, cause: .restore, animated: false)
    var events: [CellEvent] = [.appeared(first: false, cause: .restore)]
    if flags & CellColumns.Flag.highlighted != 0 { events.append(.highlightChanged(restored)) }
    if flags & CellColumns.Flag.selected != 0 { events.append(.selectionChanged(restored)) }
    return events
  }
}
