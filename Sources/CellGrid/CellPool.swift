/// The slots of a grid: which are free, which show what, and what has been told of them.
///
/// A slot's life: free → claimed (filled, its `appeared` is queued) → live (that was handed out) →
/// retired (its `recycled` is queued, its columns untouched) → free.
///
/// Invariant: `slotOfItem` holds exactly the claimed and live slots, by item; `live` exactly the live
/// ones and the retired ones that were live, in item order. `told` is the flags column as it will be
/// when every queued output has been handed out; with an empty queue both are equal.
package struct CellPool: Sendable {
  /// What effects see.
  package private(set) var columns = CellColumns()
  /// The slots whose `appeared` was handed out and whose `recycled` was not, in item order.
  package private(set) var live: [Int] = []
  /// How often it has changed which cells are live, what they show or where they lie.
  package private(set) var layoutChanges = 0
  private var told: [UInt8] = []
  private var isRetired: [Bool] = []
  /// Largest first, so that the smallest is taken from the end.
  private var free: [Int] = []
  private var slotOfItem: [Int: Int] = [:]

  /// The cells that show an item or are about to, in item order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of slots.
  var occupied: [(item: Int, slot: Int)] {
    columns.items.indices
      .filter { columns.items[$0] >= 0 && !isRetired[$0] }
      .map { (Int(columns.items[$0]), $0) }
      .sorted { $0.item < $1.item }
  }

  /// The slot that shows an item or is about to.
  func slot(of item: Int) -> Int? {
    slotOfItem[item]
  }

  /// The present cell of a slot.
  func cell(at slot: Int) -> CellID {
    CellID(slot: slot, generation: columns.generations[slot])
  }

  /// The flags of a slot after everything queued.
  func toldFlags(of slot: Int) -> UInt8 {
    told[slot]
  }

  /// The cell that effects see showing an item; one about to go yields to one that stays.
  func shownCell(of item: Int) -> CellID? {
    var index = insertionIndex(of: item)
    var found: CellID?
    while index < live.count, columns.items[live[index]] == Int64(item) {
      if found == nil || !isRetired[live[index]] { found = cell(at: live[index]) }
      index += 1
    }
    return found
  }

  /// Whether a cell still has the slot that it had.
  func isShowing(_ cell: CellID) -> Bool {
    columns.items.indices.contains(cell.slot) && columns.items[cell.slot] >= 0
      && columns.generations[cell.slot] == cell.generation
  }

  /// Fills the smallest free slot.
  mutating func claim(
    _ item: Int, frame: Rect, place: SIMD2<Int32>, isEnabled: Bool
  ) -> CellID {
    let slot = free.popLast() ?? grow()
    columns.items[slot] = Int64(item)
    columns.generations[slot] &+= 1
    columns.flags[slot] = isEnabled ? CellColumns.Flag.enabled : 0
    told[slot] = columns.flags[slot]
    lay(slot, frame: frame, place: place)
    slotOfItem[item] = slot
    return cell(at: slot)
  }

  /// Ends a cell; its columns stay until the slot is released.
  mutating func retire(_ slot: Int) {
    slotOfItem[Int(columns.items[slot])] = nil
    isRetired[slot] = true
  }

  /// Renames the items of all cells that are not retired.
  mutating func rename(_ place: (Int) -> Int?) {
    layoutChanges += 1
    for (item, slot) in occupied {
      guard let item = place(item) else { continue }
      columns.items[slot] = Int64(item)
    }
    slotOfItem = [:]
    for (item, slot) in occupied { slotOfItem[item] = slot }
    live.sort { (columns.items[$0], $0) < (columns.items[$1], $1) }
  }

  /// Writes where a cell lies.
  mutating func lay(_ slot: Int, frame: Rect, place: SIMD2<Int32>) {
    layoutChanges += 1
    columns.frames[slot] = SIMD4(
      frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    columns.places[slot] = place
  }

  /// Writes at once whether a cell takes touches; no event tells of it.
  mutating func setEnabled(_ slot: Int, _ isEnabled: Bool) {
    let flag = CellColumns.Flag.enabled
    told[slot] = isEnabled ? told[slot] | flag : told[slot] & ~flag
    columns.flags[slot] =
      isEnabled ? columns.flags[slot] | flag : columns.flags[slot] & ~flag
  }

  /// Notes what an event that is being queued will tell.
  mutating func queue(_ event: CellEvent, for slot: Int) {
    told[slot] = event.flags(after: told[slot])
  }

  /// Brings the shown state to an output that is being handed out.
  mutating func handOut(_ output: GridOutput) {
    switch output {
    case .event(let event, let cell):
      columns.flags[cell.slot] = event.flags(after: columns.flags[cell.slot])
      if case .appeared = event { show(cell.slot) }
    case .recycled(let cell): release(cell.slot)
    default: break
    }
  }

  private mutating func show(_ slot: Int) {
    layoutChanges += 1
    live.insert(slot, at: insertionIndex(of: Int(columns.items[slot])))
  }

  private mutating func release(_ slot: Int) {
    layoutChanges += 1
    var index = insertionIndex(of: Int(columns.items[slot]))
    while live[index] != slot { index += 1 }
    live.remove(at: index)
    columns.items[slot] = -1
    columns.flags[slot] = 0
    told[slot] = 0
    isRetired[slot] = false
    let place = free.firstIndex { $0 < slot } ?? free.endIndex
    free.insert(slot, at: place)
  }

  private mutating func grow() -> Int {
    columns.items.append(-1)
    columns.generations.append(0)
    columns.frames.append(.zero)
    columns.places.append(.zero)
    columns.flags.append(0)
    told.append(0)
    isRetired.append(false)
    return columns.items.count - 1
  }

  /// The first index in `live` whose item is not before this one.
  private func insertionIndex(of item: Int) -> Int {
    var (low, high) = (0, live.count)
    while low < high {
      let middle = low + (high - low) / 2
      if columns.items[live[middle]] < Int64(item) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension CellEvent {
  /// The flags of a cell when it has been told this.
  fileprivate func flags(after flags: UInt8) -> UInt8 {
    switch self {
    case .touchBegan: flags | CellColumns.Flag.pressed
    case .touchEnded, .touchCancelled: flags & ~CellColumns.Flag.pressed
    case .highlightChanged(let change):
      change.on
        ? flags | CellColumns.Flag.highlighted : flags & ~CellColumns.Flag.highlighted
    case .selectionChanged(let change):
      change.on ? flags | CellColumns.Flag.selected : flags & ~CellColumns.Flag.selected
    default: flags
    }
  }
}
