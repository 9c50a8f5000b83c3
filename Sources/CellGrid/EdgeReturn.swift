internal import CellMotion

/// Content that comes back to its edge, or to a page: a critically damped spring, with ω = 11/s where it
/// returns.
///
/// `x(t) = edge + (d + (v + ω·d)·t)·e^(−ω t)`. It is over when the envelope
/// `(|d| + |v + ω·d|·t)·e^(−ω t)` has come down to 0.01 points. Source: TOUCH 1.4.
struct EdgeReturn: Hashable, Sendable {
  /// The offset at the edge, in points.
  let edge: Double
  /// How far the content starts from the edge, in points; positive towards larger offsets.
  let distance: Double
  /// The speed at the start, in points per second.
  let speed: Double
  /// ω, in units per second.
  private var frequency = Self.slowest

  private static let slowest = 11.0
  private static let tolerance = 0.01

  /// Content that returns to its edge.
  init(edge: Double, distance: Double, speed: Double) {
    (self.edge, self.distance, self.speed) = (edge, distance, speed)
  }

  /// Content that is on its way to a place: so quick that it does not go beyond.
  ///
  /// With ω = speed / way the drive is 0, and what is left of the way falls as `e^(−ω t)`.
  init(arriving place: Double, from offset: Double, speed: Double) {
    self.init(edge: place, distance: offset - place, speed: speed)
    if speed * distance < 0 { frequency = max(Self.slowest, abs(speed / distance)) }
  }

  /// How long it lasts, in seconds.
  ///
  /// The iteration `t ← ln(envelope(t)·e^(ω t) / tolerance) / ω` starts late and falls onto the last
  /// time at which the envelope has the tolerance's height.
  var length: Double {
    var time = 10.0
    for _ in 0..<40 {
      let height = (abs(distance) + abs(drive) * time) / Self.tolerance
      guard height > 1 else { return 0 }
      time = Elementary.log(height) / frequency
    }
    return time
  }

  /// The offset after a time in seconds.
  func value(after time: Double) -> Double {
    edge + (distance + drive * time) * Elementary.exp(-frequency * time)
  }

  /// The speed after a time in seconds, in points per second.
  func speed(after time: Double) -> Double {
    (speed - frequency * drive * time) * Elementary.exp(-frequency * time)
  }

  private var drive: Double { speed + frequency * distance }
}
