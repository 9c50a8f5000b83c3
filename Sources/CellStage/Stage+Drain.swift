import CellEffect
import CellGrid

extension Stage {
  /// Empties the queues: the grid's outputs first, then completions, until nothing is left.
  func drain() {
    applyRequests()
    while true {
      if let output = scene.grid.next() {
        deliver(output)
      } else if let (seat, ending) = completions.take() {
        deliver(ending, of: seat)
      } else {
        return
      }
      applyRequests()
    }
  }

  private func deliver(_ output: GridOutput) {
    switch output {
    case .call(let call):
      reports.append(.call(call))
    case .event(let event, let cell):
      if case .appeared = event { makeRoom(for: cell) }
      for seat in seats where plays(seat, cell) { ask(seat, .event(event, cell), cell: cell) }
    case .recycled(let cell):
      recycle(cell)
    case .transition(let transition, let change):
      substitutes.follow(transition, change)
      for seat in seats {
        seat.layer.follow(transition, change)
        collect(seat)
      }
    case .reduceMotionChanged:
      hasChangedLooks = true
      substitutes.removeAll()
    case .appearanceChanged:
      noteChangedContents()
      limiter.lookAgain()
    case .layoutChanged:
      break
    }
  }

  private func makeRoom(for cell: CellID) {
    noteChangedContents()
    let slots = scene.grid.cells.items.count
    for seat in seats { seat.layer.reserve(slots: slots) }
    substitutes.reserve(slots: slots)
    limiter.reserve(slots: slots)
    limiter.forget(cell.slot)
    scene.reserveContents(slots: slots)
    scene.fillContents(of: cell.slot)
  }

  private func recycle(_ cell: CellID) {
    for seat in seats {
      if !seat.isLeft { seat.effect.forget(cell) }
      seat.dropWaits(of: cell)
      seat.layer.cut(cell)
      collect(seat)
    }
    substitutes.clear(cell.slot)
  }

  private func deliver(_ ending: Ending, of seat: Seat) {
    if isAnswering { hasCompletedInsideAnswer = true }
    reports.append(.call(Call(.completion, item: ending.item, time: scene.time)))
    reports.append(
      .completion(
        Completion(
          number: ending.number, finished: ending.finished, item: ending.item, time: scene.time)))
    if !seat.isLeft {
      ask(
        seat, .ended(ending.handle, finished: ending.finished, ending.cell), cell: ending.cell)
    }
  }

  /// Applies the selections that effects asked for, in order.
  private func applyRequests() {
    guard !requests.isEmpty else { return }
    let asked = requests
    requests.removeAll(keepingCapacity: true)
    for request in asked {
      guard let item = scene.item(of: request.cell) else { continue }
      let input: GridInput =
        request.isOn
        ? .select(item: item, animated: request.animated)
        : .deselect(item: item, animated: request.animated)
      scene.grid.feed(input, at: scene.time, touchTime: scene.time)
    }
  }

  /// Whether an effect hears of a cell.
  func plays(_ seat: Seat, _ cell: CellID) -> Bool {
    guard !seat.isLeft else { return false }
    guard let items = seat.items else { return true }
    return items.contains(scene.source(in: cell.slot))
  }

  /// Takes over what a layer's last commands ended and scheduled.
  func collect(_ seat: Seat) {
    if seat.layer.hasChanged {
      seat.layer.hasChanged = false
      noteChangedLooks()
    }
    for ending in seat.layer.endings { completions.add(ending, of: seat) }
    seat.layer.endings.removeAll(keepingCapacity: true)
    for schedule in seat.layer.schedules {
      agenda.add(
        Due(time: schedule.time, number: schedule.number), .animation(seat, schedule.handle))
    }
    seat.layer.schedules.removeAll(keepingCapacity: true)
  }
}
