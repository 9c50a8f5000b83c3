import CellEffect

/// Holds cells that would flash a fourth time within a second.
///
/// Invariant: a slot is held exactly while its hold has not run out and its true look has not been
/// reached again; what a slot shows between checks while it has three flashes in the last second
/// is what the last check showed.
final class FlashLimiter {
  /// A look that stays until its release.
  private struct Hold {
    var look: BrightLook
    var release: Double
  }

  /// The area from which on flashes count, in square points: a quarter of any 10° of sight.
  ///
  /// Source: WCAG 2.2, 2.3.1, at 1024 × 768.
  static let area = 21_824.0
  /// How long a released cell takes to reach its true look, in seconds.
  static let releaseDuration = 0.2

  private var counter = FlashCounter()
  /// How often the grid had laid its cells anew when the counter was told of rows.
  private var layoutChanges = -1
  private var holds: [Hold?] = []
  /// The slots whose item was held at any time.
  private var heldSlots: [Bool] = []
  /// What was held back so far; nil: nothing.
  private(set) var flashHolds: FlashHolds?
  private var lastLooks: [BrightLook?] = []
  /// The slots that are held or have flashed often, and perhaps some that are so no more.
  private(set) var watched = SlotSet()
  /// The rows of the slots that are watched, and those of them that would flash too often; kept for
  /// their memory.
  private var rows: [Int] = []
  private var beginners: [Int] = []

  /// Makes room for slots up to a count.
  func reserve(slots: Int) {
    counter.reserve(slots: slots)
    while holds.count < slots {
      holds.append(nil)
      heldSlots.append(false)
      lastLooks.append(nil)
    }
  }

  /// A slot shows another item: its past does not count.
  func forget(_ slot: Int) {
    counter.forget(slot)
    holds[slot] = nil
    heldSlots[slot] = false
    lastLooks[slot] = nil
  }

  /// The most flashes that any cell showed within a second.
  var mostFlashes: Int {
    counter.mostFlashes
  }

  /// Until when pictures may change though channels do not, in seconds.
  var activeUntil: Double {
    watched.slots.reduce(-.infinity) { max($0, activeUntil($1)) }
  }

  /// Until when a slot's picture may change though its channels do not, in seconds.
  func activeUntil(_ slot: Int) -> Double {
    let sampled = lastLooks[slot] == nil ? -Double.infinity : counter.release(slot)
    return max(sampled, holds[slot].map { $0.release + Self.releaseDuration } ?? -.infinity)
  }

  /// Looks at a frame as composed, holds what would flash and counts what is shown.
  ///
  /// - Parameters:
  ///   - composition: The frame as composed; its unseen rows are seen then, and what was held has to
  ///     be composed again.
  ///   - surroundings: What is needed to tell how bright a cell is.
  ///   - holding: Whether cells are held; if not, flashes are counted only.
  /// - Complexity: O(unseen rows); O(visible cells) while any is watched.
  func check(
    _ composition: Composition, _ surroundings: Surroundings, holding: Bool
  ) {
    for slot in watched.slots { composition.unseen.insert(slot) }
    if composition.layoutChanges != layoutChanges {
      layoutChanges = composition.layoutChanges
      counter.lay(composition.frame.slots)
    }
    if holding, !watched.isEmpty { hold(composition, surroundings) }
    count(composition, surroundings)
    composition.unseen.removeAll()
    composition.isUnseenEverywhere = false
    watched.keep { holds[$0] != nil || lastLooks[$0] != nil }
  }

  private func count(_ composition: Composition, _ surroundings: Surroundings) {
    let shown = composition.frame
    if composition.isUnseenEverywhere {
      counter.seeAll(shown, surroundings) { watched.insert($0) }
    } else {
      let rows = composition.unseen.slots.lazy.compactMap { composition.row(of: $0) }
      counter.see(shown, rows: rows, surroundings) { watched.insert($0) }
    }
    for slot in watched.slots {
      guard let row = composition.row(of: slot) else { continue }
      lastLooks[slot] = counter.isFull(slot, at: shown.time) ? shown.flashingLook(row) : nil
    }
  }

  /// Puts into the frame what is held, and what has to be from now on.
  private func hold(_ composition: Composition, _ surroundings: Surroundings) {
    composition.stir(watched)
    rows.removeAll(keepingCapacity: true)
    for (row, slot) in composition.frame.slots.enumerated() where watched[Int(slot)] != 0 {
      rows.append(row)
    }
    for row in rows { applyHold(&composition.frame, row) }
    findBeginners(composition.frame, surroundings)
    holdBeginners(&composition.frame, surroundings)
  }

  private func findBeginners(_ shown: Frame, _ surroundings: Surroundings) {
    beginners.removeAll(keepingCapacity: true)
    counter.look(at: shown, rows: rows, surroundings)
    for row in rows where begins(shown, row, surroundings) { beginners.append(row) }
  }

  private func holdBeginners(_ shown: inout Frame, _ surroundings: Surroundings) {
    var area = 0.0
    for row in beginners { area += shown.area(of: row, in: surroundings.viewport) }
    for row in rows where isHeld(Int(shown.slots[row]), at: shown.time) {
      area += shown.area(of: row, in: surroundings.viewport)
    }
    guard area >= Self.area else { return }
    for row in beginners {
      let slot = Int(shown.slots[row])
      guard let last = lastLooks[slot] else { continue }
      holds[slot] = Hold(look: last, release: counter.release(slot))
      note(slot, Int(shown.items[row]), heldAt: shown.time)
      shown.show(last, row)
    }
  }

  private func note(_ slot: Int, _ item: Int, heldAt time: Double) {
    var holds = flashHolds ?? FlashHolds(cells: 0, since: time)
    if !heldSlots[slot] {
      holds.cells += 1
      if holds.items.count < FlashHolds.itemLimit { holds.items.append(item) }
    }
    heldSlots[slot] = true
    flashHolds = holds
  }

  private func begins(_ shown: Frame, _ row: Int, _ surroundings: Surroundings) -> Bool {
    let slot = Int(shown.slots[row])
    guard !isHeld(slot, at: shown.time), lastLooks[slot] != nil,
      counter.isFull(slot, at: shown.time)
    else { return false }
    return counter.wouldBegin(shown, row, surroundings)
  }

  private func isHeld(_ slot: Int, at time: Double) -> Bool {
    holds[slot].map { time < $0.release } ?? false
  }

  /// Puts into a composed frame what the limit lets through.
  func limit(_ composition: Composition) {
    for slot in watched.slots {
      guard let row = composition.row(of: slot) else { continue }
      let time = composition.frame.time
      if !isHeld(slot, at: time), let last = lastLooks[slot],
        counter.isFull(slot, at: time)
      {
        composition.frame.show(last, row)
      } else {
        applyHold(&composition.frame, row)
      }
    }
  }

  /// Shows a held look, or its way to the true one; a hold that has run out is forgotten.
  private func applyHold(_ frame: inout Frame, _ row: Int) {
    let slot = Int(frame.slots[row])
    guard let hold = holds[slot] else { return }
    let part = (frame.time - hold.release) / Self.releaseDuration
    guard part < 1 else {
      holds[slot] = nil
      return
    }
    frame.show(hold.look, row, back: Float(max(part, 0)))
  }
}
