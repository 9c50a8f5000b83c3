internal import CCellMath

/// How far the luminance of one cell has swung since it last turned, and the redness that counts.
///
/// Invariant: every luminance since the last turn lies in ``low``…``high``, which is empty before the
/// first one.
///
/// Source: WCAG 2.2, general flash threshold.
package struct LightSwing: Equatable {
  /// The least luminance.
  package private(set) var low: Float
  /// The greatest luminance.
  package private(set) var high: Float
  /// 1 after a rise, −1 after a fall, 0 before either.
  package private(set) var direction: Float
  /// The redness that counts, 1 or 0 as in ``LightColumns``; −1 before the first look.
  package var redness: Float

  /// A swing of which nothing was seen.
  package init() {
    self.init(low: .infinity, high: -.infinity, direction: 0, redness: -1)
  }

  init(low: Float, high: Float, direction: Float, redness: Float) {
    self.low = low
    self.high = high
    self.direction = direction
    self.redness = redness
  }

  /// The direction of a swing that a luminance completes against the one before, 0 if none: by 0.10 or
  /// more, the darker side below 0.80.
  package func turn(at luminance: Float) -> Float {
    let falls =
      direction >= 0 && high - luminance >= CELLMATH_SWING_SIZE
      && luminance < CELLMATH_SWING_BRIGHTEST
    let rises =
      direction <= 0 && luminance - low >= CELLMATH_SWING_SIZE && low < CELLMATH_SWING_BRIGHTEST
    return falls ? -1 : rises ? 1 : 0
  }

  /// Takes a luminance into account: it begins a swing in a direction, or with 0 goes on.
  package mutating func follow(_ luminance: Float, turning direction: Float) {
    guard direction != 0 else {
      low = min(low, luminance)
      high = max(high, luminance)
      return
    }
    self.direction = direction
    low = luminance
    high = luminance
  }
}
