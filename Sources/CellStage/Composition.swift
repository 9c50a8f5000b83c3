import CellEffect
import CellGrid
import CellKernel

/// The frame as composed last, and which of its rows have to be composed again.
///
/// Invariant: a row whose slot is neither stirred nor a layer's mover shows what the channels of all
/// layers hold, without the flash limit; in a covered column that is what lies beneath, and the frame
/// shows what fields and reduced motion make of it.
///
/// One object of its stage: a value would be copied whenever one of its functions is called.
final class Composition {
  /// The frame.
  var frame = Frame()
  /// Slots that something else than channels has changed.
  var stirred = SlotSet()
  /// Whether all rows have to be composed again.
  var isStirredEverywhere = true
  /// How many events there were: what moves may be elsewhere at the same time after one.
  var events = 0
  /// How many events there had been when it was composed.
  private var eventsComposed = -1
  /// The slots of rows that were composed since the flash limit looked last.
  var unseen = SlotSet()
  /// Whether fields have driven what is bright of all rows since the flash limit looked last.
  var isUnseenEverywhere = false
  /// Whether fields were played when it was composed.
  var isPlaying = false
  /// The columns that fields drive, and opacity while motion is reduced: bits by column.
  private var covered: UInt32 = 0
  /// The covered columns as the channels alone make them; no rows while there was none yet.
  private var beneath = FloatColumns(columnCount: Frame.lookColumns)
  /// What columns held before a play that is shown in part.
  private var before = FloatColumns(columnCount: Frame.lookColumns)
  /// How much of that play shows, by row; kept for its memory.
  private var parts: [Float] = []
  /// The slots of which one number is being composed, and the numbers.
  private(set) var picked: [Int] = []
  var numbers: [Double] = []
  /// The pictures or texts of the slot that is being composed; kept for its memory.
  var mix = ContentMix()
  /// The row of each slot, −1 while it shows no item.
  private var rows: [Int32] = []
  /// How often the grid had laid its cells anew when rows were given.
  private(set) var layoutChanges = -1

  /// The row of a slot's cell; nil while it shows no item.
  func row(of slot: Int) -> Int? {
    slot < rows.count && rows[slot] >= 0 ? Int(rows[slot]) : nil
  }

  /// Has slots be composed again.
  func stir(_ slots: SlotSet) {
    stirred.formUnion(slots)
  }

  /// Begins another instant.
  ///
  /// - Returns: Whether what moves may be elsewhere.
  func begin(at time: Double, offset: Point) -> Bool {
    defer { eventsComposed = events }
    let isLater = time != frame.time || events != eventsComposed
    frame.time = time
    frame.offset = offset
    return isLater
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
    if covered != 0 { beneath.resize(rowCount: live.count) }
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
    if covers(column) {
      beneath[column, row] = value
    } else {
      frame.looks[column, row] = value
    }
  }

  /// Picks the stirred slots that have a row and any of some properties.
  func pick(_ properties: UInt32) {
    // Columns of its own are taken out and put back: each look at a class's own is checked for
    // exclusivity.
    var picked = picked
    self.picked = []
    picked.removeAll(keepingCapacity: true)
    let (stirred, rows) = (stirred, rows)
    if stirred.properties & properties != 0 {
      for slot in stirred.slots
      where stirred[slot] & properties != 0 && slot < rows.count && rows[slot] >= 0 {
        picked.append(slot)
      }
    }
    self.picked = picked
  }

  /// Has the picked slots begin with a number.
  func begin(with number: Double) {
    numbers.removeAll(keepingCapacity: true)
    numbers.append(contentsOf: repeatElement(number, count: picked.count))
  }

  /// Shows the picked slots' numbers, beneath fields.
  func showNumbers(_ property: Property) {
    let column = Frame.column(of: property)
    if covers(column) {
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

  private func covers(_ column: Int) -> Bool {
    covered >> UInt32(column) & 1 == 1
  }

  /// Has other columns be covered from now on; one that is no more shows what lies beneath.
  func cover(_ columns: UInt32) {
    guard columns != covered else { return }
    beneath.resize(rowCount: frame.count)
    for column in 0..<Frame.lookColumns {
      let isCovered = columns >> UInt32(column) & 1 == 1
      if isCovered, !covers(column) { beneath.copy(column, from: frame.looks) }
      if !isCovered, covers(column) { frame.looks.copy(column, from: beneath) }
    }
    covered = columns
  }

  /// Has every covered column show what lies beneath.
  func showBeneath() {
    for column in 0..<Frame.lookColumns where covers(column) {
      frame.looks.copy(column, from: beneath)
    }
  }

  /// Shows what lies beneath in one row of a covered column.
  func showBeneath(_ column: Int, _ row: Int) {
    frame.looks[column, row] = beneath[column, row]
  }

  /// Keeps what the columns of a program hold that is about to be shown in part.
  func keep(_ program: FieldProgram) {
    before.resize(rowCount: frame.count)
    for output in program.outputs { before.copy(output.column, from: frame.looks) }
  }

  /// Shows a part of what a program has driven, and nothing where its effect does not play.
  func show(_ part: Float, of program: FieldProgram, where plays: (Int) -> Bool) {
    parts.removeAll(keepingCapacity: true)
    for slot in frame.slots { parts.append(plays(Int(slot)) ? part : 0) }
    for output in program.outputs { frame.looks.blend(output.column, from: before, parts) }
  }
}

extension FloatColumns {
  /// Goes a part of the way from what a column was to what it is, row by row.
  mutating func blend(_ column: Int, from before: FloatColumns, _ parts: [Float]) {
    withMutableColumn(column) { rows in
      before.withColumn(column) { theirs in
        for row in theirs.indices {
          rows[row] = theirs[row] + (rows[row] - theirs[row]) * parts[row]
        }
      }
    }
  }
}
