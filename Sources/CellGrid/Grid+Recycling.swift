extension Grid {
  /// What is alive under an offset: with a row and a column more on each side along which it moves.
  static func region(of layout: GridLayout, under movement: Movement, at time: Double) -> Region {
    layout.region(
      at: movement.offset(at: time), spareRows: movement.movesVertically ? 1 : 0,
      spareColumns: movement.movesHorizontally ? 1 : 0)
  }

  /// Brings the set of cells to the offset: first those that go, then those that come, in item order.
  mutating func refreshCells(_ cause: AppearanceCause) {
    if let standingOffset, standingOffset == filledAt { return }
    filledAt = standingOffset
    let wanted = Self.region(of: layout, under: movement, at: now)
    guard wanted != region else { return }
    for (item, slot) in pool.occupied where !layout.contains(item, in: wanted) {
      recycle(slot)
    }
    fill(wanted, cause)
  }

  /// Ends a cell: its press first, then what was held back.
  mutating func recycle(_ slot: Int) {
    if press?.cell.slot == slot { cancelPress(.cancel) }
    tellHeldLift(on: slot)
    outputs.append(.recycled(pool.cell(at: slot)))
    pool.retire(slot)
  }

  /// Gives a cell to each item of a region that has none.
  mutating func fill(_ wanted: Region, _ cause: AppearanceCause) {
    region = wanted
    for item in layout.items(in: wanted) where pool.slot(of: item) == nil {
      appear(item, cause)
    }
  }

  private mutating func appear(_ item: Int, _ cause: AppearanceCause) {
    let source = order.source(of: item)
    let isFirst = !shownSources.contains(source)
    if isFirst { shownSources.insert(contentsOf: source..<(source + 1)) }
    let cell = pool.claim(
      item, frame: layout.frame(of: item), place: layout.place(of: item),
      isEnabled: isEnabled(item))
    tell(.appeared(first: isFirst, cause: cause), to: cell)
    if selection.shows(item) { showSelection(of: item, true, cause: .restore) }
  }
}
