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

  /// The most flashes that any cell showed within a second.
  private(set) var mostFlashes = 0
  private var tracks: [FlashTrack] = []
  private var holds: [Hold?] = []
  private var lastLooks: [BrightLook?] = []
  /// What was seen last, so that what does not change costs nothing.
  private var glances: [Glance?] = []
  /// The slots that are held or have flashed often, and perhaps some that are so no more.
  private(set) var watched = SlotSet()

  /// Makes room for slots up to a count.
  func reserve(slots: Int) {
    while tracks.count < slots {
      tracks.append(FlashTrack())
      holds.append(nil)
      lastLooks.append(nil)
      glances.append(nil)
    }
  }

  /// A slot shows another item: its past does not count.
  func forget(_ slot: Int) {
    tracks[slot] = FlashTrack()
    holds[slot] = nil
    lastLooks[slot] = nil
    glances[slot] = nil
  }

  /// The grid behind the cells has changed: all are looked at again.
  func lookAgain() {
    for slot in glances.indices { glances[slot] = nil }
  }

  /// Until when pictures may change though channels do not, in seconds.
  var activeUntil: Double {
    watched.slots.reduce(-.infinity) { max($0, activeUntil($1)) }
  }

  /// Until when a slot's picture may change though its channels do not, in seconds.
  func activeUntil(_ slot: Int) -> Double {
    let sampled = lastLooks[slot] == nil ? -Double.infinity : tracks[slot].release
    return max(sampled, holds[slot].map { $0.release + Self.releaseDuration } ?? -.infinity)
  }

  /// Looks at a frame as composed, holds what would flash and counts what is shown.
  ///
  /// - Parameters:
  ///   - composition: The frame as composed; its unseen rows are seen then.
  ///   - surroundings: What is needed to tell how bright a cell is.
  ///   - holding: Whether cells are held; if not, flashes are counted only.
  /// - Complexity: O(unseen rows + cells that are watched).
  func check(
    _ composition: Composition, _ surroundings: Surroundings, holding: Bool
  ) {
    for slot in watched.slots { composition.unseen.insert(slot) }
    if holding, !watched.isEmpty {
      count(held(composition, surroundings), composition, surroundings)
    } else {
      count(composition.frame, composition, surroundings)
    }
    composition.unseen.removeAll()
    composition.isUnseenEverywhere = false
    watched.keep { holds[$0] != nil || lastLooks[$0] != nil }
  }

  private func count(
    _ shown: Frame, _ composition: Composition, _ surroundings: Surroundings
  ) {
    guard !composition.isUnseenEverywhere else {
      for row in 0..<shown.count { count(shown, row, surroundings) }
      return
    }
    for slot in composition.unseen.slots {
      if let row = composition.row(of: slot) { count(shown, row, surroundings) }
    }
  }

  /// The frame with what is held, and with what has to be from now on.
  private func held(
    _ composition: Composition, _ surroundings: Surroundings
  ) -> Frame {
    let rows = watched.slots.compactMap { composition.row(of: $0) }.sorted()
    var shown = composition.frame
    for row in rows { applyHold(&shown, row) }
    holdBeginners(rows, &shown, surroundings)
    return shown
  }

  private func holdBeginners(
    _ rows: [Int], _ shown: inout Frame, _ surroundings: Surroundings
  ) {
    let beginners = rows.filter { begins(shown, $0, surroundings) }
    let held = rows.filter { isHeld(Int(shown.slots[$0]), at: shown.time) }
    let area = (beginners + held).reduce(0) { $0 + shown.area(of: $1, in: surroundings.viewport) }
    guard area >= Self.area else { return }
    for row in beginners {
      let slot = Int(shown.slots[row])
      guard let last = lastLooks[slot] else { continue }
      holds[slot] = Hold(look: last, release: tracks[slot].release)
      shown.show(last, row)
    }
  }

  private func begins(_ shown: Frame, _ row: Int, _ surroundings: Surroundings) -> Bool {
    let slot = Int(shown.slots[row])
    guard !isHeld(slot, at: shown.time), lastLooks[slot] != nil,
      tracks[slot].count(at: shown.time) >= FlashTrack.limit
    else { return false }
    return tracks[slot].wouldBegin(surroundings.sight(of: shown, row))
  }

  private func isHeld(_ slot: Int, at time: Double) -> Bool {
    holds[slot].map { time < $0.release } ?? false
  }

  private func count(_ shown: Frame, _ row: Int, _ surroundings: Surroundings) {
    let slot = Int(shown.slots[row])
    let glance = Glance(shown, row)
    if glance == nil || glance != glances[slot] {
      glances[slot] = glance
      tracks[slot].see(surroundings.sight(of: shown, row), at: shown.time)
    }
    let flashes = tracks[slot].count(at: shown.time)
    mostFlashes = max(mostFlashes, flashes)
    lastLooks[slot] = flashes >= FlashTrack.limit ? shown.flashingLook(row) : nil
    if flashes >= FlashTrack.limit { watched.insert(slot) }
  }

  /// Puts into a composed frame what the limit lets through.
  func limit(_ composition: Composition) {
    for slot in watched.slots {
      guard let row = composition.row(of: slot) else { continue }
      let time = composition.frame.time
      if !isHeld(slot, at: time), let last = lastLooks[slot],
        tracks[slot].count(at: time) >= FlashTrack.limit
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
