import CellEffect
import CellGrid

/// The frame as composed last, and which of its rows have to be composed again.
///
/// Invariant: a row whose slot is neither stirred nor a layer's mover shows what the channels of all
/// layers hold, without the flash limit.
struct Composition {
  /// The frame.
  var frame = Frame()
  /// Slots that something else than channels has changed.
  var stirred = SlotSet()
  /// Whether all rows have to be composed again.
  var isStirredEverywhere = true
  /// Whether something has happened since, so that what moves may be elsewhere at the same time.
  var isOutdated = true
  /// The slots of rows that were composed since the flash limit looked last.
  var unseen = SlotSet()
  /// The row of each slot, −1 while it shows no item.
  private var rows: [Int32] = []
  private var layoutChanges = -1

  /// The row of a slot's cell; nil while it shows no item.
  func row(of slot: Int) -> Int? {
    slot < rows.count && rows[slot] >= 0 ? Int(rows[slot]) : nil
  }

  /// Gives each live slot a row, if it is not as it was.
  ///
  /// - Returns: Whether all rows have to be composed.
  mutating func lay(_ grid: borrowing Grid) -> Bool {
    let changes = grid.pool.layoutChanges
    guard isStirredEverywhere || changes != layoutChanges else { return false }
    layoutChanges = changes
    isStirredEverywhere = false
    for slot in rows.indices { rows[slot] = -1 }
    while rows.count < grid.pool.columns.items.count { rows.append(-1) }
    frame.resize(to: grid.pool.live.count)
    for (row, slot) in grid.pool.live.enumerated() {
      rows[slot] = Int32(row)
      frame.items[row] = grid.pool.columns.items[slot]
      frame.slots[row] = Int32(slot)
      frame.places[row] = grid.pool.columns.frames[slot]
    }
    return true
  }
}
