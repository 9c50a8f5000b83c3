import CellEffect
import CellGrid

extension Stage {
  /// Drops what a void answer leaves: its cell is let go; after three, or one stop by a budget,
  /// the effect is taken off.
  func fail(_ seat: Seat, _ facts: EffectFailure) {
    guard !seat.isLeft else { return }
    seat.failures += 1
    for line in facts.lines {
      reports.append(.log(effect: seat.effect.name, line: line, time: scene.time))
    }
    guard facts.reason == .error, seat.failures < Seat.failureLimit else {
      let consequence: Failure.Consequence = fallback(of: seat) == nil ? .removed : .replaced
      reports.append(.failure(Failure(facts: facts, consequence: consequence)))
      return takeOff(seat)
    }
    reports.append(.failure(Failure(facts: facts, consequence: .letGo)))
    if let cell = facts.cell, scene.grid.isShowing(cell) { letGo(cell, of: seat) }
  }

  /// What plays in a seat's place if it is taken off; none in place of what does so already.
  private func fallback(of seat: Seat) -> (any Effect)? {
    let use = uses[seat.use]
    return use.effect === seat.effect ? use.fallback : nil
  }

  /// Ends what an effect has on a cell; what was shown moves to what lies beneath.
  func letGo(_ cell: CellID, of seat: Seat) {
    let before = isAwayFromRest(cell.slot)
    seat.effect.forget(cell)
    seat.dropWaits(of: cell)
    seat.layer.letGo(cell)
    collect(seat)
    substituteLettingGo(cell.slot, before: before)
  }

  private func takeOff(_ seat: Seat) {
    leave(seat)
    guard let fallback = fallback(of: seat) else { return }
    fallback.parameters.adopt(seat.effect.parameters)
    succeed(seat, by: fallback)
  }

  /// Lets go of every cell; the effect is asked nothing any more.
  func leave(_ seat: Seat) {
    let cells = scene.grid.liveSlots.map { scene.cell(in: $0) }
    for cell in cells { letGo(cell, of: seat) }
    seat.isLeft = true
    stopPlays(of: seat)
    seat.waits = [:]
    let due = Due(time: scene.time + Layer.letGoDuration, number: scene.grid.takeNumber())
    agenda.add(due, .fade(seat))
  }

  /// Seats an effect beneath the fading channels of the one that has left, and tells it.
  func succeed(_ seat: Seat, by effect: any Effect) {
    let successor = Seat(effect, layer: Layer(in: scene, on: seat.layer.items), use: seat.use)
    successor.layer.reserve(slots: scene.grid.cells.items.count)
    if seats.contains(where: { $0 === seat }) { successor.layer.predecessor = seat.layer }
    let place = seats.firstIndex { $0.use >= seat.use } ?? seats.count
    seats.insert(successor, at: place)
    uses[seat.use].seat = successor
    linkLayers()
    noteChangeEverywhere()
    tell(successor)
  }

  /// Tells an effect of all that is shown: attached, then each cell and what is on.
  func tell(_ seat: Seat) {
    ask(seat, .attached, told: true)
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

extension EffectFailure {
  /// The failure with the stage's time, and where it does not say it, the cell, the item and the
  /// handler that a stimulus tells.
  func completed(by stimulus: Stimulus, in scene: Scene) -> EffectFailure {
    var facts = self
    facts.cell = cell ?? stimulus.cell
    facts.item = item ?? facts.cell.flatMap { scene.item(of: $0) }
    facts.handler = handler ?? stimulus.handler
    facts.time = scene.time
    return facts
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
