import CellEffect
import CellGrid
import CellKernel

/// The frame as composed last, and which of its rows have to be composed again.
///
/// Invariant: a row whose slot is neither stirred nor a layer's mover shows what the channels of all
/// layers hold, without the flash limit.
///
/// One object of its stage: a value would be copied whenever one of its functions is called.
final class Composition {
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
  /// Whether fields have driven what is bright of all rows since the flash limit looked last.
  var isUnseenEverywhere = false
  /// The columns that fields drive, as the channels alone make them.
  private var beneath = FloatColumns(columnCount: Frame.lookColumns)
  private var drivenColumns = Array(repeating: false, count: Frame.lookColumns)
  /// The slots of which one number is being composed, and the numbers.
  private(set) var picked: [Int] = []
  var numbers: [Double] = []
  /// The row of each slot, −1 while it shows no item.
  private var rows: [Int32] = []
  private var layoutChanges = -1

  /// The row of a slot's cell; nil while it shows no item.
  func row(of slot: Int) -> Int? {
    slot < rows.count && rows[slot] >= 0 ? Int(rows[slot]) : nil
  }

  /// Has slots be composed again.
  func stir(_ slots: SlotSet) {
    for slot in slots.slots { stirred.insert(slot, slots[slot]) }
  }

  /// Gives each live slot a row, if it is not as it was.
  ///
  /// - Returns: Whether all rows have to be composed.
  func lay(_ scene: Scene) -> Bool {
    let changes = scene.grid.pool.layoutChanges
    guard isStirredEverywhere || changes != layoutChanges else { return false }
    layoutChanges = changes
    isStirredEverywhere = false
    for slot in rows.indices { rows[slot] = -1 }
    let (live, columns) = (scene.grid.pool.live, scene.grid.pool.columns)
    while rows.count < columns.items.count { rows.append(-1) }
    frame.resize(to: live.count)
    beneath.resize(rowCount: live.count)
    for (row, slot) in live.enumerated() {
      rows[slot] = Int32(row)
      frame.items[row] = columns.items[slot]
      frame.slots[row] = Int32(slot)
      frame.places[row] = columns.frames[slot]
    }
    return true
  }
}

extension Composition {
  /// Shows a colour in a row, beneath fields.
  func show(_ color: SIMD4<Float>, _ property: Property, _ row: Int) {
    for part in 0..<4 { show(color[part], in: Frame.column(of: property, part: part), row) }
  }

  private func show(_ value: Float, in column: Int, _ row: Int) {
    if drivenColumns[column] {
      beneath[column, row] = value
    } else {
      frame.looks[column, row] = value
    }
  }

  /// Picks the stirred slots that have a row and any of some properties.
  func pick(_ properties: UInt32) {
    picked.removeAll(keepingCapacity: true)
    guard stirred.properties & properties != 0 else { return }
    let (stirred, rows) = (stirred, rows)
    for slot in stirred.slots
    where stirred[slot] & properties != 0 && slot < rows.count && rows[slot] >= 0 {
      picked.append(slot)
    }
  }

  /// Has the picked slots begin with a number.
  func begin(with number: Double) {
    numbers.removeAll(keepingCapacity: true)
    for _ in picked { numbers.append(number) }
  }

  /// Shows the picked slots' numbers, beneath fields.
  func showNumbers(_ property: Property) {
    let column = Frame.column(of: property)
    if drivenColumns[column] {
      write(property, to: &beneath)
    } else {
      write(property, to: &frame.looks)
    }
  }

  private func write(_ property: Property, to looks: inout FloatColumns) {
    let (picked, numbers, rows) = (picked, numbers, rows)
    looks.withMutableColumn(Frame.column(of: property)) { column in
      for (place, slot) in picked.enumerated() {
        column[Int(rows[slot])] = property.shown(numbers[place])
      }
    }
  }

  /// Whether fields drive any column.
  var isDriven: Bool {
    drivenColumns.contains(true)
  }

  /// Whether fields drive a column.
  func drives(_ column: Int) -> Bool {
    drivenColumns[column]
  }

  /// Has fields drive these columns from now on: all show again what lies beneath.
  func drive(_ isDrivenNow: (Int) -> Bool) {
    for column in drivenColumns.indices {
      let drives = isDrivenNow(column)
      if drives, !drivenColumns[column] { beneath.copy(column, from: frame.looks) }
      if drives || drivenColumns[column] { frame.looks.copy(column, from: beneath) }
      drivenColumns[column] = drives
    }
  }
}

extension FloatColumns {
  /// Copies a column of columns of equal length.
  mutating func copy(_ column: Int, from other: FloatColumns) {
    withMutableColumn(column) { rows in
      other.withColumn(column) { theirs in
        for row in theirs.indices { rows[row] = theirs[row] }
      }
    }
  }

  /// Goes a part of the way from what a column was back to what it is.
  mutating func blend(_ column: Int, from before: FloatColumns, _ part: (Int) -> Float) {
    withMutableColumn(column) { rows in
      before.withColumn(column) { theirs in
        for row in theirs.indices {
          rows[row] = theirs[row] + (rows[row] - theirs[row]) * part(row)
        }
      }
    }
  }
}
