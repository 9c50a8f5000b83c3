/// How often and which ways a way is gone.
struct Pass: Hashable, Sendable {
  /// Seconds of one way.
  var span: Double
  /// Passes in all, from 1; infinite: until ended.
  var count = 1.0
  /// Whether a pass goes there and back.
  var autoreverses = false

  /// Seconds of all passes.
  var length: Double {
    span * count * (autoreverses ? 2 : 1)
  }

  /// Whether there is no last pass; passes of no length, and springs, are over all the same.
  var isEndless: Bool {
    length == .infinity
  }

  /// The part of the way that is done `elapsed` seconds after the start, 0…1; exact at the end.
  func fraction(at elapsed: Double) -> Double {
    guard elapsed > 0 else { return 0 }
    guard elapsed < length else { return autoreverses ? 0 : 1 }
    let period = autoreverses ? 2 * span : span
    let within = elapsed - (elapsed / period).rounded(.down) * period
    let part = within > span ? (2 * span - within) / span : within / span
    return min(max(part, 0), 1)
  }
}
