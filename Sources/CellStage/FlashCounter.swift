import CellEffect
import CellKernel

/// Counts the flashes that cells show, by slot.
///
/// Invariant: a slot's swing is that of its row in `light` where `isLaid`, else the one in `swings`.
/// `swings`, `tracks` and `isLaid` are equally long.
struct FlashCounter {
  /// The most flashes that any cell showed within a second.
  private(set) var mostFlashes = 0
  private var tracks: [FlashTrack] = []
  private var swings: [LightSwing] = []
  private var isLaid: [Bool] = []
  /// What was seen last, by row.
  private var light = LightColumns()
  /// The slots of the rows.
  private var slots: [Int32] = []
  /// The rows that may have turned at the present look.
  private var turned: [Int] = []
  /// The groups of rows to look at, each once.
  private var groups = SlotSet()

  /// Makes room for slots up to a count.
  mutating func reserve(slots: Int) {
    while tracks.count < slots {
      tracks.append(FlashTrack())
      swings.append(LightSwing())
      isLaid.append(false)
    }
  }

  /// Forgets what a slot has shown.
  mutating func forget(_ slot: Int) {
    tracks[slot] = FlashTrack()
    swings[slot] = LightSwing()
    isLaid[slot] = false
  }

  /// Has rows show other slots.
  ///
  /// - Complexity: O(rows).
  mutating func lay(_ newSlots: [Int32]) {
    for (row, slot) in slots.enumerated() where isLaid[Int(slot)] {
      swings[Int(slot)] = light[row]
      isLaid[Int(slot)] = false
    }
    slots = newSlots
    light.resize(rowCount: newSlots.count)
    for (row, slot) in newSlots.enumerated() {
      light[row] = swings[Int(slot)]
      isLaid[Int(slot)] = true
    }
  }

  /// Whether a slot has shown as many flashes in the second before a time as it may.
  func isFull(_ slot: Int, at time: Double) -> Bool {
    tracks[slot].count(at: time) >= FlashTrack.limit
  }

  /// When a slot may flash again, in seconds.
  func release(_ slot: Int) -> Double {
    tracks[slot].release
  }

  /// Takes what all rows show into account.
  ///
  /// - Parameters:
  ///   - shown: What is shown.
  ///   - surroundings: What lies around the cells.
  ///   - full: Told of each slot that has now shown as many flashes as it may.
  /// - Complexity: O(rows).
  mutating func seeAll(_ shown: Frame, _ surroundings: Surroundings, full: (Int) -> Void) {
    see(shown, 0..<shown.count, surroundings, full)
  }

  /// Takes what some rows show into account, and what those show that are worked out with them.
  ///
  /// - Parameters:
  ///   - shown: What is shown.
  ///   - rows: Among them those that have changed.
  ///   - surroundings: What lies around the cells.
  ///   - full: Told of each slot that has now shown as many flashes as it may.
  /// - Complexity: O(rows).
  mutating func see(
    _ shown: Frame, rows: some Sequence<Int>, _ surroundings: Surroundings, full: (Int) -> Void
  ) {
    gather(rows)
    for group in groups.slots { see(shown, light.rows(of: group), surroundings, full) }
  }

  private mutating func gather(_ rows: some Sequence<Int>) {
    groups.removeAll()
    for row in rows { groups.insert(LightColumns.group(of: row)) }
  }

  private mutating func see(
    _ shown: Frame, _ rows: Range<Int>, _ surroundings: Surroundings, _ full: (Int) -> Void
  ) {
    surroundings.see(shown, rows, in: &light)
    turned.removeAll(keepingCapacity: true)
    light.follow(rows, turned: &turned)
    for row in turned {
      let slot = Int(shown.slots[row])
      turn(shown, row, slot, surroundings)
      let flashes = tracks[slot].count(at: shown.time)
      mostFlashes = max(mostFlashes, flashes)
      if flashes >= FlashTrack.limit { full(slot) }
    }
  }

  /// Looks at rows, of which it may be asked then what they would begin.
  ///
  /// - Complexity: O(rows).
  mutating func look(at shown: Frame, rows: [Int], _ surroundings: Surroundings) {
    gather(rows)
    for group in groups.slots { surroundings.see(shown, light.rows(of: group), in: &light) }
  }

  /// Whether what a row shows that was looked at would begin another flash.
  func wouldBegin(_ shown: Frame, _ row: Int, _ surroundings: Surroundings) -> Bool {
    let turns = light[row].turn(at: light.luminance(row)) != 0
    return tracks[Int(shown.slots[row])].wouldBegin(
      turns: turns, hue(shown, row, surroundings))
  }

  private mutating func turn(
    _ shown: Frame, _ row: Int, _ slot: Int, _ surroundings: Surroundings
  ) {
    var swing = light[row]
    let luminance = light.luminance(row)
    let direction = swing.turn(at: luminance)
    swing.follow(luminance, turning: direction)
    if direction != 0 { tracks[slot].swing(at: shown.time) }
    if tracks[slot].see(hue(shown, row, surroundings), at: shown.time) {
      swing.redness = light.redness(row)
    }
    light[row] = swing
  }

  private func hue(_ shown: Frame, _ row: Int, _ surroundings: Surroundings) -> FlashTrack.Hue {
    surroundings.hue(of: shown, row, isRed: light.redness(row) == 1)
  }
}
