extension Grid {
  /// Follows a change of the items; cells whose item stays visible stay.
  mutating func edit(_ edit: ItemEdit, by input: GridInput) {
    precondition(edit.fits(layout.count), "a place of a change does not exist")
    guard !edit.isEmpty else { return }
    var changed = settings
    changed.follow(input)
    changed.refusesHighlight = edit.places(of: settings.refusesHighlight)
    changed.refusesSelect = edit.places(of: settings.refusesSelect)
    lay(changed, after: edit, cause: .insert)
  }

  /// Gives an item an extent of its own, or takes it.
  mutating func setExtent(_ item: Int, _ extent: Double?) {
    guard hasItem(item) else { return }
    var changed = settings
    changed.follow(.setExtent(item: item, extent))
    guard changed.extent(of: item) != settings.extent(of: item) else { return }
    lay(changed, after: .move([]), cause: .scroll)
  }

  /// Follows a change of the viewport or of the cells.
  mutating func resize(_ viewport: Size, cellWidth: Double?) {
    precondition(
      (0..<Double.infinity).contains(viewport.width)
        && (0..<Double.infinity).contains(viewport.height), "a viewport has a width and a height")
    precondition((cellWidth ?? 1) > 0 && cellWidth?.isFinite != false, "a cell has a width")
    var changed = settings
    changed.viewport = viewport
    changed.cell.width = cellWidth ?? settings.cell.width
    guard changed != settings else { return }
    lay(changed, after: .move([]), cause: .scroll)
  }

  /// Makes all cells anew.
  mutating func reload(sameData: Bool) {
    if !sameData {
      _ = selection.removeAll()
      selection.cleared = []
      order = ItemOrder(count: layout.count)
    }
    taps = TapChain()
    cancelPress(.reload)
    for (_, slot) in pool.occupied { recycle(slot) }
    shownSources = RangeSet()
    fill(Self.region(of: layout, under: movement, at: now), .reload)
  }

  /// Takes over changed settings: cells that go are told under their old number, then all else follows.
  private mutating func lay(_ changed: GridSettings, after edit: ItemEdit, cause: AppearanceCause) {
    let next = GridLayout(changed)
    let (movement, pan) = refitted(to: next)
    let wanted = Self.region(of: next, under: movement, at: now)
    for (item, slot) in pool.occupied {
      if let place = edit.place(of: item), next.contains(place, in: wanted) { continue }
      recycle(slot)
    }
    layout = next
    self.pan = pan
    replaceMovement(with: movement)
    settings = changed
    rename(edit)
    for (item, slot) in pool.occupied {
      pool.lay(slot, frame: layout.frame(of: item), place: layout.place(of: item))
    }
    outputs.append(.layoutChanged)
    fill(wanted, cause)
  }

  private mutating func rename(_ edit: ItemEdit) {
    guard !edit.isEmpty else { return }
    taps = TapChain()
    order.apply(edit)
    disabledItems = edit.places(of: disabledItems)
    selection.apply(edit)
    if let item = press?.item, let place = edit.place(of: item) { press?.item = place }
    pool.rename { edit.place(of: $0) }
  }
}
