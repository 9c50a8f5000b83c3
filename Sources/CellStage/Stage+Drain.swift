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
        return agenda.tidy()
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
      for seat in seats where plays(seat, cell) { ask(seat, .event(event, cell)) }
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
      composition.isStirredEverywhere = true
      substitutes.removeAll()
    case .appearanceChanged:
      noteChangeEverywhere()
    case .layoutChanged:
      for seat in seats { seat.layer.renumber() }
    }
  }

  private func makeRoom(for cell: CellID) {
    noteChange(in: cell.slot)
    let slots = scene.grid.cells.items.count
    while appeared.count < slots { appeared.append(0) }
    appeared[cell.slot] = scene.time
    for seat in seats { seat.layer.reserve(slots: slots) }
    substitutes.reserve(slots: slots)
    substitutes.clear(cell.slot)
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
    if ending.isOfCell { report(ending, of: seat) }
    if !seat.isLeft, let handle = seat.own(ending.handle) {
      ask(seat, .ended(handle, finished: ending.finished, ending.cell))
    }
  }

  private func report(_ ending: Ending, of seat: Seat) {
    reports.append(.call(Call(.completion, item: ending.item, time: scene.time)))
    reports.append(
      .completion(
        Completion(
          number: ending.number, effect: seat.effect.name, finished: ending.finished,
          item: ending.item, time: scene.time)))
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
    !seat.isLeft && seat.layer.plays(cell.slot)
  }

  /// Takes over what a layer's last commands ended and scheduled.
  func collect(_ seat: Seat) {
    guard !seat.layer.news.isEmpty else { return }
    var news = spareNews
    spareNews = LayerNews()
    swap(&news, &seat.layer.news)
    for slot in news.changedSlots { noteChange(in: slot) }
    for ending in news.endings {
      completions.add(ending, of: seat)
      substitutes.cutShort(ending.handle, of: seat.layer, ending.cell.slot, in: scene)
    }
    for schedule in news.schedules {
      agenda.add(
        Due(time: schedule.time, number: schedule.number), .animation(seat, schedule.handle))
    }
    news.removeAll()
    spareNews = news
  }
}
