/// What one cell has shown, as far as flashes go.
///
/// A swing of luminance by 0.10 or more against the one before, its darker side below 0.80, or one
/// of chromaticity by more than 0.2 to or from a saturated red, is half a flash.
///
/// Invariant: ``recent`` holds the ends of the last flashes, at most ``limit`` + 1, rising.
///
/// Source: WCAG 2.2, general flash and red flash thresholds.
struct FlashTrack {
  /// What a cell shows at one look.
  struct Sight: Hashable {
    /// Relative luminance, 0…1.
    var luminance: Double
    /// CIE 1976 u′, v′.
    var chromaticity: SIMD2<Double>
    /// Whether red makes up 80 % or more.
    var isRed: Bool
  }

  /// The most flashes in one second.
  static let limit = 3
  private static let swing = 0.10
  private static let brightest = 0.80
  private static let redSwing = 0.2

  /// When flashes ended.
  private(set) var recent: [Double] = []
  private var low: Double?
  private var high = 0.0
  private var direction = 0
  private var redTurn: Sight?
  private var halves = (general: 0, red: 0)

  /// How many flashes ended in the second before a time.
  func count(at time: Double) -> Int {
    recent.reduce(0) { $0 + ($1 > time - 1 ? 1 : 0) }
  }

  /// When the oldest of the last three flashes is a second old.
  var release: Double {
    (recent.suffix(Self.limit).first ?? -.infinity) + 1
  }

  /// Whether a sight would begin another flash.
  func wouldBegin(_ sight: Sight) -> Bool {
    let general = turn(sight.luminance) != 0 && halves.general % 2 == 0
    return general || (turnsRed(sight) && halves.red % 2 == 0)
  }

  /// Takes a sight into account.
  mutating func see(_ sight: Sight, at time: Double) {
    let turned = turn(sight.luminance)
    if turned != 0 {
      direction = turned
      low = sight.luminance
      high = sight.luminance
      halves.general += 1
      if halves.general % 2 == 0 { end(at: time) }
    }
    low = min(low ?? sight.luminance, sight.luminance)
    high = max(high, sight.luminance)
    seeRed(sight, at: time)
  }

  /// The direction of a swing that a luminance completes against the one before, 0 if none.
  private func turn(_ luminance: Double) -> Int {
    guard let low else { return 0 }
    let fell = direction >= 0 && high - luminance >= Self.swing && luminance < Self.brightest
    let rose = direction <= 0 && luminance - low >= Self.swing && low < Self.brightest
    return fell ? -1 : rose ? 1 : 0
  }

  private func turnsRed(_ sight: Sight) -> Bool {
    guard let redTurn, redTurn.isRed != sight.isRed else { return false }
    let change = redTurn.chromaticity - sight.chromaticity
    return (change * change).sum() > Self.redSwing * Self.redSwing
  }

  private mutating func seeRed(_ sight: Sight, at time: Double) {
    if redTurn == nil { redTurn = sight }
    guard turnsRed(sight) else { return }
    redTurn = sight
    halves.red += 1
    if halves.red % 2 == 0 { end(at: time) }
  }

  private mutating func end(at time: Double) {
    if recent.last == time { return }
    recent.append(time)
    if recent.count > Self.limit + 1 { recent.removeFirst() }
  }
}
