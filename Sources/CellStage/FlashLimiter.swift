import CellEffect

/// Holds cells that would flash a fourth time within a second.
///
/// Invariant: a slot is held exactly while its hold has not run out and its true look has not been
/// reached again; what a slot shows between checks while it has three flashes in the last second
/// is what the last check showed.
struct FlashLimiter {
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

  /// Makes room for slots up to a count.
  mutating func reserve(slots: Int) {
    while tracks.count < slots {
      tracks.append(FlashTrack())
      holds.append(nil)
      lastLooks.append(nil)
      glances.append(nil)
    }
  }

  /// A slot shows another item: its past does not count.
  mutating func forget(_ slot: Int) {
    tracks[slot] = FlashTrack()
    holds[slot] = nil
    lastLooks[slot] = nil
    glances[slot] = nil
  }

  /// The grid behind the cells has changed: all are looked at again.
  mutating func lookAgain() {
    for slot in glances.indices { glances[slot] = nil }
  }

  /// Until when a slot's picture may change though its channels do not, in seconds.
  func activeUntil(_ slot: Int) -> Double {
    let sampled = lastLooks[slot] == nil ? -Double.infinity : tracks[slot].release
    return max(sampled, holds[slot].map { $0.release + Self.releaseDuration } ?? -.infinity)
  }

  /// Looks at a frame as composed, holds what would flash and counts what is shown.
  ///
  /// - Parameters:
  ///   - frame: The frame as composed.
  ///   - surroundings: What is needed to tell how bright a cell is.
  ///   - holding: Whether cells are held; if not, flashes are counted only.
  mutating func check(_ frame: Frame, _ surroundings: Surroundings, holding: Bool) {
    guard holding, hasPast(frame) else {
      for row in 0..<frame.count { count(frame, row, surroundings) }
      return
    }
    var shown = frame
    for row in 0..<frame.count { applyHold(&shown, row) }
    holdBeginners(frame, &shown, surroundings)
    for row in 0..<frame.count { count(shown, row, surroundings) }
  }

  /// Whether any cell is held or has flashed often.
  private func hasPast(_ frame: Frame) -> Bool {
    frame.slots.contains { holds[Int($0)] != nil || lastLooks[Int($0)] != nil }
  }

  private mutating func holdBeginners(
    _ frame: Frame, _ shown: inout Frame, _ surroundings: Surroundings
  ) {
    let rows = 0..<frame.count
    let beginners = rows.filter { begins(shown, $0, surroundings) }
    let held = rows.filter { isHeld(Int(frame.slots[$0]), at: frame.time) }
    let area = (beginners + held).reduce(0) { $0 + shown.area(of: $1, in: surroundings.viewport) }
    guard area >= Self.area else { return }
    for row in beginners {
      let slot = Int(frame.slots[row])
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

  private mutating func count(_ shown: Frame, _ row: Int, _ surroundings: Surroundings) {
    let slot = Int(shown.slots[row])
    let glance = Glance(shown, row)
    if glance == nil || glance != glances[slot] {
      glances[slot] = glance
      tracks[slot].see(surroundings.sight(of: shown, row), at: shown.time)
    }
    let flashes = tracks[slot].count(at: shown.time)
    mostFlashes = max(mostFlashes, flashes)
    lastLooks[slot] = flashes >= FlashTrack.limit ? shown.flashingLook(row) : nil
  }

  /// Puts into a composed frame what the limit lets through.
  mutating func limit(_ frame: inout Frame) {
    for row in 0..<frame.count {
      let slot = Int(frame.slots[row])
      if !isHeld(slot, at: frame.time), let last = lastLooks[slot],
        tracks[slot].count(at: frame.time) >= FlashTrack.limit
      {
        frame.show(last, row)
      } else {
        applyHold(&frame, row)
      }
    }
  }

  /// Shows a held look, or its way to the true one; a hold that has run out is forgotten.
  private mutating func applyHold(_ frame: inout Frame, _ row: Int) {
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
