import CellEffect
import CellGrid
import CellMotion

extension Stage {
  /// The most general or red flashes that one cell showed within a second so far.
  public var mostFlashesInASecond: Int {
    limiter.mostFlashes
  }

  /// What the flash limit has held back so far; nil: nothing.
  public var flashHolds: FlashHolds? {
    limiter.flashHolds
  }

  /// Checks at each k/60 before a time at which something may flash.
  func checkFlashes(before time: Double) {
    checkFlashes { $0 < time }
  }

  /// Checks at each k/60 up to a time, itself included, at which something may flash.
  func checkFlashes(through time: Double) {
    checkFlashes { $0 <= time }
  }

  private func checkFlashes(while isDue: (Double) -> Bool) {
    while checked.time < checked.brightUntil, isDue(Double(nextCheck) / 60) {
      scene.time = Double(nextCheck) / 60
      check()
    }
  }

  /// Checks what is shown after an event, if it may be brighter or darker than at the last check.
  func checkFlashesNow() {
    if hasChangedLooks || checked.time < checked.brightUntil { check() }
  }

  /// Checks what is shown now; the next regular check is the first one after it.
  private func check() {
    hasChangedLooks = false
    compose()
    limiter.check(composition, surroundings, holding: limitsFlashes)
    checked = (scene.time, brightUntil)
    nextCheck = max(nextCheck, Int((scene.time * 60).rounded(.down)))
    while Double(nextCheck) / 60 <= scene.time { nextCheck += 1 }
  }

  /// Until when brightness changes by itself, in seconds.
  private var brightUntil: Double {
    let own = max(limiter.activeUntil, substitutes.latestRest)
    return seats.reduce(own) {
      max($0, $1.layer.latestRest(Property.brightBits), $1.brightPlaysUntil)
    }
  }

  private var surroundings: Surroundings {
    Surroundings(
      background: SystemColor.systemBackground.resolved(in: scene.grid.settings.appearance),
      viewport: scene.grid.settings.viewport, pictures: pictureColors)
  }
}
