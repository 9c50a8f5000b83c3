/// The flashes that one cell has shown.
///
/// Two swings of luminance are a flash, and so are two changes of chromaticity by more than 0.2 to or
/// from a saturated red.
///
/// Invariant: ``recent`` holds the ends of the last ``limit`` + 1 flashes, rising; −∞ for those that
/// were not.
///
/// Source: WCAG 2.2, general flash and red flash thresholds.
struct FlashTrack {
  /// A hue, as far as red flashes go.
  struct Hue {
    /// CIE 1976 u′, v′.
    var chromaticity: SIMD2<Double>
    /// Whether red makes up 80 % or more of the light.
    var isRed: Bool
  }

  /// The most flashes in one second.
  static let limit = 3
  private static let redSwing = 0.2

  /// When flashes ended.
  private(set) var recent = SIMD4(repeating: -Double.infinity)
  private var hue: Hue?
  private var halves = (general: 0, red: 0)

  /// How many flashes ended in the second before a time.
  func count(at time: Double) -> Int {
    recent.indices.reduce(0) { $0 + (recent[$1] > time - 1 ? 1 : 0) }
  }

  /// When the oldest of the last three flashes is a second old; −∞ while there were fewer.
  var release: Double {
    recent.y + 1
  }

  /// Whether a swing, or a hue, would begin another flash.
  func wouldBegin(turns: Bool, _ hue: Hue) -> Bool {
    (turns && halves.general % 2 == 0) || (turnsRed(hue) && halves.red % 2 == 0)
  }

  /// Takes a swing of luminance into account.
  mutating func swing(at time: Double) {
    halves.general += 1
    if halves.general % 2 == 0 { end(at: time) }
  }

  /// Takes a hue into account; whether it counts from now on.
  mutating func see(_ seen: Hue, at time: Double) -> Bool {
    if hue == nil {
      hue = seen
      return true
    }
    guard turnsRed(seen) else { return false }
    hue = seen
    halves.red += 1
    if halves.red % 2 == 0 { end(at: time) }
    return true
  }

  private func turnsRed(_ seen: Hue) -> Bool {
    guard let hue, hue.isRed != seen.isRed else { return false }
    let change = hue.chromaticity - seen.chromaticity
    return (change * change).sum() > Self.redSwing * Self.redSwing
  }

  private mutating func end(at time: Double) {
    if recent.w == time { return }
    recent = SIMD4(recent.y, recent.z, recent.w, time)
  }
}
